package import LayoutModel

/// Turns a visual format into constraints, looking up names in the order of the source.
package struct VisualFormatBuilder {
  private let source: String
  private let format: VisualFormat
  private let options: VisualFormatOptions
  private let metrics: [String: Double]
  private let views: [String: LayoutItem]
  private let deploymentTarget: DeploymentTarget
  private let edges: RowEdges
  private var items: [LayoutItem] = []
  /// The predicates whose names were looked up, in the order of the source.
  private var predicates: [ResolvedPredicate] = []
  /// The constraints made so far.
  package private(set) var constraints: [LayoutConstraint] = []

  package init(
    source: String, format: VisualFormat, options: VisualFormatOptions,
    metrics: [String: Double], views: [String: LayoutItem], deploymentTarget: DeploymentTarget
  ) {
    self.source = source
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
    self.deploymentTarget = deploymentTarget
    edges = RowEdges(axis: format.axis, options: options)
    items.reserveCapacity(format.elements.count)
    predicates.reserveCapacity(format.predicates.count)
    constraints.reserveCapacity(format.elements.count + format.predicates.count + 1)
  }

  /// Makes the constraints of all views and of what connects them.
  package mutating func makeRow() throws(VisualFormatError) {
    for element in format.elements {
      if let connection = element.connection {
        try resolve(connection.predicates, allowingViews: false)
      }
      guard let item = views[element.name] else {
        throw error(.unknownView(element.name), element.nameRange)
      }
      try resolve(element.predicates, allowingViews: true)
      // The grammar is broken within this view: that is what will be reported.
      guard let end = element.end else { return }
      if let connection = element.connection {
        try connect(item, through: connection, endOfView: end)
      }
      for predicate in predicates[element.predicates] {
        try append(
          item, edges.extent, predicate.relation, predicate.view,
          predicate.view == nil ? .notAnAttribute : edges.extent, constant: predicate.constant,
          priority: predicate.priority, at: element.nameRange)
      }
      items.append(item)
    }
    try resolve(predicates.count..<format.predicates.count, allowingViews: false)
  }

  /// Makes the constraints between the last view and the closing bar.
  package mutating func makeClosing() throws(VisualFormatError) {
    guard let closing = format.end, let last = items.last, let element = format.elements.last
    else { return }
    let container = try self.container(
      closing.container, of: last, endOfView: element.end ?? element.nameRange.upperBound)
    try connect(
      Place(item: container, attribute: edges.end), to: Place(item: last, attribute: edges.end),
      through: closing.connection, at: element.nameRange)
  }

  /// Makes the constraints that align neighbours.
  package mutating func makeAlignment() throws(VisualFormatError) {
    let attributes = options.alignedAttributes
    guard !attributes.isEmpty else { return }
    let along: LayoutAttribute.Kind =
      format.axis == .horizontal ? .horizontalPosition : .verticalPosition
    guard !attributes.contains(where: { $0.kind == along }) else {
      let end = format.elements.last?.end ?? 0
      throw VisualFormatError(
        .alignmentAlongAxis(format.axis), in: source, at: end..<end, caret: end)
    }
    for index in items.indices.dropFirst() {
      for attribute in attributes {
        try append(
          items[index - 1], attribute, .equal, items[index], attribute, constant: 0,
          priority: .required, at: format.elements[index].nameRange)
      }
    }
  }

  // MARK: Connections

  /// An edge of an item.
  private struct Place {
    var item: LayoutItem
    var attribute: LayoutAttribute
  }

  /// Joins a view to the view before it or to the opening bar.
  private mutating func connect(
    _ item: LayoutItem, through connection: VisualFormat.Connection, endOfView: Int
  ) throws(VisualFormatError) {
    let range = format.elements[items.count].nameRange
    guard let previous = items.last else {
      let container = try self.container(
        format.start ?? .superview, of: item, endOfView: endOfView)
      try connect(
        Place(item: item, attribute: edges.start),
        to: Place(item: container, attribute: edges.start), through: connection, at: range)
      return
    }
    // Guides have no baselines, and what touches has no distance.
    let tellsBaselines =
      edges.tellsBaselines && connection.spacing != .none && item is View && previous is View
    try connect(
      Place(item: item, attribute: tellsBaselines ? .firstBaseline : edges.start),
      to: Place(item: previous, attribute: tellsBaselines ? .lastBaseline : edges.end),
      through: connection, at: range)
  }

  /// Makes `first == second + spacing` for each predicate of a connection; from right to left, the
  /// other way round, so that constants stay positive.
  private mutating func connect(
    _ first: Place, to second: Place, through connection: VisualFormat.Connection,
    at range: Range<Int>
  ) throws(VisualFormatError) {
    let (first, second) = edges.isMirrored ? (second, first) : (first, second)
    switch connection.spacing {
    case .none:
      try append(
        first.item, first.attribute, .equal, second.item, second.attribute, constant: 0,
        priority: .required, at: range)
    case .standard:
      try append(
        first.item, first.attribute, .equal, second.item, second.attribute, constant: 0,
        priority: .required, at: range)
      constraints.last?.useStandardSpacing(
        followsMargins: deploymentTarget.spacesByLayoutMargins)
    case .predicates:
      for index in connection.predicates {
        let predicate = predicates[index]
        try append(
          first.item, first.attribute, predicate.relation, second.item, second.attribute,
          constant: predicate.constant, priority: predicate.priority, at: range)
      }
    }
  }

  private func container(
    _ kind: VisualFormat.Container, of item: LayoutItem, endOfView: Int
  ) throws(VisualFormatError) -> LayoutItem {
    guard let superview = item.coordinateView else {
      throw VisualFormatError(
        .missingSuperview, in: source, at: endOfView..<endOfView, caret: endOfView)
    }
    switch kind {
    case .superview: return superview
    case .safeArea: return deploymentTarget.hasSafeArea ? superview.safeAreaLayoutGuide : superview
    }
  }

  // MARK: Names

  private struct ResolvedPredicate {
    var relation: LayoutRelation
    var constant: Double
    var view: LayoutItem?
    var priority: LayoutPriority
  }

  /// Looks up the names of the next predicates.
  private mutating func resolve(
    _ range: Range<Int>, allowingViews: Bool
  ) throws(VisualFormatError) {
    for index in range {
      predicates.append(try resolve(format.predicates[index], allowingViews: allowingViews))
    }
  }

  /// Looks up the names of a predicate; a metric hides a view of the same name.
  private func resolve(
    _ predicate: VisualFormat.Predicate, allowingViews: Bool
  ) throws(VisualFormatError) -> ResolvedPredicate {
    var resolved = ResolvedPredicate(
      relation: predicate.relation, constant: 0, view: nil, priority: .required)
    if allowingViews, case .name(let name) = predicate.object.value, metrics[name] == nil,
      let view = views[name]
    {
      resolved.view = view
    } else {
      resolved.constant = try value(of: predicate.object)
    }
    if let operand = predicate.priority {
      resolved.priority = LayoutPriority(try value(of: operand))
      guard resolved.priority.isLegal else {
        throw error(
          .illegalConstraint(.illegalPriority(resolved.priority.rawValue)), operand.range)
      }
    }
    return resolved
  }

  private func value(of operand: VisualFormat.Operand) throws(VisualFormatError) -> Double {
    let value: Double
    switch operand.value {
    case .number(let number): value = number
    case .name(let name):
      guard let metric = metrics[name] else { throw error(.unknownMetric(name), operand.range) }
      value = metric
    }
    // What is not finite is refused by the model, in Auto Layout's own words.
    guard !value.isFinite || NumberBounds.admit(value) else {
      throw error(.numberTooLarge(value), operand.range)
    }
    return value
  }

  /// The error about a name, with the caret behind it.
  private func error(
    _ kind: VisualFormatError.Kind, _ range: Range<Int>
  ) -> VisualFormatError {
    VisualFormatError(kind, in: source, at: range, caret: range.upperBound)
  }

  private mutating func append(
    _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: LayoutItem?, _ secondAttribute: LayoutAttribute, constant: Double,
    priority: LayoutPriority, at range: Range<Int>
  ) throws(VisualFormatError) {
    do {
      let constraint = try LayoutConstraint.make(
        item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
        attribute: secondAttribute, constant: constant)
      try constraint.setPriority(priority)
      constraints.append(constraint)
    } catch {
      throw self.error(.illegalConstraint(error), range)
    }
  }
}

/// Which attributes the ends and the extents of a row are.
private struct RowEdges {
  let start: LayoutAttribute
  let end: LayoutAttribute
  let extent: LayoutAttribute
  /// Whether the row runs against the axis.
  let isMirrored: Bool
  let tellsBaselines: Bool

  init(axis: LayoutAxis, options: VisualFormatOptions) {
    let direction = options.intersection(.directionMask)
    switch axis {
    case .vertical: (start, end, extent) = (.top, .bottom, .height)
    case .horizontal where direction == .directionLeftToRight:
      (start, end, extent) = (.left, .right, .width)
    case .horizontal where direction == .directionRightToLeft:
      (start, end, extent) = (.right, .left, .width)
    case .horizontal: (start, end, extent) = (.leading, .trailing, .width)
    }
    isMirrored = axis == .horizontal && direction == .directionRightToLeft
    tellsBaselines = axis == .vertical && options.contains(.spacingBaselineToBaseline)
  }
}
