import LayoutModel
import Testing
import VisualFormatLanguage

@Suite struct StandardSpacingTests {
  private let root = View()
  private let child = View()

  init() {
    root.addSubview(child)
  }

  private func constants(_ format: String) throws -> [LayoutConstraint] {
    try LayoutConstraint.makeConstraints(withVisualFormat: format, views: ["child": child])
  }

  @Test func theDistanceToASuperviewIsItsMarginAndFollowsIt() throws {
    let constraints = try constants("|-[child]-|")
    #expect(constraints.map(\.constant) == [8, 8])
    LayoutConstraint.activate(constraints)
    root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(constraints.map(\.constant) == [2, 4])
    root.semanticContentAttribute = .forceRightToLeft
    #expect(constraints.map(\.constant) == [4, 2])
  }

  @Test func activationTakesOverMarginsThatChangedBefore() throws {
    let constraints = try constants("V:|-[child]-|")
    root.layoutMargins = EdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
    #expect(constraints.map(\.constant) == [8, 8])
    LayoutConstraint.activate(constraints)
    #expect(constraints.map(\.constant) == [30, 40])
  }

  @Test func aConstantThatIsSetNoLongerFollows() throws {
    let constraint = try #require(try constants("|-[child]").first)
    constraint.isActive = true
    constraint.constant = 5
    root.layoutMargins = .all(30)
    #expect(constraint.constant == 5)
  }

  @Test func aGuideStandsInItsOwningView() throws {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let constraints = try LayoutConstraint.makeConstraints(
      withVisualFormat: "V:|-[guide]-20-[child]", options: .spacingBaselineToBaseline,
      views: ["guide": guide, "child": child])
    #expect(constraints.map { $0.secondItem === root } == [true, false])
    // A guide has no baseline that the option could speak about.
    #expect(constraints.map(\.firstAttribute) == [.top, .top])
  }
}
