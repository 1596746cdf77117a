import Testing
import UIKit

/// Numbers and values have UIKit's types, names and raw values.
@Suite @MainActor struct ValueTests {
  @Test func geometryIsFoundations() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let width: CGFloat = view.frame.width
    let foundation: Foundation.CGRect = view.frame
    #expect(width == 30)
    #expect(foundation.insetBy(dx: 5, dy: 5) == CGRect(x: 6, y: 7, width: 20, height: 30))
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    #expect(view.center == CGPoint(x: 16, y: 22))
    #expect(
      view.frame.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 3, y: 3, width: 24, height: 36))
  }

  @Test func prioritiesAreFloats() {
    let raw: Float = UILayoutPriority.defaultHigh.rawValue
    #expect(raw == 750)
    #expect(UILayoutPriority(rawValue: 751).rawValue > UILayoutPriority(750).rawValue)
    #expect(
      [UILayoutPriority.required, .defaultLow, .fittingSizeLevel].map(\.rawValue)
        == [1000, 250, 50])
    #expect(UILayoutPriority.required.rawValue - 1 == 999)
    let view = UIView()
    view.setContentHuggingPriority(UILayoutPriority(rawValue: 751), for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(751))
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test func insetsAreEquatable() {
    #expect(UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        != NSDirectionalEdgeInsets.zero)
  }

  @Test func attributesHaveUIKitsNumbers() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
    #expect(Set(attributes).count == 21)
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    #expect(NSLayoutConstraint.Axis.vertical.rawValue == 1)
  }

  @Test func coloursAndFontsAreCompared() {
    #expect(UIColor.yellow == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    #expect(UIColor.yellow != .blue)
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17))
    #expect(UIFont.boldSystemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17))
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize == 17)
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 23)
  }

  @Test func anImageThatIsNotThereIsNil() throws {
    #expect(UIImage(named: "no such picture") == nil)
    UIImage.register(named: "uikit-tests-flag", size: CGSize(width: 30, height: 20))
    #expect(UIImage(named: "uikit-tests-flag")?.size == CGSize(width: 30, height: 20))
    let view = UIImageView(image: UIImage(named: "uikit-tests-flag"))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
  }

  @Test func transformsFollowEachOther() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(turn.b - 1) < 1e-12)
    #expect(
      CGAffineTransform(translationX: 1, y: 2).concatenating(
        CGAffineTransform(scaleX: 2, y: 2)
      ).ty == 4)
    #expect(CGAffineTransform.identity.isIdentity)
  }

  @Test func pathsHaveRowsAndItems() {
    let path = IndexPath(row: 3, section: 1)
    #expect((path.row, path.item, path.section) == (3, 3, 1))
    #expect(path < IndexPath(item: 0, section: 2))
  }

  @Test func numbersAreEqualWhateverTheirType() {
    let edge = CGRect(x: 0, y: 69, width: 1, height: 1).minY
    let number = 69.0
    #expect(edge == 59 + 10)
    #expect(edge == number)
    #expect(!(AnyHashable(edge) == AnyHashable(68)))
    #expect(Set<AnyHashable>([AnyHashable(edge), AnyHashable(number), AnyHashable(69)]).count == 1)
  }

  @Test func fontsAreDescribed() {
    let font = UIFont.systemFont(ofSize: 17)
    let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
      .map { UIFont(descriptor: $0, size: 0) }
    #expect(bold == UIFont.boldSystemFont(ofSize: 17))
    #expect(
      UIFont(descriptor: font.fontDescriptor, size: 20) == UIFont.systemFont(ofSize: 20))
    let text = "Some text" as NSString
    let (regular, heavy) = (
      text.size(withAttributes: [.font: font]), text.size(withAttributes: [.font: bold as Any])
    )
    #expect(heavy.width > regular.width)
    #expect(UIImage.SymbolConfiguration(pointSize: 20, weight: .bold).pointSize == 20)
  }

  @Test func coloursHaveNames() {
    #expect(UIColor(named: "uikit-tests-accent") == nil)
    UIColor.register(named: "uikit-tests-accent", color: .systemRed)
    #expect(UIColor(named: "uikit-tests-accent") == .systemRed)
    #expect(UIColor(cgColor: UIColor.blue.cgColor) == .blue)
  }

  @Test func presentationsAreKept() {
    let controller = UIViewController()
    controller.sheetPresentationController?.detents = [.medium(), .large()]
    #expect(controller.sheetPresentationController?.detents.first?.identifier == .medium)
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(controller.popoverPresentationController?.sourceRect.minX == 1)
    #expect(controller.sheetPresentationController == nil)
  }
}
