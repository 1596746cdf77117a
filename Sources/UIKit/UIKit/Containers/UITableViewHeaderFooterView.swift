public import Foundation
import LayoutModel

/// A header or footer of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The view to add subviews to.
  open var contentView: UIView { content }
  /// The name under which the view is used again.
  open var reuseIdentifier: String? { identifier }
  private let content = UIView()
  private var identifier: String?

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    identifier = reuseIdentifier
    addContentView()
  }

  /// Creates a view with a frame.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view of a registered class, by `init(reuseIdentifier:)`.
  public required convenience init(registeredFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Creates a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.preservesSuperviewLayoutMargins = true
    addSubview(contentView)
  }

  /// The label of the title.
  public private(set) final lazy var textLabel: UILabel? = CellLabels(.default, in: contentView)
    .text

  /// The view is about to show another section.
  open func prepareForReuse() {}
}
