import Foundation
import TestSupport
import Testing
import UIKit

/// What views and texts of UIKit's are made with and what their setters change, as `Tests/Stored` has
/// it.
@Suite @MainActor struct StoredFacadeTests {
  private static let image = UIImage(size: CGSize(width: 30, height: 20), name: "logo")
  private static let text = NSAttributedString(
    string: "Styled", attributes: [.font: UIFont.systemFont(ofSize: 24)])

  @Test func viewsAreAsTheyWere() throws {
    var parts = try StoredParts.onPhone("facade-views")
    Facade(UIView(), Facade<UIView>.ofViews).append(to: &parts, as: "UIView")
    Facade(
      UIScrollView(), Facade<UIScrollView>.ofScrollViewsAlone,
      inherited: Facade<UIScrollView>.ofViews
    )
    .append(to: &parts, as: "UIScrollView")
    typealias Stack = Facade<UIStackView>
    Stack(
      UIStackView(arrangedSubviews: [UISwitch(), UIStepper()]),
      [
        Stack.p("axis", \.axis, .vertical),
        Stack.p(
          "distribution", \.distribution, .fillEqually, .fillProportionally, .equalSpacing,
          .equalCentering),
        Stack.p(
          "alignment", \.alignment, .leading, .trailing, .center, .firstBaseline, .lastBaseline,
          .top, .bottom),
        Stack.p("spacing", \.spacing, 7, UIStackView.spacingUseSystem),
        Stack.p("isBaselineRelative", \.isBaselineRelativeArrangement, true),
        Stack.p("isMarginsRelative", \.isLayoutMarginsRelativeArrangement, true),
        Stack.f("frames") { stack in
          stack.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
          stack.layoutIfNeeded()
          return stack.arrangedSubviews.map(\.frame)
        },
      ], inherited: Stack.ofViews
    ).append(to: &parts, as: "UIStackView")
    typealias Picture = Facade<UIImageView>
    Picture(
      UIImageView(image: Self.image),
      [
        Picture.p("image", \.image, nil, UIImage(systemName: "star")),
        Picture.p("highlightedImage", \.highlightedImage, UIImage(systemName: "star")),
        Picture.p("isHighlighted", \.isHighlighted, true),
        Picture.p(
          "symbols", \.preferredSymbolConfiguration, UIImage.SymbolConfiguration(pointSize: 40)),
      ], inherited: Picture.ofViews
    ).append(to: &parts, as: "UIImageView")
    try parts.check()
  }

  @Test func textsAreAsTheyWere() throws {
    var parts = try StoredParts.onPhone("facade-texts")
    typealias Label = Facade<UILabel>
    func label() -> UILabel {
      let label = UILabel()
      label.text = "Some words that wrap where there is no room"
      return label
    }
    Label(
      label(),
      [
        Label.p("text", \.text, nil, "a\nb"),
        Label.p("attributedText", \.attributedText, Self.text),
        Label.p("font", \.font, .boldSystemFont(ofSize: 30)),
        Label.p("numberOfLines", \.numberOfLines, 0, 2),
        Label.p("lineBreakMode", \.lineBreakMode, .byWordWrapping, .byTruncatingHead, .byClipping),
        Label.p("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, 80),
        Label.p("adjustsFont", \.adjustsFontForContentSizeCategory, true),
        Label.p("textColor", \.textColor, .red), Label.p("textAlignment", \.textAlignment, .center),
        Label.p("shrinks", \.adjustsFontSizeToFitWidth, true),
        Label.p("minimumScaleFactor", \.minimumScaleFactor, 0.5),
        Label.p("tightens", \.allowsDefaultTighteningForTruncation, true),
        Label.p("isEnabled", \.isEnabled, false), Label.p("isHighlighted", \.isHighlighted, true),
        Label.p("highlightedTextColor", \.highlightedTextColor, .red),
        Label.p("shadowColor", \.shadowColor, .red),
        Label.p("shadowOffset", \.shadowOffset, CGSize(width: 2, height: 2)),
      ], inherited: Label.ofViews
    ).append(to: &parts, as: "UILabel")
    typealias Field = Facade<UITextField>
    Field(
      UITextField(),
      [
        Field.p("text", \.text, nil, "typed"), Field.p("placeholder", \.placeholder, "type"),
        Field.p("attributedText", \.attributedText, Self.text),
        Field.p("attributedPlaceholder", \.attributedPlaceholder, Self.text),
        Field.p("font", \.font, .boldSystemFont(ofSize: 30)),
        Field.p("borderStyle", \.borderStyle, .roundedRect, .line, .bezel),
        Field.p("adjustsFont", \.adjustsFontForContentSizeCategory, true),
        Field.p("textColor", \.textColor, .red), Field.p("textAlignment", \.textAlignment, .right),
        Field.p("clearButtonMode", \.clearButtonMode, .always),
        Field.p("leftView", \.leftView, UISwitch()),
        Field.p("leftViewMode", \.leftViewMode, .always),
        Field.p("rightView", \.rightView, UISwitch()),
        Field.p("rightViewMode", \.rightViewMode, .unlessEditing),
        Field.p("isSecureTextEntry", \.isSecureTextEntry, true),
        Field.p("keyboardType", \.keyboardType, .emailAddress),
        Field.p("returnKeyType", \.returnKeyType, .done),
        Field.p("autocapitalizationType", \.autocapitalizationType, .words),
        Field.p("autocorrectionType", \.autocorrectionType, .no),
        Field.p("textContentType", \.textContentType, .password),
      ], inherited: Field.ofControls
    ).append(to: &parts, as: "UITextField")
    typealias Text = Facade<UITextView>
    Text(
      UITextView(),
      [
        Text.p("text", \.text, "a few words\nin lines"),
        Text.p("attributedText", \.attributedText, Self.text),
        Text.p("font", \.font, .boldSystemFont(ofSize: 30)),
        Text.p(
          "textContainerInset", \.textContainerInset,
          UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        Text.p("padding", \.textContainer.lineFragmentPadding, 11),
        Text.p("lines", \.textContainer.maximumNumberOfLines, 1),
        Text.p("adjustsFont", \.adjustsFontForContentSizeCategory, true),
        Text.p("textColor", \.textColor, .red), Text.p("textAlignment", \.textAlignment, .right),
        Text.p("isEditable", \.isEditable, false), Text.p("isSelectable", \.isSelectable, false),
        Text.p("keyboardType", \.keyboardType, .URL),
      ], inherited: Text.ofScrollViews
    ).append(to: &parts, as: "UITextView")
    try parts.check()
  }
}
