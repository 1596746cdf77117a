import Foundation
import Statistics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Long files read word by word and searched, where they lie: the unsafe file of this folder.
///
/// With an iterator and `Data.range(of:)` in its place, to look into its own program was two thirds of
/// the instructions of a short `bench run`: 2.6 of 4.0 thousand million.
extension Data {
  /// Takes all bytes into a hash, eight at a time with the lowest first, and what is left as one word.
  func combineWords(into hash: inout FNVHash) {
    unsafe withUnsafeBytes { bytes in
      let size = MemoryLayout<UInt64>.size
      let end = bytes.count - bytes.count % size
      var place = 0
      while place < end {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        hash.combine(UInt64(littleEndian: word))
        place += size
      }
      var rest: UInt64 = 0
      for place in end..<bytes.count {
        rest |= unsafe UInt64(bytes[place]) << UInt64(8 * (place - end))
      }
      hash.combine(rest)
    }
  }

  /// Where a text stands first at or after a place, counted from the beginning; none where it does not.
  func place(of text: String, from start: Int) -> Int? {
    let text = Array(text.utf8)
    return unsafe withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress, let first = text.first else { return nil }
      var place = start
      while bytes.count - place >= text.count {
        let room = bytes.count - place - text.count + 1
        guard let found = unsafe memchr(base + place, Int32(first), room) else { return nil }
        if unsafe memcmp(found, text, text.count) == 0 {
          return unsafe UnsafeRawPointer(found) - base
        }
        place = unsafe UnsafeRawPointer(found) - base + 1
      }
      return nil
    }
  }
}
