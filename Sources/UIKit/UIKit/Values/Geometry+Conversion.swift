package import Foundation
package import LayoutModel

extension CGRect {
  /// The rectangle of the model's.
  package init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGSize {
  /// The size of the model's.
  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGPoint {
  /// The point of the model's.
  package init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension Rect {
  /// The model's rectangle, with a size that is not negative.
  package init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Size {
  /// The model's size.
  package init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension Point {
  /// The model's point.
  package init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension EdgeInsets {
  /// The model's insets.
  package init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension UIEdgeInsets {
  /// The insets of the model's.
  package init(_ insets: EdgeInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}

extension DirectionalEdgeInsets {
  /// The model's insets.
  package init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets of the model's.
  package init(_ insets: DirectionalEdgeInsets) {
    self.init(
      top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.trailing))
  }
}

extension CGPoint {
  /// The point; stops the program with Core Animation's message when it is not a number.
  var checked: CGPoint {
    precondition(!(x.isNaN || y.isNaN), "CALayer position contains NaN: [\(x) \(y)]")
    return self
  }
}

extension CGRect {
  /// The rectangle; stops the program with Core Animation's message when it is not a number.
  var checked: CGRect {
    _ = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2).checked
    return self
  }
}
