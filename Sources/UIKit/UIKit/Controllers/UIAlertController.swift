public import Foundation

/// A question over all else, with its answers.
///
/// It is presented and dismissed like any controller, and changes nothing of what lies below. Nothing
/// of it is laid out or drawn; ``UIAlertAction/perform()`` does what a tap does.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// How the question is shown; without effect.
  public enum Style: Int, Sendable {
    /// From the bottom.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// The text below the title.
  open var message: String?
  /// How the question is shown.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The answers.
  public private(set) final var actions: [UIAlertAction] = []
  /// The answer that the return key gives; kept, without effect.
  open var preferredAction: UIAlertAction?
  /// The fields for text; nil without any.
  public private(set) final var textFields: [UITextField]?

  /// Creates a question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) {
    action.alert = self
    actions.append(action)
  }

  /// Adds a field for text.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  override var floats: Bool { true }
}

/// An answer to a question.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What an answer does; without effect.
  public enum Style: Int, Sendable {
    /// Anything.
    case `default` = 0
    /// Nothing.
    case cancel = 1
    /// Something that cannot be undone.
    case destructive = 2
  }

  /// The title.
  public private(set) final var title: String?
  /// What it does.
  public private(set) final var style = Style.default
  /// Whether it can be given.
  open var isEnabled = true
  fileprivate final weak var alert: UIAlertController?
  private var handler: ((UIAlertAction) -> Void)?

  /// Creates an answer.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Dismisses the question and runs the answer's handler, as a tap does on iOS.
  public final func perform() {
    guard isEnabled else { return }
    alert?.dismiss(animated: false)
    handler?(self)
  }
}

/// A sheet of things to do with what is shared: presented like any controller; nothing of it is laid
/// out.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// What is shared.
  public private(set) final var activityItems: [Any] = []
  /// Called when it ended; never called.
  open var completionWithItemsHandler: ((String?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Creates a sheet for what is shared.
  public convenience init(activityItems: [Any], applicationActivities: [Any]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
  }

  override var floats: Bool { true }
}
