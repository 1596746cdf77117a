public import Foundation
import LayoutModel

/// A row of a table.
///
/// What is in the content view decides the height of a row that sizes itself.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Which labels a cell has.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default` = 0
    /// A label and a value at the other side.
    case value1 = 1
    /// A name and a value beside it.
    case value2 = 2
    /// A label and a smaller one below.
    case subtitle = 3
  }

  /// What a cell shows at its trailing side; it narrows the content by 38 points.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A sign that more follows.
    case disclosureIndicator = 1
    /// A button for details.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// How a row can be edited.
  public enum EditingStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// It can be deleted.
    case delete = 1
    /// Another can be inserted after it.
    case insert = 2
  }

  /// How a chosen cell looks; without effect.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none = 0
    /// Blue.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As the system has it.
    case `default` = 3
  }

  /// The height of a row whose content has none, in points.
  private static let standardHeight: CGFloat = 44
  /// The content's own margins since iOS 11; at the sides it has the table's.
  private static let contentMargins = EdgeInsets(top: 11, left: 8, bottom: 11, right: 8)
  /// What an accessory takes of the width, in points; recalled, not measured.
  private static let accessoryWidth: CGFloat = 38

  /// The view to add subviews to.
  open var contentView: UIView { content }
  /// The name under which the cell is used again.
  open var reuseIdentifier: String? { identifier }
  private let content = UIView()
  private var identifier: String?
  private let style: CellStyle

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    identifier = reuseIdentifier
    addContentView()
  }

  /// Creates a cell with a frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Creates a cell of a registered class, by `init(style:reuseIdentifier:)`.
  ///
  /// A subclass inherits it with that initialiser. Without an Objective-C run time a class can only
  /// be made into an instance by an initialiser that all of its subclasses have.
  public required convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a cell.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.model.defaultLayoutMargins = UITableViewCell.contentMargins
    contentView.preservesSuperviewLayoutMargins = true
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContentView()
  }

  /// Gives the content view what the accessory leaves.
  final func placeContentView() {
    var frame = bounds
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let accessoryView {
      let size = accessoryView.bounds.size
      let end = layoutMargins.right
      accessoryView.frame.origin = CGPoint(
        x: isRightToLeft ? layoutMargins.left : bounds.width - end - size.width,
        y: (bounds.height - size.height) / 2)
      frame.size.width -= size.width + (isRightToLeft ? layoutMargins.left : end)
    } else if accessoryType != .none {
      frame.size.width -= UITableViewCell.accessoryWidth
    }
    if isRightToLeft { frame.origin.x = bounds.width - frame.width }
    contentView.frame = frame
  }

  /// The height that the content asks for at a width of the cell, in points.
  final func fittingHeight(width: CGFloat) -> CGFloat {
    frame.size.width = width
    placeContentView()
    let target = CGSize(width: contentView.bounds.width, height: 0)
    let height = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    // Constraints may tie what is below to the cell itself, and not to its content view.
    if !constraints.isEmpty {
      let own = systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      if own > height { return own }
    }
    // A content without height is taken for a mistake, as on iOS.
    return height > 0 ? height : UITableViewCell.standardHeight
  }

  // MARK: Labels

  private var labels: CellLabels?

  private var madeLabels: CellLabels {
    if let labels { return labels }
    let made = CellLabels(style, in: contentView)
    labels = made
    return made
  }

  /// The label of the cell's style.
  open var textLabel: UILabel? { madeLabels.text }
  /// The second label of the cell's style.
  open var detailTextLabel: UILabel? { madeLabels.detail }
  /// The view of the cell's picture.
  open var imageView: UIImageView? { madeLabels.image }

  /// The content of a cell as a value: text, a second text and a picture.
  open var contentConfiguration: UIListContentConfiguration? {
    didSet {
      guard let contentConfiguration else { return }
      madeLabels.show(contentConfiguration)
    }
  }

  /// A content configuration with nothing in it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  // MARK: Looks

  /// What the cell shows at its trailing side.
  open var accessoryType = AccessoryType.none {
    didSet { setNeedsLayout() }
  }

  /// A view at the trailing side; it narrows the content.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  /// How a chosen cell looks.
  open var selectionStyle = SelectionStyle.default
  /// The view behind the content; kept, without effect.
  open var backgroundView: UIView?
  /// The view behind the content of a chosen cell; kept, without effect.
  open var selectedBackgroundView: UIView?
  /// How far the separator is moved in; kept, without effect.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether the cell is chosen.
  open private(set) var isSelected = false
  /// Whether the cell is touched.
  open private(set) var isHighlighted = false
  /// Whether the table is being edited; kept, without effect.
  open var isEditing = false

  /// The cell was chosen, or not any more.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// The cell is touched, or not any more.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// The cell is about to show another row.
  open func prepareForReuse() {}

  override var depiction: ViewDepiction {
    let accessory: CellAccessory =
      switch accessoryView == nil ? accessoryType : .none {
      case .none: .none
      case .disclosureIndicator: .disclosureIndicator
      case .detailDisclosureButton: .detailDisclosureButton
      case .checkmark: .checkmark
      case .detailButton: .detailButton
      }
    let table = superview as? UITableView
    let isLast = table?.groupPlace(of: self)?.isLast ?? false
    return .cell(
      accessory: accessory, hasSeparator: table?.separatorStyle == .singleLine && !isLast)
  }

  override var look: ViewLook {
    var look = super.look
    guard let table = superview as? UITableView, table.style != .plain else { return look }
    look.background = look.background ?? .groupedCell
    if let place = table.groupPlace(of: self) {
      look.cornerRadius = GroupedTable.cornerRadius
      look.clipsSubviews = true
      look.roundedSides = []
      if place.isFirst { look.roundedSides.insert(.top) }
      if place.isLast { look.roundedSides.insert(.bottom) }
    }
    return look
  }
}
