public import Foundation

extension NSValue {
  /// Creates a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }
}
