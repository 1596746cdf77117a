import Foundation
import TestSupport
import Testing

/// `bench snapshot`: both sides of a change from git, and frames kept as text.
struct SnapshotCommandTests {
  /// A screen with a header, and a column of labels below it.
  private static func screen(
    _ name: String, header: Int = 44, label: String = "height &gt;= 10"
  ) -> String {
    let labels = (1...3).map { index in
      """
      <label id="\(name)-l\(index)" text="Line \(index)" \
      translatesAutoresizingMaskIntoConstraints="NO" adjustsFontForContentSizeCategory="YES">\
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    }
    let tops = (1...3).map { index in
      """
      <constraint firstItem="\(name)-l\(index)" firstAttribute="top" \
      secondItem="\(index == 1 ? "\(name)-h" : "\(name)-l\(index - 1)")" \
      secondAttribute="bottom" constant="8" id="\(name)-t\(index)"/>
      <constraint firstItem="\(name)-l\(index)" firstAttribute="leading" secondItem="\(name)-s" \
      secondAttribute="leading" constant="20" id="\(name)-x\(index)"/>
      """
    }
    return StoryboardText.document(
      """
      <scene sceneID="\(name)-scene"><objects>\
      <viewController id="\(name)-c" customClass="\(name)"><view key="view" id="\(name)-v">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view id="\(name)-h" userLabel="header" translatesAutoresizingMaskIntoConstraints="NO">
      <constraints><constraint firstAttribute="height" constant="\(header)" id="\(name)-hh"/>
      </constraints></view>
      \(labels.joined(separator: "\n"))
      </subviews><viewLayoutGuide key="safeArea" id="\(name)-s"/><constraints>
      <constraint firstItem="\(name)-h" firstAttribute="top" secondItem="\(name)-s" \
      secondAttribute="top" id="\(name)-ht"/>
      <constraint firstItem="\(name)-h" firstAttribute="leading" secondItem="\(name)-v" \
      secondAttribute="leading" id="\(name)-hl"/>
      <constraint firstItem="\(name)-v" firstAttribute="trailing" secondItem="\(name)-h" \
      secondAttribute="trailing" id="\(name)-hr"/>
      \(tops.joined(separator: "\n"))
      </constraints></view></viewController></objects></scene>
      """)
  }

  /// The first screen with a constant height for a text that grows.
  private static let faultyScreen = screen("S0").replacing(
    "id=\"S0-t1\"/>",
    with: "id=\"S0-t1\"/><constraint firstItem=\"S0-l1\" firstAttribute=\"height\" "
      + "constant=\"24\" id=\"S0-fixed\"/>")

  private static let git = """
    set -e
    export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b.example GIT_COMMITTER_NAME=a
    export GIT_COMMITTER_EMAIL=a@b.example GIT_CONFIG_NOSYSTEM=1 HOME=$PWD

    """

  /// A repository with documents in a folder, all in one commit.
  private static func repository(_ count: Int) throws -> HostileFolder {
    let folder = try HostileFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/App", withIntermediateDirectories: true)
    for index in 0..<count { try folder.write("App/S\(index).storyboard", screen("S\(index)")) }
    let made = try folder.shell(git + "git init -q -b main . && git add App && git commit -qm one")
    try #require(made.status == 0, "\(made)")
    return folder
  }

  private static let quick = ["--devices", "iphone-se-3", "--text-sizes", "L,xxxL"]

  private func bench(_ folder: HostileFolder, _ words: String...) throws -> ProgramResult {
    try BuiltProgram.run(
      ["snapshot"] + words + Self.quick, environment: ["HOME": folder.path],
      workingFolder: folder.path, timeout: 120)
  }

  @Test("the change of one constant in one document of fifty is told exactly, with its cause")
  func constant() throws {
    let folder = try Self.repository(50)
    try folder.write("App/S7.storyboard", Self.screen("S7", header: 56))
    let before = try folder.shell(Self.git + "git status --porcelain && git ls-files -s | cksum")
    let result = try bench(folder, "App", "--against", "HEAD")
    #expect(result.status == 0, "\(result)")
    let lines = result.lines
    #expect(lines.first == "App/S7.storyboard: S7 (S7-v): 4 views in 11 of 11 configurations")
    #expect(lines[1] == "  line 4: header.height == 44 -> header.height == 56")
    #expect(
      lines[2]
        == "      3 views: 12 down, in all configurations; UILabel 'Line 1', UILabel 'Line 2', "
        + "UILabel 'Line 3'" || lines[3].contains("12 down"), "\(lines)")
    #expect(result.output.contains("header: 12 higher, in all configurations"))
    #expect(result.output.contains("1 of 50 documents changed, 1 screen different, 0 as before"))
    #expect(lines.dropLast().last == "no new finding; 0 fixed, 0 as before", "\(lines)")
    // Nothing of the user's is touched.
    let after = try folder.shell(Self.git + "git status --porcelain && git ls-files -s | cksum")
    #expect(before.output == after.output)
  }

  @Test("only new findings fail, and any number of queues tells the same")
  func newFindings() throws {
    let folder = try Self.repository(3)
    // Another document is new, one is gone, one moved.
    try folder.write("App/S0.storyboard", Self.faultyScreen)
    try folder.write("App/New.storyboard", Self.screen("New"))
    let moved = try folder.shell(
      Self.git + "mkdir App/Sub && git mv App/S1.storyboard App/Sub/ && git rm -q App/S2.storyboard"
    )
    #expect(moved.status == 0, "\(moved)")
    let one = try bench(folder, "App", "--against", "main", "--queues", "1")
    #expect(one.status == 1, "\(one)")
    #expect(one.output.contains("error: text-clipped: UILabel 'Line 1' is cut off"))
    #expect(one.output.contains("App/New.storyboard: New (New-v): new screen"))
    #expect(one.output.contains("App/S2.storyboard: S2 (S2-v): the screen is gone"))
    #expect(!one.output.contains("App/Sub/S1.storyboard:"))
    #expect(one.output.contains("new: 1 error; 0 fixed"))
    let three = try bench(folder, "App", "--against", "main", "--queues", "3")
    #expect(one.output == three.output && three.status == 1)
    #expect(try bench(folder, "App", "--against", "main", "--fail-on", "never").status == 0)

    let sarif = try bench(
      folder, "App", "--against", "main", "--sarif", "a.sarif", "--html", "a.html", "--markdown",
      "a.md", "--json")
    #expect(sarif.status == 1)
    let log = String(decoding: try folder.bytes("a.sarif"), as: UTF8.self)
    #expect(log.contains("\"ruleId\" : \"text-clipped\""))
    let comment = String(decoding: try folder.bytes("a.md"), as: UTF8.self)
    #expect(comment.hasPrefix("<!-- layoutbench screens -->\n### ❌ Screens: new: 1 error"))
    #expect(try String(decoding: folder.bytes("a.html"), as: UTF8.self).contains("S0"))
    #expect(sarif.output.contains("\"documentCount\" : 3"))

    // Once it is in the branch's own past it is not new; a fix is reported.
    let committed = try folder.shell(Self.git + "git add -A App && git commit -qm two")
    #expect(committed.status == 0)
    let old = try bench(folder, "App", "--against", "HEAD")
    #expect(old.status == 0 && old.output.contains("0 of 3 documents changed"))
    let range = try bench(folder, "App", "--against", "HEAD..HEAD~1")
    #expect(range.status == 0, "\(range)")
    #expect(range.output.contains("fixed: text-clipped"))
  }

  @Test("what cannot be compared ends with its status, and says why")
  func failures() throws {
    let folder = try Self.repository(1)
    #expect(try bench(folder, "App", "--against", "nowhere").status == 64)
    #expect(try bench(folder, "App", "--against", "--output=x").status == 64)
    #expect(try bench(folder, "App").status == 64)
    try folder.write("App/S0.storyboard", "<document")
    let broken = try bench(folder, "App", "--against", "HEAD")
    #expect(broken.status == 65)
    #expect(broken.errors.contains("App/S0.storyboard:1:"), "\(broken)")
    let lone = try HostileFolder()
    try lone.write("a.storyboard", Self.screen("a"))
    let outside = try bench(lone, ".", "--against", "HEAD")
    #expect(outside.status == 65, "\(outside)")
    let line = ".: error: is in no git repository that can be read: "
    #expect(outside.errors.hasPrefix(line), "\(outside)")
  }

  @Test("submodules, names that break lines and edits that move nothing are told as such")
  func oddities() throws {
    let inner = try Self.repository(1)
    let folder = try Self.repository(1)
    try folder.write("App/a\nb.storyboard", Self.screen("B"))
    try folder.shell(
      Self.git + "git -c protocol.file.allow=always submodule add -q '\(inner.path)' Parts"
        + " && git add -A && git commit -qm two"
    ).check()
    try folder.write("Parts/App/S0.storyboard", Self.screen("S0", header: 50))
    try folder.write("App/a\nb.storyboard", Self.screen("B", header: 50))
    try folder.write(
      "App/S0.storyboard",
      Self.screen("S0").replacing("userLabel=\"header\"", with: "userLabel=\"head\""))
    let result = try bench(folder, ".", "--against", "HEAD")
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains("not looked at: ./Parts, a repository of its own"), "\(result)")
    #expect(result.output.contains("./App/a␊b.storyboard: B (B-v): 4 views"))
    #expect(
      result.output.contains("moved nothing in any configuration: ./App/S0.storyboard: line "))
    let named = try bench(folder, "Parts", "--against", "HEAD")
    #expect(named.output.contains("Parts/App/S0.storyboard: S0 (S0-v): 4 views"), "\(named)")
  }

  @Test("frames are kept as text: one file a scene, only what changes is written")
  func text() throws {
    let folder = try Self.repository(3)
    let first = try bench(folder, "App", "-o", "Screens")
    #expect(first.status == 0 && first.output.contains("3 written"), "\(first)")
    #expect(
      try folder.shell("find Screens -type f | sort").output
        == (0..<3).map { "Screens/S\($0).storyboard/S\($0).screen\n" }.joined())
    #expect(try bench(folder, "App", "--check", "Screens").status == 0)
    let stamp =
      "stat -c '%Y %i' Screens/*/*.screen 2>/dev/null || stat -f '%m %i' Screens/*/*.screen"
    let before = try folder.shell(stamp).lines

    try folder.write("App/S1.storyboard", Self.screen("S1", header: 56))
    let check = try bench(folder, "App", "--check", "Screens")
    #expect(check.status == 1, "\(check)")
    #expect(check.output.contains("S1.storyboard/S1.screen: different"))
    #expect(check.output.contains("+   view S1-h 0 20 375 56"), "\(check)")
    #expect(try folder.shell(stamp).lines == before)

    try folder.shell("rm App/S2.storyboard; echo keep > Screens/mine.screen").check()
    #expect(try bench(folder, "App", "--check", "Screens").output.contains("stale"))
    // Of one document alone nothing is known of others.
    #expect(
      try !bench(folder, "App/S0.storyboard", "--check", "Screens").output.contains("stale"))
    let second = try bench(folder, "App", "-o", "Screens")
    #expect(second.output.contains("S2.storyboard/S2.screen: removed, its scene is gone"))
    #expect(second.output.contains("1 scene as written before, 1 written, 1 removed"), "\(second)")
    let after = try folder.shell(stamp).lines
    #expect(after.contains(before[0]))
    #expect(try folder.shell("cat Screens/mine.screen").output == "keep\n")
    #expect(try bench(folder, "App", "--check", "Screens").status == 0)
  }

  @Test("a configuration file counts for what is below it, and is named where it is wrong")
  func configuration() throws {
    let folder = try Self.repository(1)
    try folder.write("App/S0.storyboard", Self.faultyScreen)
    let words = ["inspect", "App"] + Self.quick
    func inspect() throws -> ProgramResult {
      try BuiltProgram.run(words, workingFolder: folder.path)
    }
    #expect(try inspect().status == 1)
    try folder.write(".layoutbench.yml", "rules: {text-clipped: off}\n")
    #expect(try inspect().status == 0)
    try folder.write("App/.layoutbench.yml", "rules: {text-clipped: warning}\n")
    #expect(try inspect().output.contains("warning: text-clipped"))
    try folder.write("App/.layoutbench.yml", "ignore: ['*.storyboard']\n")
    #expect(try inspect().output.contains("1 documents that the configuration leaves out"))
    try folder.write("App/.layoutbench.yml", "rules:\n  text-cliped: off\nx: 1\n")
    let wrong = try inspect()
    #expect(wrong.status == 65, "\(wrong)")
    #expect(wrong.errors.contains("App/.layoutbench.yml:2:3: error: unknown key 'text-cliped'"))
    #expect(wrong.errors.contains("App/.layoutbench.yml:3:1: error: unknown key 'x'"))
    // A link that leads nowhere is no file that is not there.
    try folder.shell("rm App/.layoutbench.yml; ln -s nowhere App/.layoutbench.yml").check()
    #expect(try inspect().status == 65)
  }
}

extension ProgramResult {
  /// Requires that the program ended well.
  fileprivate func check() throws { try #require(status == 0, "\(self)") }
}
