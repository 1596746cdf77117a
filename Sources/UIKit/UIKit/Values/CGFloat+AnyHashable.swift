// The standard library's protocol, and Foundation's type: nobody else can bring them together.
// swift-format-ignore-file: AvoidRetroactiveConformances, NoLeadingUnderscores

public import Foundation

/// As on iOS, where all numbers are compared as NSNumber: a CGFloat that is wrapped as `AnyHashable`
/// equals the Double, or the whole number, of the same value.
///
/// Foundation on Linux leaves this out, and `#expect(view.frame.minX == 59 + 44)` of Swift Testing, whose
/// sides are typed each for itself and then compared so, would fail for equal numbers.
extension CGFloat: @retroactive _HasCustomAnyHashableRepresentation {
  /// The Double of the same value.
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(Double(self)) }
}
