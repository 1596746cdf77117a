/// Required constraints that cannot hold together, in the form of UIKit's log.
public struct ConflictReport {
  /// The constraints of the conflict, in the order in which they are listed.
  ///
  /// Masks come first and given sizes last, as in UIKit's logs; between them stand the others, in
  /// the order of their owners in the tree and of their activation.
  public let constraints: [LayoutConstraint]
  /// The constraint that gives way.
  public let broken: LayoutConstraint

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - constraints: The constraints of the conflict, in any order.
  ///   - broken: The one of them that gives way.
  public init(_ constraints: [LayoutConstraint], breaking broken: LayoutConstraint) {
    self.constraints =
      constraints.enumerated()
      .map { (key: ReportOrder($1, position: $0), constraint: $1) }
      .sorted { $0.key < $1.key }
      .map(\.constraint)
    self.broken = broken
  }

  /// The report in the readable style.
  public var text: String { text(in: .readable) }

  /// The report as UIKit logs it, without the time and the process.
  public func text(in style: DescriptionStyle) -> String {
    var lines = [
      "Unable to simultaneously satisfy constraints.",
      "\tProbably at least one of the constraints in the following list is one you don't want. ",
      "\tTry this: ",
      "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
      "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]
    if constraints.contains(where: { $0.origin == .autoresizingMask }) {
      lines.append(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
          + "refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) ")
    }
    let list = constraints.map { "    \"\($0.description(in: style, asActive: true))\"" }
    lines += ["(", list.joined(separator: ",\n"), ")", ""]
    lines += [
      "Will attempt to recover by breaking constraint ",
      broken.description(in: style, asActive: true), "",
      "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
        + "debugger.",
      "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        + "<UIKitCore/UIView.h> may also be helpful.",
    ]
    return lines.joined(separator: "\n")
  }
}

/// Where a constraint stands in a report: the same whatever the solver.
private struct ReportOrder: Comparable {
  private let group: Int
  private let path: [Int]
  private let index: Int

  init(_ constraint: LayoutConstraint, position: Int) {
    group =
      switch constraint.origin {
      case .autoresizingMask: 0
      case .application, .stackView: 1
      case .layoutGuide, .contentSize: 2
      case .encapsulatedLayout: 3
      }
    path = (constraint.owner ?? constraint.firstItem.hierarchyView)?.pathFromRoot ?? []
    index =
      constraint.isActive
      ? Int(constraint.ownerIndex) : constraint.firstAttribute.rawValue * 1000 + position
  }

  static func < (left: ReportOrder, right: ReportOrder) -> Bool {
    if left.group != right.group { return left.group < right.group }
    if left.path != right.path { return left.path.lexicographicallyPrecedes(right.path) }
    return left.index < right.index
  }
}

extension View {
  /// The view's place among its siblings, and its superviews' among theirs, from the root down.
  final var pathFromRoot: [Int] {
    var path: [Int] = []
    var view = self
    while let superview = view.superview {
      path.append(superview.subviews.firstIndex { $0 === view } ?? 0)
      view = superview
    }
    return path.reversed()
  }
}
