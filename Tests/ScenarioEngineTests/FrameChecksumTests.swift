import AutoLayoutEngine
import LayoutModel
import ScenarioEngine
import Testing

/// The checksum takes in what constraints determine, and nothing of what they leave open.
@Suite struct FrameChecksumTests {
  static let along = ["box.leading == root.leading + 10", "box.width == 20"]
  static let across = ["box.top == root.top + 30", "box.height == 40"]

  /// A scenario after its first layout.
  private func started(_ views: String, _ constraints: [String]) throws -> ScenarioPlayback {
    let scenario = try ScenarioReader.scenario(
      from: """
        name: a
        purpose: b
        device: iphone-8
        hierarchy:
          views: [\(views)]
          constraints: [\(constraints.joined(separator: ", "))]
        """)
    let run = ScenarioPlayback(scenario, makeSolver: Strategy.all[0].makeSolver)
    _ = try run.play()
    return run
  }

  /// Without one of four constraints neither number along its axis counts, since rounding to pixels
  /// ties them; both across it do.
  @Test(arguments: 0..<4)
  func numbersAlongAnOpenAxisAreLeftOut(missing: Int) throws {
    func checksum(changing changed: Int? = nil) throws -> FrameChecksum {
      var constraints = Self.along + Self.across
      if let changed { constraints[changed] += "5" }
      constraints.remove(at: missing)
      return try started("{id: box}", constraints).checksum()
    }
    let usual = try checksum()
    for other in 0..<4 where other != missing {
      #expect(try (checksum(changing: other) == usual) == (other / 2 == missing / 2))
    }
  }

  /// Each number that is open is left out by itself where frames are compared unrounded.
  @Test(arguments: 0..<4)
  func openNumbersAreNone(missing: Int) throws {
    var constraints = Self.along + Self.across
    constraints.remove(at: missing)
    let run = try started("{id: box}", constraints)
    let frames = DeterminedFrames(of: try #require(run.engine)).frames
    #expect(frames.count == 2)
    let numbers = [frames[1].minX, frames[1].width, frames[1].minY, frames[1].height]
    for (index, number) in [10.0, 20, 30, 40].enumerated() {
      #expect(index == missing ? numbers[index].isNaN : numbers[index] == number)
    }
  }

  @Test func theFirstViewThatDiffersIsFound() throws {
    func determined(_ views: String, _ constraints: [String]) throws -> DeterminedFrames {
      DeterminedFrames(of: try #require(try started(views, constraints).engine))
    }
    let all = Self.along + Self.across
    let usual = try determined("{id: box}", all)
    #expect(usual.firstDifference(from: usual) == nil)
    for index in all.indices {
      let near = try determined("{id: box}", all.replacing(index, by: all[index] + ".00009"))
      #expect(usual.firstDifference(from: near) == nil)
      let other = try determined("{id: box}", all.replacing(index, by: all[index] + ".00011"))
      #expect(usual.firstDifference(from: other) == 1, "\(all[index])")
      let open = try determined("{id: box}", all.filter { $0 != all[index] })
      #expect(usual.firstDifference(from: open) == nil)
    }
    let more = try determined("{id: box}, {id: more}", all)
    #expect(usual.firstDifference(from: more) == 2 && more.firstDifference(from: usual) == 2)
  }

  @Test func numbersCountToAThousandthOfAPoint() {
    func checksum(_ number: Double) -> FrameChecksum {
      var checksum = FrameChecksum()
      checksum.combine(number)
      return checksum
    }
    #expect(checksum(1) == checksum(1 + 0.4 / 1024) && checksum(1) != checksum(1 + 0.6 / 1024))
    #expect(checksum(0) == checksum(-0.0))
    #expect(Set([1e300, -1e300, 0, 1, -1].map(checksum)).count == 5)
    // Eight bytes of 1024, the lowest first, by FNV-1a.
    let bytes: [UInt64] = [0, 4, 0, 0, 0, 0, 0, 0]
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ $1) &* 0x100_0000_01B3 }
    #expect(checksum(1).value == hash)
  }

  @Test func anExactChecksumTakesInEveryBit() {
    func checksum(_ numbers: [Double]) -> FrameChecksum {
      var checksum = FrameChecksum()
      for number in numbers { checksum.combineExactly(number) }
      return checksum
    }
    #expect(checksum([1]) != checksum([1 + .ulpOfOne]) && checksum([0]) == checksum([-0.0]))
    #expect(checksum([1, 2]) != checksum([2, 1]))
  }

  @Test func everySideOfAFrameCounts() {
    let frames = [
      Rect(x: 1, y: 2, width: 3, height: 4), Rect(x: 5, y: 2, width: 3, height: 4),
      Rect(x: 1, y: 5, width: 3, height: 4), Rect(x: 1, y: 2, width: 5, height: 4),
      Rect(x: 1, y: 2, width: 3, height: 5), Rect(x: 2, y: 1, width: 3, height: 4),
      Rect(x: 1, y: 2, width: 4, height: 3),
    ]
    let checksums = frames.map { frame in
      var checksum = FrameChecksum()
      checksum.combine(frame)
      return checksum
    }
    #expect(Set(checksums).count == frames.count)
  }

  /// A scroll view whose content reaches further than its page; no view's frame depends on it.
  @Test func contentSizesCount() throws {
    func checksum(_ right: String, _ below: String) throws -> FrameChecksum {
      let hierarchy = ScrollingPage.hierarchy(width: 280, height: 900)
        .replacing("page.trailing == s.content.trailing", with: right)
        .replacing("page.bottom == s.content.bottom", with: below)
      let run = ScenarioPlayback(
        try ScenarioReader.scenario(
          from: "name: a\npurpose: b\ndevice: iphone-8\nhierarchy:\n\(hierarchy)\n"),
        makeSolver: Strategy.all[0].makeSolver)
      _ = try run.play()
      return run.checksum()
    }
    let (right, below) = ("page.trailing == s.content.trailing", "page.bottom == s.content.bottom")
    let usual = try checksum(right, below)
    let (wider, higher) = (
      try checksum(right + " - 20", below), try checksum(right, below + " - 20")
    )
    #expect(wider != usual && higher != usual && wider != higher)
    // Open at the right or at the bottom: the content's size there is anybody's choice.
    let (open, larger) = (
      "page.trailing <= s.content.trailing", "page.trailing <= s.content.trailing - 20"
    )
    #expect(try checksum(open, below) == checksum(larger, below))
    let (openBelow, largerBelow) = (
      "page.bottom <= s.content.bottom", "page.bottom <= s.content.bottom - 20"
    )
    #expect(try checksum(right, openBelow) == checksum(right, largerBelow))
  }
}

extension [String] {
  fileprivate func replacing(_ index: Int, by element: String) -> [String] {
    var other = self
    other[index] = element
    return other
  }
}
