/// The platform that a document is for: margins, controls and fonts of the others are not known here.
enum DocumentPlatform: String {
  case iOS
  case macOS
  case tvOS
  case watchOS

  /// Distinguishes platforms by a document's target runtime and its type, either of which may be absent;
  /// a document that states neither is taken for one of iOS, as all early ones were.
  init(targetRuntime: String, documentType: String) {
    func says(_ runtime: String, _ type: String) -> Bool {
      targetRuntime.hasPrefix(runtime) || documentType.contains(type)
    }
    if says("MacOSX", ".Cocoa.") {
      self = .macOS
    } else if says("AppleTV", ".AppleTV.") {
      self = .tvOS
    } else if says("watchKit", ".WatchKit.") {
      self = .watchOS
    } else {
      self = .iOS
    }
  }
}
