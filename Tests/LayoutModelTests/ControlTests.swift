import LayoutModel
import Testing

@Suite struct ControlTests {
  /// Intrinsic size and frame size of controls, as Interface Builder documents store them.
  struct Case: CustomTestStringConvertible {
    var name: String
    var make: @Sendable () -> View
    var width: Double?
    var height: Double
    var frameHeight: Double
    var testDescription: String { name }

    init(
      _ name: String, _ width: Double?, _ height: Double, frame: Double? = nil,
      _ make: @escaping @Sendable () -> View
    ) {
      self.name = name
      self.make = make
      self.width = width
      self.height = height
      frameHeight = frame ?? height
    }
  }

  static let cases = [
    Case("switch", 49, 31) { Switch() },
    Case("slider", nil, 30, frame: 31) { Slider() },
    Case("stepper", 94, 32) { Stepper() },
    Case("progress", nil, 4) { ProgressView() },
    Case("activity", 20, 20) { ActivityIndicatorView() },
    Case("large activity", 37, 37) { ActivityIndicatorView(style: .large) },
    Case("segments", 0, 31, frame: 32) { SegmentedControl() },
    Case("segments without titles", 48, 31, frame: 32) { SegmentedControl(segments: ["", ""]) },
    Case("picker", 320, 216) { PickerView() },
    Case("date picker", 320, 216) { DatePicker() },
    Case("search bar", nil, 56) { SearchBar() },
    Case("toolbar", nil, 44) { Toolbar() },
    Case("navigation bar", nil, 44) { NavigationBar() },
    Case("tab bar", nil, 49) { TabBar() },
    Case("text field", 14, 34) { TextField() },
    Case("button", 30, 30) { Button(title: "i") },
    Case("image", 241, 217) { ImageView(image: Image(size: Size(width: 241, height: 217))) },
    Case("scrolling text", nil, -1) { TextView(text: "abc") },
    Case("table", nil, -1) { TableView() },
  ]

  @Test(arguments: cases)
  func controlsHaveTheSizesOfDocuments(_ control: Case) {
    let view = control.make()
    let size = view.intrinsicContentSize
    let insets = view.alignmentRectInsets
    #expect(size.width == control.width ?? View.noIntrinsicMetric)
    #expect(size.height == control.height)
    #expect(size.height + insets.top + insets.bottom == control.frameHeight)
  }

  @Test func someControlsHugTheirContent() {
    #expect(Switch().contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(ActivityIndicatorView().contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(ProgressView().contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(ProgressView().contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(Label().contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(Button().contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }

  @Test func anImageNamesItsView() {
    let view = ImageView(image: Image(name: "apple.jpg", size: Size(width: 241, height: 217)))
    #expect(view.displayName == "apple.jpg")
    #expect(view.frame == Rect(x: 0, y: 0, width: 241, height: 217))
    view.accessibilityIdentifier = "logo"
    #expect(view.displayName == "logo")
    #expect(ImageView().intrinsicContentSize.width == View.noIntrinsicMetric)
  }

  @Test func aButtonHoldsTitleAndImage() {
    let button = Button(title: "苹果", image: Image(size: Size(width: 50, height: 40)))
    #expect(button.intrinsicContentSize == Size(width: 80, height: 40))
    button.imagePadding = 4
    button.contentEdgeInsets = EdgeInsets(top: 20, left: 1, bottom: 4, right: 2)
    #expect(button.intrinsicContentSize == Size(width: 87, height: 42))
    #expect(button.firstBaseline.edge == .center)
    button.title = nil
    #expect(button.intrinsicContentSize == Size(width: 53, height: 40))
  }

  @Test func aTextFieldIsAsWideAsWhatItShows() {
    let field = TextField(placeholder: "苹果", borderStyle: .none)
    #expect(field.intrinsicContentSize == Size(width: 34, height: 20.5))
    field.text = "苹果公司"
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == Size(width: 82, height: 34))
  }

  @Test func aTextViewThatDoesNotScrollIsAsHighAsItsText() {
    let view = TextView(text: "苹果公司")
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == Size(width: 58, height: 30.5))
    #expect(view.contentWidthDidChange(34))
    #expect(view.intrinsicContentSize == Size(width: 58, height: 45))
    view.text = nil
    #expect(view.intrinsicContentSize.height == 30.5)
  }

  @Test func dotsAndSegmentsAddUp() {
    #expect(
      PageControl(numberOfPages: 4).intrinsicContentSize.width
        - PageControl(numberOfPages: 3).intrinsicContentSize.width == ControlMetrics.pageDot)
    let one = SegmentedControl(segments: ["First"]).intrinsicContentSize.width
    let three = SegmentedControl(segments: ["First", "i", "ii"]).intrinsicContentSize.width
    #expect(three == 3 * one, "all as wide as the widest")
  }

  @Test func withoutAHostAFittingSizeIsTheIntrinsicOne() {
    let bar = SearchBar()
    let size = bar.systemLayoutSizeFitting(
      Size(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == Size(width: 300, height: 56))
    let label = Label(text: "苹果公司")
    #expect(
      label.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
        == label.intrinsicContentSize)
  }
}
