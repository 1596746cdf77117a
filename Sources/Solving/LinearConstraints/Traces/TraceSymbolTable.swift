/// What names stand for at one line of a trace.
///
/// Names are equal when their bytes are: the equality of `String` would confuse names that differ
/// only in how accents are composed.
struct TraceSymbolTable {
  /// The fate of one name.
  private struct Entry {
    /// The live declaration, or -1.
    var live: Int32
    /// The number of solves before it.
    var declaredAt: Int32
    /// The declaration that stood at the last solve of step `removedAt` and is gone, or -1.
    var removed: Int32 = -1
    var removedAt: Int32 = -1
  }

  private var entries: [ByteString: Entry] = [:]

  /// Makes a name stand for a declaration; false when it stands for another one.
  ///
  /// - Complexity: O(length of the name), as every operation here.
  mutating func declare(_ name: String, as declaration: Int32, step: Int32) -> Bool {
    let key = ByteString(text: name)
    guard var entry = entries[key] else {
      entries[key] = Entry(live: declaration, declaredAt: step)
      return true
    }
    guard entry.live < 0 else { return false }
    entry.live = declaration
    entry.declaredAt = step
    entries[key] = entry
    return true
  }

  /// The declaration for which a name stands.
  func declaration(of name: String) -> Int32? {
    guard let entry = entries[ByteString(text: name)], entry.live >= 0 else { return nil }
    return entry.live
  }

  /// What a name stood for at the last solve, or stands for since: expectations speak of that.
  func declarationAtLastSolve(of name: String, step: Int32) -> Int32? {
    guard let entry = entries[ByteString(text: name)] else { return nil }
    if entry.live >= 0, entry.declaredAt < step { return entry.live }
    if entry.removed >= 0, entry.removedAt == step { return entry.removed }
    return entry.live >= 0 ? entry.live : nil
  }

  /// Whether the name ever stood for anything.
  func wasDeclared(_ name: String) -> Bool {
    entries[ByteString(text: name)] != nil
  }

  /// Ends a name's declaration.
  mutating func remove(_ name: String, step: Int32) {
    let key = ByteString(text: name)
    guard var entry = entries[key] else { return }
    if entry.declaredAt < step {
      entry.removed = entry.live
      entry.removedAt = step
    }
    entry.live = -1
    entries[key] = entry
  }
}

/// A text that equals only texts of the same bytes.
package struct ByteString: Hashable {
  package var text: String

  package init(text: String) {
    self.text = text
  }

  package static func == (left: ByteString, right: ByteString) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  // Byte by byte: the hash of `String` is the same for all orders of combining accents, which
  // would let a hostile file fill one bucket.
  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 {
      hasher.combine(byte)
    }
  }
}
