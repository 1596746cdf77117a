public import Foundation
import LayoutModel

/// A button with a title, a picture, or both.
///
/// Without a configuration the system's padding lies above and below the title; with one, its insets
/// lie around the content.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// As it is made.
    case custom = 0
    /// The system's.
    case system = 1
    /// A sign for more.
    case detailDisclosure = 2
    /// A sign for information.
    case infoLight = 3
    /// A sign for information.
    case infoDark = 4
    /// A sign for adding.
    case contactAdd = 5
    /// A sign for closing.
    case close = 7
  }

  override class func makeModel() -> any FrontedView { ButtonModel() }

  private var button: ButtonModel { unsafe unsafeDowncast(fronted, to: ButtonModel.self) }
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]
  private var label: UILabel?

  /// How the button looks.
  open private(set) var buttonType = ButtonType.custom

  /// Creates a button.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }

  /// Creates a button that runs an action.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    buttonType = type
    adopt(primaryAction)
  }

  /// Creates a button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    // Initialisers do not call the observer.
    updateContent()
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty, currentTitle == nil { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// How the button is built; nil for the titles and pictures of its states.
  open var configuration: Configuration? {
    didSet { updateContent() }
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    updateContent()
  }

  /// The title for a state; the normal one where none is set.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the title with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title?.string
    if let font = title?.largestFont { button.font = font.model }
    updateContent()
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    updateContent()
  }

  /// The picture for a state; the normal one where none is set.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// Sets the colour of the title for a state; pictures show it.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }

  /// The colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  /// Sets the picture behind the content for a state; without effect.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}

  /// The title that is shown.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The picture that is shown.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The label of the title: its font and lines are the button's; it is not in the hierarchy.
  open var titleLabel: UILabel? {
    if let label { return label }
    let made = ButtonLabel()
    made.button = self
    made.text = currentTitle
    made.font = UIFont(button.font)
    label = made
    return made
  }

  /// The view of the picture; it is not in the hierarchy.
  open var imageView: UIImageView? { currentImage.map { UIImageView(image: $0) } }

  /// What lies around the content, in points; zero for the system's padding.
  open var contentEdgeInsets: UIEdgeInsets {
    get { UIEdgeInsets(button.contentEdgeInsets) }
    set { button.contentEdgeInsets = EdgeInsets(newValue) }
  }

  /// How far the title is moved; kept, without effect on layout, as on iOS.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// How far the picture is moved; kept, without effect on layout, as on iOS.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// What a tap opens; kept, without effect.
  open var menu: UIMenu?
  /// Called when the configuration is to be updated: at ``setNeedsUpdateConfiguration()``, and when
  /// the state of the button changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a tap opens the menu; kept, without effect.
  open var showsMenuAsPrimaryAction = false

  /// Updates the configuration, at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Updates the configuration: calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open override var isEnabled: Bool { didSet { stateDidChange(isEnabled != oldValue) } }
  open override var isSelected: Bool { didSet { stateDidChange(isSelected != oldValue) } }
  open override var isHighlighted: Bool { didSet { stateDidChange(isHighlighted != oldValue) } }

  private func stateDidChange(_ isOther: Bool) {
    guard isOther else { return }
    updateContent()
    setNeedsUpdateConfiguration()
  }

  final func setFont(_ font: UIFont) { button.font = font.model }

  /// Gives the model what is to be shown.
  private func updateContent() {
    button.title = currentTitle
    button.image = currentImage?.model
    label?.text = currentTitle
    guard let configuration else { return }
    let insets = configuration.contentInsets
    button.contentEdgeInsets = EdgeInsets(
      top: Double(insets.top), left: Double(insets.leading), bottom: Double(insets.bottom),
      right: Double(insets.trailing))
    button.imagePadding = Double(configuration.imagePadding)
    button.font = configuration.font.model
  }

  override var depiction: ViewDepiction {
    .button(
      currentTitle ?? "", button.font,
      image: button.image.map { ImageDepiction(size: $0.size) })
  }

  override var look: ViewLook {
    var look = super.look
    if let configuration {
      configuration.addLooks(to: &look)
    } else {
      // A button of no kind of the system's has a white title.
      look.foreground =
        titleColor(for: state)?.displayColor ?? (buttonType == .custom ? .white : nil)
    }
    if !isEnabled {
      look.foreground = .tertiaryLabel
      if look.buttonBackground != .none { look.background = .tertiaryFill }
    }
    return look
  }
}

/// The label of a button's title.
private final class ButtonLabel: UILabel {
  weak var button: UIButton?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    didSet { button?.setFont(font) }
  }
}
