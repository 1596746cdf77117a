import LayoutModel
import Testing
import VisualFormatLanguage

/// Formats that run from left to right, from right to left, and as the interface reads.
@Suite struct DirectionTests {
  private func equations(_ format: String, _ options: VisualFormatOptions) throws -> [String] {
    let superview = View()
    superview.accessibilityIdentifier = "S"
    var views: [String: View] = [:]
    for name in ["a", "b"] {
      let view = View()
      view.accessibilityIdentifier = name
      superview.addSubview(view)
      views[name] = view
    }
    let constraints = try LayoutConstraint.makeConstraints(
      withVisualFormat: format, options: options, metrics: [:], views: views)
    func name(_ item: LayoutItem?) -> String {
      (item as? View)?.accessibilityIdentifier ?? "none"
    }
    return constraints.map { constraint in
      "\(name(constraint.firstItem)).\(constraint.firstAttribute.name) "
        + "\(constraint.relation) \(name(constraint.secondItem))."
        + "\(constraint.secondAttribute.name) \(constraint.constant)"
    }
  }

  private static let row = "H:|-10-[a(20)]-(>=5)-[b]-(<=7)-|"

  @Test func fromLeftToRightEdgesAreLeftAndRight() throws {
    #expect(
      try equations(Self.row, .directionLeftToRight) == [
        "a.left equal S.left 10.0", "a.width equal none.notAnAttribute 20.0",
        "b.left greaterThanOrEqual a.right 5.0", "S.right lessThanOrEqual b.right 7.0",
      ])
  }

  /// The equation turns around, so that distances stay positive.
  @Test func fromRightToLeftTheRowBeginsAtTheRight() throws {
    #expect(
      try equations(Self.row, .directionRightToLeft) == [
        "S.right equal a.right 10.0", "a.width equal none.notAnAttribute 20.0",
        "a.left greaterThanOrEqual b.right 5.0", "b.left lessThanOrEqual S.left 7.0",
      ])
  }

  @Test func asTheInterfaceReadsEdgesAreLeadingAndTrailing() throws {
    #expect(
      try equations(Self.row, []) == [
        "a.leading equal S.leading 10.0", "a.width equal none.notAnAttribute 20.0",
        "b.leading greaterThanOrEqual a.trailing 5.0", "S.trailing lessThanOrEqual b.trailing 7.0",
      ])
  }

  /// The direction is that of rows; columns know none.
  @Test(arguments: [VisualFormatOptions.directionLeftToRight, .directionRightToLeft, []])
  func columnsHaveNoDirection(_ options: VisualFormatOptions) throws {
    #expect(
      try equations("V:|-10-[a]-5-[b]|", options) == [
        "a.top equal S.top 10.0", "b.top equal a.bottom 5.0", "S.bottom equal b.bottom 0.0",
      ])
  }
}
