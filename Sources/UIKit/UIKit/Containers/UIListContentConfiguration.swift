/// The content of a cell as a value.
public struct UIListContentConfiguration {
  /// The text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?

  /// One line of text.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Text with a second one below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
