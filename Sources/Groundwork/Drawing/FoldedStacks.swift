/// Stacks with what was counted in them, in the folded form that flame graphs are made from.
package struct FoldedStacks: Hashable, Sendable {
  /// One stack: the outermost caller first.
  package struct Stack: Hashable, Sendable {
    package var frames: [String]
    package var count: Int
  }

  /// The stacks in the order of their frames; each once.
  package private(set) var stacks: [Stack] = []

  /// Reads lines `outermost;…;innermost count`; what is no such line is passed over.
  package init(text: String) {
    var counts: [[String]: Int] = [:]
    for line in text.split(separator: "\n") {
      guard let space = line.lastIndex(of: " "), let count = Int(line[line.index(after: space)...]),
        count > 0
      else { continue }
      let frames = line[..<space].split(separator: ";").map(String.init)
      if !frames.isEmpty { counts[frames, default: 0] += count }
    }
    stacks = Self.sorted(counts)
  }

  /// The stacks with their frames changed; stacks that become equal are added up.
  package func mapFrames(_ change: ([String]) -> [String]) -> FoldedStacks {
    var counts: [[String]: Int] = [:]
    for stack in stacks {
      let frames = change(stack.frames)
      if !frames.isEmpty { counts[frames, default: 0] += stack.count }
    }
    var changed = self
    changed.stacks = Self.sorted(counts)
    return changed
  }

  /// The sum of all counts.
  package var total: Int { stacks.reduce(0) { $0 + $1.count } }

  /// The innermost frames with what was counted in them, the most first.
  package var sites: [(frame: String, count: Int)] {
    var counts: [String: Int] = [:]
    for stack in stacks {
      if let last = stack.frames.last { counts[last, default: 0] += stack.count }
    }
    return counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map { ($0.key, $0.value) }
  }

  /// The folded form, one stack a line.
  package var text: String {
    stacks.map { "\($0.frames.joined(separator: ";")) \($0.count)\n" }.joined()
  }

  private static func sorted(_ counts: [[String]: Int]) -> [Stack] {
    counts.map { Stack(frames: $0.key, count: $0.value) }
      .sorted { $0.frames.lexicographicallyPrecedes($1.frames) }
  }
}
