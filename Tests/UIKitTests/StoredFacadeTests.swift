import Foundation
import TestSupport
import Testing
import UIKit

/// What objects of UIKit's are made with and what their setters change, as `Tests/Stored` has it.
@Suite @MainActor struct StoredFacadeTests {
  private static let image = UIImage(size: CGSize(width: 30, height: 20), name: "logo")
  private static let text = NSAttributedString(
    string: "Styled", attributes: [.font: UIFont.systemFont(ofSize: 24)])

  @Test func viewsAreAsTheyWere() throws {
    var parts = StoredParts("facade-views", .text)
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
    let differences = try parts.differences()
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func textsAreAsTheyWere() throws {
    var parts = StoredParts("facade-texts", .text)
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
    let differences = try parts.differences()
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func controlsAreAsTheyWere() throws {
    var parts = StoredParts("facade-controls", .text)
    typealias Button = Facade<UIButton>
    func button() -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.setTitle("Gone", for: .disabled)
      button.setTitleColor(.red, for: .selected)
      button.setImage(Self.image, for: .highlighted)
      return button
    }
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    Button(
      button(),
      [
        Button.p(
          "configuration", \.configuration, .plain(), .filled(), .bordered(), .tinted(), .gray()),
        Button.p("contentEdgeInsets", \.contentEdgeInsets, insets),
        Button.p("titleEdgeInsets", \.titleEdgeInsets, insets),
        Button.p("imageEdgeInsets", \.imageEdgeInsets, insets),
        Button.p("showsMenu", \.showsMenuAsPrimaryAction, true),
        Button.r("currentTitle", \.currentTitle), Button.r("currentImage", \.currentImage?.size),
        Button.r("titleText", \.titleLabel?.text), Button.r("titleFont", \.titleLabel?.font),
        Button.r("buttonType", \.buttonType),
      ], inherited: Button.ofControls
    ).append(to: &parts, as: "UIButton")
    Facade(UIControl(), Facade<UIControl>.ofControlsAlone, inherited: Facade<UIControl>.ofViews)
      .append(to: &parts, as: "UIControl")
    typealias Slider = Facade<UISlider>
    Slider(
      UISlider(),
      [
        Slider.p("value", \.value, 0.5), Slider.p("minimumValue", \.minimumValue, -2),
        Slider.p("maximumValue", \.maximumValue, 7),
        Slider.p("isContinuous", \.isContinuous, false),
        Slider.p("minimumTrack", \.minimumTrackTintColor, .red),
        Slider.p("maximumTrack", \.maximumTrackTintColor, .red),
        Slider.p("thumb", \.thumbTintColor, .red),
      ], inherited: Slider.ofControls
    ).append(to: &parts, as: "UISlider")
    typealias Switch = Facade<UISwitch>
    Switch(
      UISwitch(),
      [
        Switch.p("isOn", \.isOn, true), Switch.p("onTintColor", \.onTintColor, .red),
        Switch.p("thumb", \.thumbTintColor, .red),
      ], inherited: Switch.ofControls
    ).append(to: &parts, as: "UISwitch")
    typealias Stepper = Facade<UIStepper>
    Stepper(
      UIStepper(),
      [
        Stepper.p("value", \.value, 5), Stepper.p("minimumValue", \.minimumValue, 2),
        Stepper.p("maximumValue", \.maximumValue, 7), Stepper.p("stepValue", \.stepValue, 2),
      ], inherited: Stepper.ofControls
    ).append(to: &parts, as: "UIStepper")
    typealias Pages = Facade<UIPageControl>
    Pages(
      UIPageControl(),
      [
        Pages.p("numberOfPages", \.numberOfPages, 4), Pages.p("currentPage", \.currentPage, 2),
        Pages.p("dots", \.pageIndicatorTintColor, .red),
        Pages.p("current", \.currentPageIndicatorTintColor, .red),
      ], inherited: Pages.ofControls
    ).append(to: &parts, as: "UIPageControl")
    typealias Segments = Facade<UISegmentedControl>
    Segments(
      UISegmentedControl(items: ["One", "Thirteen", "Two"]),
      [
        Segments.p("selected", \.selectedSegmentIndex, 1),
        Segments.p("tint", \.selectedSegmentTintColor, .red),
        Segments.r("count", \.numberOfSegments),
      ], inherited: Segments.ofControls
    ).append(to: &parts, as: "UISegmentedControl")
    let differences = try parts.differences()
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func indicatorsAndBarsAreAsTheyWere() throws {
    var parts = StoredParts("facade-bars", .text)
    typealias Progress = Facade<UIProgressView>
    Progress(
      UIProgressView(progressViewStyle: .bar),
      [
        Progress.p("progress", \.progress, 0.3), Progress.p("done", \.progressTintColor, .red),
        Progress.p("track", \.trackTintColor, .red),
      ], inherited: Progress.ofViews
    ).append(to: &parts, as: "UIProgressView")
    typealias Wheel = Facade<UIActivityIndicatorView>
    Wheel(
      UIActivityIndicatorView(style: .medium),
      [
        Wheel.p("style", \.style, .large), Wheel.p("color", \.color, .red),
        Wheel.p("hides", \.hidesWhenStopped, false), Wheel.r("turns", \.isAnimating),
      ], inherited: Wheel.ofViews
    ).append(to: &parts, as: "UIActivityIndicatorView")
    typealias Bar = Facade<UINavigationBar>
    Bar(
      UINavigationBar(),
      [
        Bar.p("large", \.prefersLargeTitles, true), Bar.p("isTranslucent", \.isTranslucent, false),
        Bar.p("barTintColor", \.barTintColor, .red),
      ], inherited: Bar.ofViews
    ).append(to: &parts, as: "UINavigationBar")
    typealias Tabs = Facade<UITabBar>
    Tabs(
      UITabBar(),
      [
        Tabs.p("isTranslucent", \.isTranslucent, false), Tabs.p("barTint", \.barTintColor, .red),
        Tabs.p("unselected", \.unselectedItemTintColor, .red),
      ], inherited: Tabs.ofViews
    ).append(to: &parts, as: "UITabBar")
    Facade(UIToolbar(), [], inherited: Facade<UIToolbar>.ofViews).append(
      to: &parts, as: "UIToolbar")
    typealias Search = Facade<UISearchBar>
    Search(
      UISearchBar(),
      [
        Search.p("text", \.text, "found"), Search.p("placeholder", \.placeholder, "find"),
        Search.p("cancels", \.showsCancelButton, true),
      ], inherited: Search.ofViews
    ).append(to: &parts, as: "UISearchBar")
    Facade(UIPickerView(), [], inherited: Facade<UIPickerView>.ofViews).append(
      to: &parts, as: "UIPickerView")
    Facade(UIDatePicker(), [], inherited: Facade<UIDatePicker>.ofViews).append(
      to: &parts, as: "UIDatePicker")
    Facade(UIRefreshControl(), [], inherited: Facade<UIRefreshControl>.ofControls)
      .append(to: &parts, as: "UIRefreshControl")
    let differences = try parts.differences()
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}
