import Drawing
import Foundation

/// Which frames of a stack a reader wants to see.
package enum ReadableFrames {
  /// The allocator and the runtime's own steps, which every stack ends with.
  private static let allocators: Set<String> = [
    "malloc", "calloc", "realloc", "free", "posix_memalign", "aligned_alloc", "memalign", "valloc",
    "swift_slowAlloc", "swift_slowAllocTyped", "swift_allocObject", "_swift_allocObject_",
    "swift_allocObjectTyped", "count_request", "current_slot", "new_block", "operator new",
  ]

  /// A stack without the way to the scenario at its beginning and the allocator at its end.
  package static func of(_ frames: [String]) -> [String] {
    var kept = frames.map(shortened)[...]
    if let start = kept.lastIndex(where: { $0.contains("ScenarioPlayback.perform(") }) {
      kept = kept[start...]
    }
    while let last = kept.last, isAllocator(last) { kept.removeLast() }
    return Array(kept)
  }

  private static func isAllocator(_ frame: String) -> Bool {
    allocators.contains(frame) || frame.hasPrefix("je_") || frame.hasPrefix("prof_")
      || frame.hasPrefix("swift::") || frame.hasPrefix("imalloc") || frame.hasPrefix("0x")
  }

  /// A frame without the address or the mark of an inlined call that jeprof puts behind its name.
  private static func shortened(_ frame: String) -> String {
    var name = frame[...]
    if name.hasSuffix("[inline]") { name = name.dropLast("[inline]".count) }
    if name.hasSuffix(">"), let open = name.lastIndex(of: "<") {
      let address = name[name.index(after: open)...].dropLast()
      if address.count == 16, address.allSatisfy(\.isHexDigit) { name = name[..<open] }
    }
    return FrameName.brief(name.trimmingCharacters(in: .whitespaces))
  }
}
