/// Groups of views that are cut off alike, opened and closed as the views come back to front.
struct ClipGroups {
  private var identifiers: [Int: String] = [:]
  private var open: Int?

  /// Goes on with views that a clip cuts off, or that none does.
  ///
  /// - Parameters:
  ///   - clip: The clip; nil for none.
  ///   - writer: Where the views go.
  ///   - define: Defines a clip that was not used before, and returns its identifier.
  mutating func change(
    to clip: Int?, in writer: inout SVGWriter, define: (Int, inout SVGWriter) -> String
  ) {
    guard clip != open else { return }
    close(in: &writer)
    open = clip
    guard let clip else { return }
    let identifier = identifiers[clip] ?? define(clip, &writer)
    identifiers[clip] = identifier
    writer.open("clip-path=\"url(#\(identifier))\"")
  }

  /// Ends the group that is open, if one is.
  mutating func close(in writer: inout SVGWriter) {
    if open != nil { writer.close() }
    open = nil
  }
}
