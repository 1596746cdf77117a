import LayoutModel
import Testing

/// The grammar of descriptions, form by form.
@Suite struct ConstraintDescriptionTests {
  private let tree = NamedTree()
  private var root: View { tree.root }
  private var a: View { tree.a }
  private var b: View { tree.b }

  private func text(_ constraint: LayoutConstraint) -> String { constraint.description }

  @Test func distancesReadAsVisualFormats() {
    #expect(
      text(a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8))
        == "<NSLayoutConstraint H:|-(8)-[a]   (inactive, names: '|':root )>")
    #expect(
      text(root.bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 30))
        == "<NSLayoutConstraint V:[a]-(>=30)-|   (inactive, names: '|':root )>")
    #expect(
      text(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: -2.5))
        == "<NSLayoutConstraint V:[a]-(-2.5)-[b]   (inactive)>")
    #expect(
      text(b.leftAnchor.constraint(equalTo: a.rightAnchor))
        == "<NSLayoutConstraint H:[a]-(0)-[b](LTR)   (inactive)>")
    let optional = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10)
    optional.priority = .defaultHigh
    #expect(
      text(optional) == "<NSLayoutConstraint H:[a]-(10@750)-[b] priority:750   (inactive)>")
  }

  @Test func theOrderOfItemsDecidesWhetherItIsADistance() {
    #expect(
      text(a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -13))
        == "<NSLayoutConstraint a.trailing == root.trailing - 13   (inactive)>")
    #expect(
      text(root.leadingAnchor.constraint(equalTo: a.leadingAnchor))
        == "<NSLayoutConstraint root.leading == a.leading   (inactive)>")
    #expect(
      text(a.trailingAnchor.constraint(lessThanOrEqualTo: b.leadingAnchor))
        == "<NSLayoutConstraint a.trailing <= b.leading   (inactive)>")
  }

  @Test func equationsHaveFactorsAndConstants() throws {
    #expect(
      text(a.widthAnchor.constraint(equalToConstant: 60))
        == "<NSLayoutConstraint a.width == 60   (inactive)>")
    #expect(
      text(a.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 1.0 / 3, constant: 4))
        == "<NSLayoutConstraint a.height == 0.333333*root.height + 4   (inactive)>")
    let negative = try LayoutConstraint.make(
      item: a, attribute: .width, relatedBy: .lessThanOrEqual, toItem: b, attribute: .height,
      multiplier: -1)
    #expect(text(negative) == "<NSLayoutConstraint a.width <= -b.height   (inactive)>")
    let leading = try LayoutConstraint.make(
      item: a, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading,
      multiplier: 2)
    #expect(text(leading) == "<NSLayoutConstraint a.leading == 2*root.leading   (inactive)>")
  }

  @Test func identifiersComeFirst() {
    let constraint = a.widthAnchor.constraint(equalTo: b.widthAnchor)
    constraint.identifier = "same width"
    constraint.isActive = true
    #expect(text(constraint) == "<NSLayoutConstraint 'same width' a.width == b.width   (active)>")
  }

  @Test func distancesOfTheSystemSayTheirName() {
    let after = b.leadingAnchor.constraint(
      equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)
    #expect(
      text(after)
        == "<NSLayoutConstraint H:[a]-(NSLayoutAnchorConstraintSpace(8))-[b]   (inactive)>")
    let below = b.bottomAnchor.constraint(
      lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1.5)
    #expect(
      text(below)
        == "<_UISystemBaselineConstraint b.bottom <= a.bottom NSLayoutAnchorConstraintSpace(12)"
        + "   (inactive)>")
  }

  @Test func unnamedItemsHaveAPlaceInsteadOfAnAddress() {
    let child = View()
    b.addSubview(child)
    #expect(
      text(child.topAnchor.constraint(equalTo: b.topAnchor))
        == "<NSLayoutConstraint V:|-(0)-[UIView#1.0]   (inactive, names: '|':b )>")
    let guide = LayoutGuide()
    b.addLayoutGuide(guide)
    #expect(
      text(guide.heightAnchor.constraint(equalTo: root.safeAreaLayoutGuide.heightAnchor))
        == "<NSLayoutConstraint b.layoutGuides[0].height == root.safeAreaLayoutGuide.height"
        + "   (inactive)>")
  }

  @Test func distancesBetweenPlacesAreInParentheses() {
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    #expect(
      text(gap.constraint(equalTo: a.widthAnchor, multiplier: 2))
        == "<NSLayoutConstraint (b.leading - a.trailing) == 2*a.width   (inactive)>")
    #expect("\(gap)" == "<_NSDistanceLayoutDimension \"(b.leading - a.trailing)\">")
    #expect("\(a.topAnchor)" == "<NSLayoutYAxisAnchor \"a.top\">")
  }

  @Test func subclassesKeepTheirName() {
    final class RulerConstraint: LayoutConstraint {}
    final class Ruler: View {}
    let ruler = Ruler()
    let constraint = RulerConstraint(
      unchecked: ruler, .width, .equal, nil, .notAnAttribute, multiplier: 1, constant: 5)
    #expect(text(constraint) == "<RulerConstraint Ruler.width == 5   (inactive)>")
  }
}
