import Foundation
import TestSupport
import Testing
import UIKit

/// What controls, indicators and bars of UIKit's are made with and what their setters change, as
/// `Tests/Stored` has it.
@Suite @MainActor struct StoredControlTests {
  private static let image = UIImage(size: CGSize(width: 30, height: 20), name: "logo")

  @Test func controlsAreAsTheyWere() throws {
    var parts = try StoredParts.onPhone("facade-controls")
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
    try parts.check()
  }

  @Test func indicatorsAndBarsAreAsTheyWere() throws {
    var parts = try StoredParts.onPhone("facade-bars")
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
    try parts.check()
  }
}
