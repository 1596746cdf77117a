import LayoutModel
import Testing

@Suite struct StackViewTests {
  private func stack(_ count: Int) -> (StackView, [View]) {
    let views = (0..<count).map { _ in View() }
    let stack = StackView(arrangedSubviews: views)
    stack.spacing = 8
    stack.updateConstraints()
    return (stack, views)
  }

  @Test func constraintsSayWhoMadeThem() {
    let (stack, views) = stack(3)
    #expect(stack.constraints.count == 10)
    #expect(stack.constraints.allSatisfy { $0.origin == .stackView })
    #expect(stack.constraints.allSatisfy { $0.identifier?.hasPrefix("UISV-") == true })
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    #expect(views.allSatisfy { $0.superview === stack })
  }

  @Test func theFirstOfTheHighestViewsHasTheBaselinesOfARow() {
    let (stack, views) = stack(3)
    #expect(stack.forFirstBaselineLayout === views[0])
    #expect(stack.forLastBaselineLayout === views[0])
    views[0].isHidden = true
    #expect(stack.forFirstBaselineLayout === views[1])
  }

  @Test func hidingAViewKeepsAllConstraints() {
    let (stack, views) = stack(50)
    let before = stack.constraints
    views[20].isHidden = true
    stack.updateConstraints()
    #expect(before.filter { !$0.isActive }.isEmpty, "a hidden view keeps its alignment")
    #expect(stack.constraints.count == before.count, "its place is no constraint of the stack")
    #expect(views[20].constraints.map(\.identifier) == ["UISV-hiding"])
    views[20].isHidden = false
    stack.updateConstraints()
    #expect(stack.constraints.count == before.count)
    #expect(views[20].constraints.isEmpty)
  }

  @Test func aHiddenViewThatLeavesHasItsSizeBackAtOnce() {
    let (stack, views) = stack(3)
    views[1].isHidden = true
    stack.updateConstraints()
    stack.removeArrangedSubview(views[1])
    #expect(views[1].constraints.isEmpty)
  }

  @Test func insertingAViewKeepsTheOthersConstraints() {
    let (stack, _) = stack(50)
    let before = stack.constraints
    stack.insertArrangedSubview(View(), at: 25)
    stack.updateConstraints()
    #expect(before.filter { !$0.isActive }.count == 1, "the spacing where it came between")
    #expect(stack.constraints.count == before.count - 1 + 4)
  }

  @Test func spacingChangesConstantsOnly() {
    let (stack, views) = stack(4)
    let before = stack.constraints
    stack.spacing = 20
    stack.setCustomSpacing(33, after: views[1])
    stack.setCustomSpacing(StackView.spacingUseSystem, after: views[2])
    stack.updateConstraints()
    #expect(before.allSatisfy { $0.isActive })
    #expect(stack.constraints.count == before.count)
    let spacings = stack.constraints.filter { $0.identifier == "UISV-spacing" }.map(\.constant)
    #expect(spacings == [20, 33, 8])
    #expect(stack.customSpacing(after: views[0]) == StackView.spacingUseDefault)
    stack.setCustomSpacing(StackView.spacingUseDefault, after: views[1])
    #expect(stack.arrangement.items.map(\.spacing) == [20, 20, 8, 20])
  }

  @Test func anUnchangedArrangementTouchesNothing() {
    let (stack, _) = stack(3)
    let before = stack.constraints.map(ObjectIdentifier.init)
    stack.updateConstraints()
    #expect(stack.constraints.map(ObjectIdentifier.init) == before)
  }

  @Test func guidesComeAndGoWithTheDistribution() {
    let (stack, views) = stack(4)
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.updateConstraints()
    #expect(stack.guides.count == 4)
    #expect(stack.layoutGuides.isEmpty, "they are the stack's own")
    stack.removeArrangedSubview(views[1])
    stack.updateConstraints()
    #expect(stack.guides.count == 3)
    stack.distribution = .fill
    stack.alignment = .fill
    stack.updateConstraints()
    #expect(stack.guides.isEmpty)
  }

  @Test func aViewThatLeavesIsNoLongerArranged() {
    let (stack, views) = stack(3)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    stack.updateConstraints()
    #expect(stack.constraints.count == 7)
    stack.removeArrangedSubview(views[0])
    #expect(views[0].superview === stack, "it stays a subview")
    stack.updateConstraints()
    #expect(stack.constraints.count == 4)
  }

  @Test func insertingAnArrangedViewAgainMovesIt() {
    let (stack, views) = stack(3)
    stack.setCustomSpacing(3, after: views[0])
    stack.insertArrangedSubview(views[0], at: 2)
    #expect(
      stack.arrangedSubviews.map(ObjectIdentifier.init)
        == [1, 2, 0].map { ObjectIdentifier(views[$0]) })
    #expect(stack.customSpacing(after: views[0]) == 3)
    #expect(stack.subviews.count == 3)
  }

  @Test func proportionsFollowTheContent() {
    let labels = [Label(text: "a"), Label(text: "a")]
    let stack = StackView(arrangedSubviews: labels)
    stack.distribution = .fillProportionally
    stack.updateConstraints()
    labels[0].text = "aaa"
    stack.updateConstraints()
    let shares = stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" }
    let wide = labels[0].intrinsicContentSize.width
    let narrow = labels[1].intrinsicContentSize.width
    #expect(shares.map(\.multiplier) == [wide / (wide + narrow), narrow / (wide + narrow)])
    #expect(shares.map(\.priority) == [999, 998])
  }

  @Test func alignmentsOfRowsHaveTwoNames() {
    #expect(StackView.Alignment.top == .leading && StackView.Alignment.bottom == .trailing)
    #expect(StackView.Alignment.top != .bottom)
  }
}
