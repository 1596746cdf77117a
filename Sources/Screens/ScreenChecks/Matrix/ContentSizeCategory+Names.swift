package import LayoutModel

extension ContentSizeCategory {
  /// The names that designers use, from the smallest size to the largest.
  private static let shortNames = [
    "xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// The short name: `L`, `xxxL`, `AX3`.
  package var shortName: String { Self.shortNames[rawValue] }

  /// The category of a short name, or of UIKit's, such as `extraLarge`; nil for neither.
  package init?(name: String) {
    let found = Self.allCases.first { $0.shortName == name || "\($0)" == name }
    guard let found else { return nil }
    self = found
  }
}
