import Foundation

/// The program that is running, as a file.
package struct ProgramFile: Hashable, Sendable {
  /// A hash that distinguishes it from other programs; see ``BinaryHash``.
  package var hash: String
  /// The version of the compiler that made it, if it left one in the file.
  package var compiler: String?

  /// Looks into a program file.
  ///
  /// - Returns: `nil` when it cannot be read.
  /// - Complexity: O(bytes).
  package init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    hash = BinaryHash.hash(of: data)
    compiler = Self.compilerVersion(in: data)
  }

  /// The program that is running; it is read once, as a process may begin many records.
  package static func current() -> ProgramFile? { running }

  private static let running =
    ProgramFile(path: "/proc/self/exe")
    ?? CommandLine.arguments.first.flatMap { ProgramFile(path: $0) }

  /// Every Swift compiler writes its version, as `swift --version` prints it first, into what it
  /// compiles: among the comments of the object file.
  private static func compilerVersion(in data: Data) -> String? {
    let start = "Swift version "
    var place = 0
    while let found = data.place(of: start, from: place) {
      place = found + start.utf8.count
      let text = data.dropFirst(found).prefix(120).prefix { (32...126).contains($0) }
      // The compiler's own text goes on with a number; this file's goes on with a quotation mark.
      if text.dropFirst(start.utf8.count).first.map({ (48...57).contains($0) }) == true {
        return String(decoding: text, as: UTF8.self)
      }
    }
    return nil
  }
}
