import Foundation
import TestSupport
import Testing

/// `bench inspect` over its matrix of configurations.
struct InspectMatrixTests {
  /// A screen with a label of a constant height and another that nothing is wrong with.
  private static func screen(height: String) -> String {
    StoryboardText.document(
      """
      <scene sceneID="s1"><objects><viewController id="c">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label id="a" text="Name" translatesAutoresizingMaskIntoConstraints="NO" \
      adjustsFontForContentSizeCategory="YES"><fontDescription key="fontDescription" \
      style="UICTFontTextStyleBody"/><constraints>
      <constraint firstAttribute="height" \(height) id="h"/></constraints></label></subviews>
      <viewLayoutGuide key="safeArea" id="s"/><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top" id="t"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="s" \
      secondAttribute="leading" constant="20" id="l"/></constraints></view></viewController>
      </objects></scene>
      """)
  }

  /// A screen whose label is cut off where its text grows.
  static let faulty = screen(height: "constant=\"24\"")
  private static let faultless = screen(height: "relation=\"greaterThanOrEqual\" constant=\"24\"")

  @Test("a fault is told once, with its ranges; the status is 1 for an error only")
  func oneFinding() throws {
    let folder = try HostileFolder()
    try folder.write("a.storyboard", Self.faulty)
    let result = try folder.bench("inspect", "--devices", "iphone-se-3", "a.storyboard")
    #expect(result.status == 1, "\(result)")
    #expect(result.output.contains("a.storyboard:3:1: error: text-clipped: UILabel 'Name' is cut"))
    #expect(result.output.contains("from xxxL; told as on iphone-se-3 xxxL"), "\(result.output)")
    #expect(result.output.contains("1 document: 1 error"))
    #expect(
      try folder.bench("inspect", "--devices", "iphone-se-3", "a.storyboard", "--fail-on", "never")
        .status == 0)
    #expect(
      try folder.bench(
        "inspect", "--devices", "iphone-se-3", "a.storyboard", "--text-sizes", "L,xL"
      ).status == 0)
    #expect(
      try folder.bench(
        "inspect", "--devices", "iphone-se-3", "a.storyboard", "--text-sizes", "L,xQ"
      ).status == 64)
    try folder.write("a.storyboard", Self.faultless)
    let clean = try folder.bench("inspect", "--devices", "iphone-se-3", "a.storyboard")
    #expect(clean.status == 0 && clean.output.contains("no finding"), "\(clean)")
  }

  @Test("any number of queues tells the same")
  func queues() throws {
    let folder = try HostileFolder()
    for index in 0..<5 {
      try folder.write("\(index).storyboard", index == 2 ? Self.faultless : Self.faulty)
    }
    let words = ["inspect", ".", "--json", "--fail-on", "never", "--devices", "iphone-se-3"]
    let one = try BuiltProgram.run(words + ["--queues", "1"], workingFolder: folder.path)
    let three = try BuiltProgram.run(words + ["--queues", "3"], workingFolder: folder.path)
    #expect(one.status == 0 && one.output == three.output && one.output.count > 1000)
  }

  @Test("a document that cannot be read takes nothing from the report on the others")
  func partialReport() throws {
    let folder = try HostileFolder()
    try folder.write("a.storyboard", Self.faulty)
    try folder.write("b.storyboard", "no document")
    let words = ["inspect", "--json", "--devices", "iphone-se-3"]
    let both = try BuiltProgram.run(words + ["."], workingFolder: folder.path)
    #expect(both.status == 65 && both.output.contains("text-clipped"), "\(both)")
    #expect(both.errors.contains("b.storyboard"), "\(both)")
    let one = try BuiltProgram.run(words + ["b.storyboard"], workingFolder: folder.path)
    #expect(one.status == 65 && !one.output.contains("\"findings\""), "\(one)")
  }

  @Test("the log for code hosts has one result a finding, with a fingerprint of its ids")
  func log() throws {
    let folder = try HostileFolder()
    try folder.write("a.storyboard", Self.faulty)
    #expect(
      try folder.bench("inspect", "--devices", "iphone-se-3", "a.storyboard", "--sarif", "1.sarif")
        .status == 1)
    // Other lines and another number: the same finding.
    try folder.write(
      "a.storyboard", "\n\n" + Self.screen(height: "constant=\"23\""))
    #expect(
      try folder.bench("inspect", "--devices", "iphone-se-3", "a.storyboard", "--sarif", "2.sarif")
        .status == 1)
    let results = try ["1.sarif", "2.sarif"].map { name -> [String: Any] in
      let log = try JSONSerialization.jsonObject(with: folder.bytes(name)) as? [String: Any]
      let runs = try #require(log?["runs"] as? [[String: Any]])
      #expect(runs.count == 1)
      let results = try #require(runs[0]["results"] as? [[String: Any]])
      #expect(results.count == 1)
      return try #require(results.first)
    }
    let prints = results.compactMap { $0["partialFingerprints"] as? [String: String] }
    #expect(prints.count == 2 && prints[0] == prints[1])
    #expect(prints.first?["primaryLocationLineHash"]?.hasSuffix(":1") == true)
    #expect(results[0]["ruleId"] as? String == "text-clipped")
  }
}
