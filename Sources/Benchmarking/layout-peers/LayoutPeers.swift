import ProcessEnvironment

/// The measuring program behind `scripts/peers --layout`: a feed laid out by our engine, with the
/// clock of its thread.
///
///     layout-peers leaves ROWS SEED
///     layout-peers play ROWS SEED
///
/// `leaves` prints what other layout engines are to be given, a line `row NAME BODY LIKE` a row: the
/// widths of its name, of its text on one line and of its first button. `play` prints a line
/// `time STEP NANOSECONDS` for each time that a step was performed, and after some of them a line
/// `frames STEP` with 24 numbers a row: x, y, width, height of the row in the content, then of its
/// avatar, name, body and two buttons in the row.
@main
struct LayoutPeers {
  static func main() {
    MeasuringProgram.run("layout-peers", run)
  }

  private static func run(_ arguments: [String]) throws {
    guard arguments.count == 3, let rows = Int(arguments[1]), rows > 1,
      let seed = UInt64(arguments[2])
    else { throw MeasuringProgramError.usage }
    let play = try FeedPlay(rows: rows, seed: seed)
    switch arguments[0] {
    case "leaves": try play.printLeaves()
    case "play": try play.printTimes()
    default: throw MeasuringProgramError.usage
    }
  }
}

extension MeasuringProgramError {
  static let usage = MeasuringProgramError(
    message: "expected 'leaves ROWS SEED' or 'play ROWS SEED' with at least two rows", status: 64)
}
