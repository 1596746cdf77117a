internal import LayoutModel

extension InterfaceDocument {
  /// Whether a required constraint of the view's own fixes its size along an axis.
  func fixesSize(of view: InterfaceView, along axis: LayoutAxis) -> Bool {
    let extent: LayoutAttribute = axis == .horizontal ? .width : .height
    return view.constraints.contains { index in
      fixesOwnSize(constraints[index], of: view) && constraints[index].firstAttribute == extent
    }
  }

  /// Whether a constraint is a required equality between an attribute of the view and a number.
  func fixesOwnSize(_ constraint: InterfaceConstraint, of view: InterfaceView) -> Bool {
    (constraint.firstItem == nil || constraint.firstItem == view.id)
      && constraint.secondItem == nil && constraint.relation == .equal
      && constraint.priority == 1000
  }
}
