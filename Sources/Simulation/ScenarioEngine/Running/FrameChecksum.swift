import AutoLayoutEngine
public import LayoutModel
import Statistics

/// A hash of frames, to compare runs without keeping them: 64-bit FNV-1a.
public struct FrameChecksum: Hashable, Sendable {
  private var hash = FNVHash()

  /// The hash.
  public var value: UInt64 { hash.value }

  /// The hash in hexadecimal, as records have it.
  public var hexadecimal: String { hash.hexadecimal }

  /// Frames that agree to a share of a point this small count as equal.
  public static let unitsPerPoint = 1024.0

  /// Creates the hash of nothing.
  public init() {}

  /// Takes in a number, rounded to 1/1024 point.
  public mutating func combine(_ number: Double) {
    let units = (number * Self.unitsPerPoint).rounded()
    // Both zeros are one place, and no frame is beyond what an integer holds.
    let whole = Int64(exactly: units) ?? (units > 0 ? .max : .min)
    hash.combine(bytesOf: UInt64(bitPattern: whole))
  }

  /// Takes in every bit of a number; both zeros are one.
  public mutating func combineExactly(_ number: Double) {
    hash.combine(bytesOf: number == 0 ? 0 : number.bitPattern)
  }

  /// Takes in a frame.
  public mutating func combine(_ frame: Rect) {
    combine(frame.minX)
    combine(frame.minY)
    combine(frame.width)
    combine(frame.height)
  }
}

extension ScenarioPlayback {
  /// The checksum of all determined frames after the last layout, content sizes included.
  ///
  /// What the constraints leave open is left out, since strategies may answer it differently.
  /// - Complexity: that of the solver's search for ambiguity, which is not for a timed part.
  public func checksum() -> FrameChecksum {
    var checksum = FrameChecksum()
    guard let engine else { return checksum }
    var ambiguities: [ObjectIdentifier: LayoutAmbiguity] = [:]
    for ambiguity in engine.ambiguities() {
      ambiguities[ObjectIdentifier(ambiguity.view)] = ambiguity
    }
    engine.root.forEachInSubtree { view in
      let open = ambiguities[ObjectIdentifier(view)]
      let frame = view.frame
      // Rounding to pixels ties a size to its origin: both go when one is open.
      if open?.isOpen(.minX) != true, open?.isOpen(.width) != true {
        checksum.combine(frame.minX)
        checksum.combine(frame.width)
      }
      if open?.isOpen(.minY) != true, open?.isOpen(.height) != true {
        checksum.combine(frame.minY)
        checksum.combine(frame.height)
      }
      guard let scrollView = view as? ScrollView else { return }
      if open?.isContentOpen(.width) != true { checksum.combine(scrollView.contentSize.width) }
      if open?.isContentOpen(.height) != true { checksum.combine(scrollView.contentSize.height) }
    }
    return checksum
  }
}
