import LayoutModel

/// The model of a label.
final class LabelModel: Label, FrontedView {
  @safe unowned(unsafe) var view: UIView?

  override var front: AnyObject? { view }
  var depiction: ViewDepiction { asked { $0.depiction } ?? .plain }

  override var intrinsicContentSize: Size {
    asked { Size($0.intrinsicContentSize) } ?? super.intrinsicContentSize
  }
  override var alignmentRectInsets: EdgeInsets {
    asked { EdgeInsets($0.alignmentRectInsets) } ?? super.alignmentRectInsets
  }
  override var displayScale: Double { host == nil ? screenScale : super.displayScale }
  override var forFirstBaselineLayout: View {
    asked { $0.forFirstBaselineLayout.model } ?? super.forFirstBaselineLayout
  }
  override var forLastBaselineLayout: View {
    asked { $0.forLastBaselineLayout.model } ?? super.forLastBaselineLayout
  }
  override func updateConstraints() { asked { $0.performUpdateConstraints() } }
  override func layoutSubviews() { asked { $0.performLayout() } }
  override func safeAreaInsetsDidChange() { asked { $0.performSafeAreaChange() } }
  override func layoutMarginsDidChange() { asked { $0.performMarginsChange() } }
  override func contentSizeCategoryDidChange(to category: ContentSizeCategory) {
    super.contentSizeCategoryDidChange(to: category)
    asked { $0.contentSizeCategoryDidChange(to: category) }
  }

  var ownIntrinsicContentSize: Size { super.intrinsicContentSize }
  var ownAlignmentRectInsets: EdgeInsets { super.alignmentRectInsets }
  var ownFirstBaselineView: View { super.forFirstBaselineLayout }
  var ownLastBaselineView: View { super.forLastBaselineLayout }
  func ownUpdateConstraints() { super.updateConstraints() }
}
