/// A view whose font follows how large the user wants text, where that is asked for.
protocol FontAdjusting: View {
  /// The font.
  var font: Font { get set }
  /// Whether the font follows the user's wish, where it is one for a purpose.
  var adjustsFontForContentSizeCategory: Bool { get }
}

extension FontAdjusting {
  /// Gives the font the size for a wish, if it follows that.
  func adjustFont(to category: ContentSizeCategory) {
    if adjustsFontForContentSizeCategory { font = font.adjusted(to: category) }
  }

  /// Makes a font that begins to follow the user's wish catch up with it.
  func fontAdjustmentDidChange() {
    guard adjustsFontForContentSizeCategory, let host else { return }
    contentSizeCategoryDidChange(to: host.contentSizeCategory)
  }
}
