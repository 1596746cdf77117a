public import Foundation
import LayoutModel

/// A line of text to be edited; here code sets it.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// How a text field is framed.
  public enum BorderStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a line.
    case line = 1
    /// By a bevel.
    case bezel = 2
    /// By a rounded rectangle.
    case roundedRect = 3
  }

  /// When an accessory view is shown; without effect.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While text is edited.
    case whileEditing
    /// While it is not.
    case unlessEditing
    /// Always.
    case always
  }

  override class func makeModel() -> any FrontedView { TextFieldModel(borderStyle: .none) }

  private var field: TextFieldModel { unsafe unsafeDowncast(fronted, to: TextFieldModel.self) }

  /// The text.
  open var text: String? {
    get { field.text ?? "" }
    set { field.text = newValue }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { field.text.map { NSAttributedString(string: $0) } }
    set { field.text = newValue?.string }
  }

  /// What is shown while there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { field.placeholder.map { NSAttributedString(string: $0) } }
    set { field.placeholder = newValue?.string }
  }

  /// The font of both; 17 points by default.
  open var font: UIFont? {
    get { UIFont(field.font) }
    set { field.font = newValue?.model ?? .label }
  }

  /// How the field is framed.
  open var borderStyle: BorderStyle {
    get { BorderStyle(rawValue: field.borderStyle.rawValue) ?? .none }
    set { field.borderStyle = .init(rawValue: newValue.rawValue) ?? .none }
  }

  /// Whether the font follows the text size that the user chose; off by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { field.adjustsFontForContentSizeCategory }
    set { field.adjustsFontForContentSizeCategory = newValue }
  }

  /// The colour of the text; pictures show it.
  open var textColor: UIColor?
  /// How the text lies; pictures show it.
  open var textAlignment = NSTextAlignment.natural
  /// What is asked and notified of editing; never called.
  open weak var delegate: (any UITextFieldDelegate)?
  /// When the button that clears is shown; kept, without effect.
  open var clearButtonMode = ViewMode.never
  /// A view at the leading side; kept, without effect.
  open var leftView: UIView?
  /// When the view at the leading side is shown.
  open var leftViewMode = ViewMode.never
  /// A view at the trailing side; kept, without effect.
  open var rightView: UIView?
  /// When the view at the trailing side is shown.
  open var rightViewMode = ViewMode.never
  /// Whether characters are hidden; kept, without effect.
  open var isSecureTextEntry = false
  /// Which keyboard is shown; kept, without effect.
  open var keyboardType = UIKeyboardType.default
  /// What the return key is called; kept, without effect.
  open var returnKeyType = UIReturnKeyType.default
  /// How capitals are typed; kept, without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; kept, without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What the text means; kept, without effect.
  open var textContentType: UITextContentType?

  open override var canBecomeFirstResponder: Bool { true }

  override var depiction: ViewDepiction {
    .field(
      field.text ?? field.placeholder ?? "", field.font, isPlaceholder: field.text == nil,
      hasBorder: field.borderStyle != .none)
  }

  override var look: ViewLook { super.look.withText(textColor, textAlignment) }
}

/// What a text field asks and notifies; never called, as nothing is typed here.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the return key is followed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Whether the return key is followed; yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Editing began.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Editing ended.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
}
