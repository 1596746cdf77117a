import ScenarioEngine

/// A pattern of paths, as version control's lists of ignored files have them.
struct PathPattern: Sendable, Hashable {
  /// The parts between slashes; `**` stands for any number of folders.
  private let parts: [[Unicode.Scalar]]

  private static let anyFolders = Array("**".unicodeScalars)

  /// Reads a pattern; every text is one.
  init(_ text: String) {
    let isAnywhere = !text.dropLast().contains("/")
    var parts = text.split(separator: "/").map { Array($0.unicodeScalars) }
    if isAnywhere { parts.insert(Self.anyFolders, at: 0) }
    if text.hasSuffix("/") { parts.append(Self.anyFolders) }
    self.parts = parts
  }

  /// Whether a path fits.
  /// - Complexity: O(*parts of the pattern* · *length of the path*).
  func matches(_ path: String) -> Bool {
    // How many parts of the pattern may be used up by the folders read so far.
    var ends = closure([0])
    for name in path.split(separator: "/") {
      let scalars = Array(name.unicodeScalars)
      var next: Set<Int> = []
      for place in ends where place < parts.count {
        if parts[place] == Self.anyFolders {
          next.insert(place)
        } else if Glob.matches(scalars, parts[place], any: "*", one: "?") {
          next.insert(place + 1)
        }
      }
      ends = closure(next)
      if ends.isEmpty { return false }
    }
    return ends.contains(parts.count)
  }

  /// Places, and those behind parts that may stand for nothing.
  private func closure(_ places: Set<Int>) -> Set<Int> {
    var result = places
    for place in places {
      var place = place
      while place < parts.count, parts[place] == Self.anyFolders {
        place += 1
        result.insert(place)
      }
    }
    return result
  }
}
