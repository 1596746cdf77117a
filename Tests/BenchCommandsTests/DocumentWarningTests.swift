import Foundation
import TestSupport
import Testing

/// Each verb that reads documents warns of a version of their format that it does not know, once.
struct DocumentWarningTests {
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="9.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/>
    <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><view id="inner" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view></subviews>
    <constraints>
    <constraint firstItem="inner" firstAttribute="top" secondItem="root" secondAttribute="top" id="a"/>
    <constraint firstItem="inner" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" id="b"/>
    <constraint firstItem="inner" firstAttribute="width" constant="10" id="c"/>
    <constraint firstItem="inner" firstAttribute="height" constant="10" id="d"/>
    </constraints></view></objects></document>
    """

  @Test(
    "the warning stands on standard error, once",
    arguments: [
      "inspect App/x.xib --devices iphone-se-3 --html pages", "inspect --conformance App",
      "inspect App/x.xib --device iphone-se-3", "render App/x.xib -o x.svg",
      "view App/x.xib -o x.html", "view App -o x.html",
      "snapshot App -o Screens --devices iphone-se-3", "trace App/x.xib -o x.trace",
      "run App/x.xib --time-budget 0.01 --no-save --quiet",
      "snapshot App --against HEAD --devices iphone-se-3",
    ])
  func warning(words: String) throws {
    let folder = try HostileFolder()
    try #require(folder.shell("mkdir App").status == 0)
    try folder.write("App/x.xib", Self.text)
    let git = "git -c user.name=a -c user.email=a@b"
    let made = try folder.shell("git init -q . && git add -A && \(git) commit -qm one")
    try #require(made.status == 0, "\(made)")
    try folder.write("App/x.xib", Self.text.replacing("constant=\"10\"", with: "constant=\"11\""))
    let result = try BuiltProgram.run(
      words.split(separator: " ").map(String.init), workingFolder: folder.path)
    let warnings = result.errors.split(separator: "\n").filter {
      $0.hasPrefix("App/x.xib:1:1: warning: version 9.0 of the format is not known")
    }
    #expect(warnings.count == 1, "\(result)")
  }
}
