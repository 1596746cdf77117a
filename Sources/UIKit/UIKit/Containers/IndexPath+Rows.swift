public import Foundation

extension IndexPath {
  /// Creates the path of a row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates the path of an item.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section.
  public var section: Int { self[0] }
  /// The row within the section.
  public var row: Int { self[1] }
  /// The item within the section.
  public var item: Int { self[1] }
}
