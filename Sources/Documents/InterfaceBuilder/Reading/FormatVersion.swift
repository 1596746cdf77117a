/// The version of the format that a document is written in.
enum FormatVersion {
  /// The latest one that this reader knows: that of all documents since Xcode 5.
  static let latest = 3.0

  /// The warning about a document's version; nil where it is known, or not written, as in early ones.
  static func doubt(about version: String?) -> String? {
    guard let version else { return nil }
    guard let number = Double(version), number.isFinite else {
      return "the version '\(version)' is no number; read as \(latest)"
    }
    guard number > latest else { return nil }
    return "version \(version) of the format is not known, \(latest) is the latest that is; "
      + "read as that, which may leave out or misread what is new"
  }
}
