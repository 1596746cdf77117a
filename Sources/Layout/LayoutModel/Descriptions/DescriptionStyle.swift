/// How items and constraints are printed: to be read, or exactly as UIKit does.
public struct DescriptionStyle {
  /// Where addresses come from; nil in the readable style, which has none.
  public let addresses: ObjectAddressTable?

  /// Names and places in the hierarchy instead of addresses.
  public static var readable: DescriptionStyle { DescriptionStyle(addresses: nil) }

  /// UIKit's own form, with addresses from a book.
  public static func uikit(_ addresses: ObjectAddressTable) -> DescriptionStyle {
    DescriptionStyle(addresses: addresses)
  }
}
