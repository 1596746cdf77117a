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
    pixel(place) / scale
  }

  /// The rectangle with each edge on the pixel grid.
  ///
  /// Sizes are differences of whole pixels, so that equal numbers of pixels are equal sizes: 100
  /// points at three pixels a point are 100, wherever the rectangle lies.
  public func rounded(_ rect: Rect) -> Rect {
    let minX = pixel(rect.minX)
    let minY = pixel(rect.minY)
    return Rect(
      x: minX / scale, y: minY / scale, width: max(pixel(rect.maxX) - minX, 0) / scale,
      height: max(pixel(rect.maxY) - minY, 0) / scale)
  }

  /// The whole pixel nearest to a place.
  private func pixel(_ place: Double) -> Double {
    // The solver's noise must not decide a tie, so the tie is decided a little below the middle.
    (place * scale + 0.5 + Self.tieSlack).rounded(.down)
  }

  /// In pixels: larger than the solver's error, smaller than anything one can see.
  private static let tieSlack = 1e-5
}
