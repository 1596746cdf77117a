/// A source as the page's scripts read it: written once, its size known before a page takes it in.
package struct EncodedSource: Sendable {
  /// The source as JSON.
  package let json: String

  /// Writes a source down.
  ///
  /// - Complexity: O(n) in the views, constraints and states of all its scenes.
  package init(_ source: ViewerSource) {
    var json = PageJSON()
    json.write(source)
    self.json = json.text
  }
}
