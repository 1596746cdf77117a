import Foundation

/// What a module's sources declare for others: the members of each type, by name.
struct DeclaredInterface {
  /// How much a member does.
  enum Support: Int, Comparable {
    /// What it does on iOS, as far as layout shows it.
    case supported
    /// It is kept, or called, and changes nothing.
    case withoutEffect

    static func < (first: Support, second: Support) -> Bool { first.rawValue < second.rawValue }
  }

  /// Members by type; of those that stand several times, the best support.
  private(set) var members: [String: [String: Support]] = [:]

  /// Reads the sources of a folder.
  init(folder: URL) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    for name in names.filter({ $0.hasSuffix(".swift") }).sorted() {
      read(try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  /// Whether comments document that a declaration does nothing.
  private static func isWithoutEffect(_ comment: String) -> Bool {
    ["without effect", "never called", "never does", "Nothing is drawn", "nothing is recognized"]
      .contains { comment.contains($0) }
  }

  private mutating func read(_ text: String) {
    var type = ""
    var isTypeWithoutEffect = false
    var isProtocol = false
    var comment = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      let indentation = line.count - words.count
      if words.hasPrefix("//") {
        comment += words + "\n"
        continue
      }
      defer { if !words.hasPrefix("@") || words.contains("class ") { comment = "" } }
      if indentation == 0, let declared = Self.type(in: words) {
        type = declared
        isProtocol = words.contains("protocol ")
        isTypeWithoutEffect = !words.contains("extension ") && Self.isWithoutEffect(comment)
        continue
      }
      guard indentation == 2, !type.isEmpty,
        let member = Self.member(in: words, isRequirement: isProtocol)
      else { continue }
      let support: Support =
        isTypeWithoutEffect || Self.isWithoutEffect(comment) ? .withoutEffect : .supported
      let known = members[type]?[member] ?? .withoutEffect
      members[type, default: [:]][member] = min(known, support)
    }
  }

  /// The type that a line opens: `UIView` of `open class UIView: UIResponder {`.
  private static func type(in line: Substring) -> String? {
    let match = line.firstMatch(
      of: /(?:^|\s)(?:class|struct|enum|protocol|extension) ([A-Za-z0-9_.]+)/)
    return match.map { String($0.1) }
  }

  /// The name of the public member that a line declares.
  private static func member(in line: Substring, isRequirement: Bool) -> String? {
    guard isRequirement || line.contains(/(?:^|\s)(?:public|open)(?:\s|$)/) else { return nil }
    if let match = line.firstMatch(of: /(?:^|\s)(?:var|let|func|enum|struct) ([A-Za-z0-9_]+)/) {
      return String(match.1)
    }
    return line.contains(/(?:^|\s)init[?(]/) ? "init" : nil
  }
}
