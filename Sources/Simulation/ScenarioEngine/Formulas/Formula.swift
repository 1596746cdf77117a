public import LayoutModel

/// One constraint as a scenario file writes it:
/// `title.leading == 0.5 * icon.trailing + 8 @750 'gap'`.
///
/// It names items; it does not know them.
public struct Formula: Hashable, Sendable {
  /// The left side.
  public var first: AttributeReference
  /// How the sides stand to each other.
  public var relation: LayoutRelation
  /// The attribute on the right side, if it names one.
  public var second: AttributeReference?
  /// The factor of the right side's attribute.
  public var multiplier: Double
  /// What is added to the right side, in points.
  public var constant: Double
  /// How important the constraint is.
  public var priority: LayoutPriority
  /// A name by which steps and reports call the constraint.
  public var identifier: String?

  /// Creates a formula from its parts.
  public init(
    _ first: AttributeReference, _ relation: LayoutRelation, _ second: AttributeReference? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required,
    identifier: String? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
  }
}

/// An attribute of a named item.
public struct AttributeReference: Hashable, Sendable {
  /// The view or guide.
  public var item: ItemReference
  /// Which attribute of it.
  public var attribute: LayoutAttribute

  /// Creates a reference.
  public init(_ item: ItemReference, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// A view or a guide by its name: `list`, or `list.content` for a guide that the system provides.
public struct ItemReference: Hashable, Sendable, CustomStringConvertible {
  /// The id of a view or of a custom guide.
  public var id: String
  /// The system's guide of that view; nil for the item itself.
  public var guide: SystemGuide?

  /// Creates a reference.
  public init(_ id: String, _ guide: SystemGuide? = nil) {
    self.id = id
    self.guide = guide
  }

  /// The reference as it is written.
  public var description: String {
    guide.map { "\(id).\($0.rawValue)" } ?? id
  }
}

/// A guide that the system provides, as scenario files name it.
public enum SystemGuide: String, Hashable, Sendable, CaseIterable {
  /// The bounds less the safe-area insets.
  case safeArea
  /// The bounds less the layout margins.
  case margins
  /// The margins, narrowed to a width that reads well.
  case readable
  /// What the keyboard covers.
  case keyboard
  /// The content of a scroll view.
  case content
  /// The frame of a scroll view.
  case frame
  /// The guide below the top bars of a view controller, as before iOS 11.
  case topGuide
  /// The guide above the bottom bars of a view controller, as before iOS 11.
  case bottomGuide
}
