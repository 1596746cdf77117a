public import LayoutModel

/// Rounds frames to the pixels of a screen.
///
/// Each edge goes to the nearest pixel by itself, and the size is what lies between: neighbours
/// that touch keep touching. A negative size shows as zero.
public struct PixelRounding: Hashable, Sendable {
  /// Pixels a point: 1, 2 or 3.
  public var scale: Double

  /// Creates a rounding for a screen.
  public init(scale: Double) {
    self.scale = scale
  }

  /// The nearest place on the pixel grid; a place in the middle goes up.
  public func rounded(_ place: Double) -> Double {
    // The solver's noise must not decide a tie, so the tie is decided a little below the middle.
    (place * scale + 0.5 + Self.tieSlack).rounded(.down) / scale
  }

  /// The rectangle with each edge on the pixel grid.
  public func rounded(_ rect: Rect) -> Rect {
    let minX = rounded(rect.minX)
    let minY = rounded(rect.minY)
    return Rect(
      x: minX, y: minY, width: max(rounded(rect.maxX) - minX, 0),
      height: max(rounded(rect.maxY) - minY, 0))
  }

  /// In pixels: larger than the solver's error, smaller than anything one can see.
  private static let tieSlack = 1e-5
}
