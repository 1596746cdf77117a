public import AutoLayoutEngine
public import LayoutModel

/// The unrounded frames of a tree, without the numbers that the constraints leave open.
///
/// Strategies may answer differently what is left open, and nothing else.
public struct DeterminedFrames: Sendable {
  /// Frames in the order of the tree, superviews first; what is open is not a number.
  public private(set) var frames: [Rect] = []

  /// Frames that differ by no more than this are the same layout, in points.
  public static let tolerance = 1e-4

  /// Creates a list of nothing.
  public init() {}

  /// Reads the frames after the last layout.
  ///
  /// - Complexity: that of the solver's search for ambiguity, which is not for a timed part.
  public init(of engine: LayoutEngine) {
    var open: [ObjectIdentifier: LayoutAmbiguity] = [:]
    for ambiguity in engine.ambiguities() { open[ObjectIdentifier(ambiguity.view)] = ambiguity }
    engine.root.forEachInSubtree { view in
      var frame = engine.exactFrame(of: view)
      for unknown in open[ObjectIdentifier(view)]?.unknowns ?? [] where !unknown.isContent {
        switch unknown.quantity {
        case .minX: frame.origin.x = .nan
        case .minY: frame.origin.y = .nan
        case .width: frame.size.width = .nan
        case .height: frame.size.height = .nan
        }
      }
      frames.append(frame)
    }
  }

  /// The first frame that differs from another strategy's by more than the tolerance, by its place
  /// in the order of the tree; trees of different sizes differ where the shorter ends.
  public func firstDifference(from other: DeterminedFrames) -> Int? {
    for (index, pair) in zip(frames, other.frames).enumerated()
    where !Self.agree(pair.0, pair.1) {
      return index
    }
    return frames.count == other.frames.count ? nil : min(frames.count, other.frames.count)
  }

  private static func agree(_ first: Rect, _ second: Rect) -> Bool {
    func agree(_ left: Double, _ right: Double) -> Bool {
      // Not a number on either side: left open.
      left.isNaN || right.isNaN || (left - right).magnitude <= tolerance
    }
    return agree(first.minX, second.minX) && agree(first.minY, second.minY)
      && agree(first.width, second.width) && agree(first.height, second.height)
  }
}

extension ScenarioPlayback {
  /// Takes in every bit of every frame as the solver gave it, what is left open included.
  ///
  /// Two runs of one strategy agree in it, whatever the queue they ran on.
  /// - Complexity: O(number of views).
  public func combineExactFrames(into checksum: inout FrameChecksum) {
    guard let engine else { return }
    engine.root.forEachInSubtree { view in
      let frame = engine.exactFrame(of: view)
      for number in [frame.minX, frame.minY, frame.width, frame.height] {
        checksum.combineExactly(number)
      }
    }
  }

  /// Plays all phases, and takes in the exact frames after each.
  ///
  /// - Throws: why the run could not go on.
  public func playComputingExactChecksum() throws(ScenarioPlaybackError) -> FrameChecksum {
    var checksum = FrameChecksum()
    for phase in phases {
      try playRepetitions(of: phase)
      combineExactFrames(into: &checksum)
    }
    return checksum
  }
}
