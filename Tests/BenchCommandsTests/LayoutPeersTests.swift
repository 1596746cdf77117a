import TestSupport
import Testing

/// The program behind `scripts/peers --layout`: what it prints but for times, and how it refuses.
@Suite struct LayoutPeersTests {
  /// What a scene goes through before it is edited.
  private static let turns = ["build", "activate", "start", "landscape", "portrait"]

  /// Plays a scene: the steps that were timed, and the words of the lines with frames.
  private func playing(
    _ arguments: String...
  ) throws -> (steps: [String], frames: [[String]]) {
    let played = try BuiltProgram.run(program: "layout-peers", ["play"] + arguments)
    #expect(played.status == 0, "\(played)")
    let words = played.lines.dropLast().map { $0.split(separator: " ").map(String.init) }
    return (
      steps: words.filter { $0[0] == "time" }.map { $0[1] },
      frames: words.filter { $0[0] == "frames" }
    )
  }

  /// Names, texts on one line, buttons; then frames, whose rows follow one another.
  @Test func feedsAreMeasuredAndPlayed() throws {
    let leaves = try BuiltProgram.run(program: "layout-peers", ["leaves", "3", "1"])
    #expect(leaves.status == 0)
    #expect(
      leaves.lines == ["row 133.5 1074.5 46.0", "row 117.0 162.0 42.5", "row 114.5 308.0 46.5", ""])

    let (steps, frames) = try playing("2", "1")
    #expect(
      steps == Self.turns + Array(repeating: "last-text", count: 4)
        + Array(repeating: "first-text", count: 4))
    #expect(frames.map { $0[1] } == ["start", "landscape", "portrait", "first-text"])
    #expect(frames.allSatisfy { $0.count == 2 + 2 * 24 })
    let first = frames[0].dropFirst(2).prefix(8).joined(separator: " ")
    #expect(first == "0.0 0.0 375.0 160.5 8.0 8.0 40.0 40.0")
    #expect(frames[0].dropFirst(2) == frames[2].dropFirst(2))
    // A text of 311 signs more takes a line more, which the row below makes room for.
    #expect(frames[3][5] == "181.0" && frames[3][2 + 24 + 1] == "181.0")
    #expect(try playing("2", "1", "feed").frames == frames)
  }

  /// Titles, notes, badges; then cells, which show their second rows at the end.
  @Test func collectionsAreMeasuredAndPlayed() throws {
    let leaves = try BuiltProgram.run(
      program: "layout-peers", ["leaves", "100", "1", "collection"])
    #expect(leaves.status == 0)
    #expect(leaves.lines.count == 48 + 1)
    #expect(leaves.lines.first == "row 240.5 497.5 32.0")

    let (steps, frames) = try playing("100", "1", "collection")
    #expect(steps == Self.turns + Array(repeating: "scroll", count: 24))
    #expect(frames.map { $0[1] } == ["start", "landscape", "portrait", "scroll"])
    #expect(frames.allSatisfy { $0.count == 2 + 24 * 16 })
    // A note ends 8 points before the badge.
    let first = frames[0].dropFirst(2).prefix(16).joined(separator: " ")
    #expect(
      first == "0.0 0.0 375.0 72.0 8.0 8.0 240.5 20.5 8.0 32.5 319.0 16.0 335.0 24.0 32.0 24.0")
    let widths = leaves.lines[24].split(separator: " ").map(String.init)
    #expect(frames[3][3] == "1728.0")
    #expect(frames[3][8] == widths[1] && frames[3][16] == widths[3])
  }

  /// Columns, rows; then the sheet, its headers and its cells, which follow both.
  @Test func spreadsheetsAreMeasuredAndPlayed() throws {
    let leaves = try BuiltProgram.run(
      program: "layout-peers", ["leaves", "20", "1", "spreadsheet"])
    #expect(leaves.status == 0)
    #expect(leaves.lines.count == 10 + 2 + 1)
    #expect(leaves.lines.first == "column 83.5")
    #expect(Array(leaves.lines.dropFirst(10)) == ["row 23.0", "row 32.5", ""])

    let (steps, frames) = try playing("20", "1", "spreadsheet")
    let edits = ["first-column-width", "first-row-height", "middle-column-width"]
    #expect(steps == Self.turns + edits.flatMap { Array(repeating: $0, count: 4) })
    #expect(frames.map { $0[1] } == ["start", "landscape", "portrait", "middle-column-width"])
    #expect(frames.allSatisfy { $0.count == 2 + 3 * 44 })
    let lines = frames.map { frame in
      stride(from: 2, to: 2 + 3 * 44, by: 44).map {
        frame[$0..<$0 + 8].joined(separator: " ")
      }
    }
    #expect(lines[0][0] == "0.0 0.0 834.0 1194.0 40.0 0.0 83.5 30.0")
    #expect(lines[0][2] == "0.0 53.0 40.0 32.5 40.0 53.0 83.5 32.5")
    #expect(lines[1][0] == "0.0 0.0 1194.0 834.0 40.0 0.0 83.5 30.0")
    #expect(lines[3][2] == "0.0 100.0 40.0 32.5 40.0 100.0 190.0 32.5")
  }

  @Test(arguments: [
    [], ["leaves", "1", "1"], ["leaves", "2"], ["play", "2", "x"], ["other", "2", "1"],
    ["play", "47", "1", "collection"], ["leaves", "19", "1", "spreadsheet"],
    ["play", "100", "1", "none"], ["play", "2", "1", "feed", "more"],
  ])
  func scenesThatAreNoneAreRefused(_ arguments: [String]) throws {
    let result = try BuiltProgram.run(program: "layout-peers", arguments)
    #expect(result.status == 64 && result.output == "")
    #expect(
      result.errors
        == "layout-peers: expected 'leaves SIZE SEED [SCENE]' or 'play SIZE SEED [SCENE]', with the "
        + "sizes of feed from 2 on, collection from 48 on, spreadsheet from 20 on\n")
  }
}
