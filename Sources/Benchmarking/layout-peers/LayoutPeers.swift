import ProcessEnvironment

/// The measuring program behind `scripts/peers --layout`: a scene laid out by our engine, with the
/// clock of its thread.
///
///     layout-peers leaves SIZE SEED [SCENE]
///     layout-peers play SIZE SEED [SCENE]
///
/// The scene is a feed unless named; its size counts rows, of a spreadsheet cells. `leaves` prints what
/// other layout engines are to be given, as the scene says. `play` prints a line
/// `time STEP NANOSECONDS` for each time that a step was performed, and after some of them a line
/// `frames STEP` with four numbers for each view of the scene: x, y, width and height in the view or
/// the content that holds it.
@main
struct LayoutPeers {
  private static var scenes: [any PeerScene.Type] {
    [FeedScene.self, CollectionScene.self, SpreadsheetScene.self]
  }

  static func main() {
    MeasuringProgram.run("layout-peers", run)
  }

  private static func run(_ arguments: [String]) throws {
    guard (3...4).contains(arguments.count), let size = Int(arguments[1]),
      let seed = UInt64(arguments[2]),
      let scene = scenes.first(where: { $0.name == arguments.dropFirst(3).first ?? "feed" }),
      size >= scene.leastSize
    else { throw usage }
    let play = try ScenePlay(scene, size: size, seed: seed)
    switch arguments[0] {
    case "leaves": try play.printLeaves()
    case "play": try play.printTimes()
    default: throw usage
    }
  }

  private static var usage: MeasuringProgramError {
    let sizes = scenes.map { "\($0.name) from \($0.leastSize) on" }.joined(separator: ", ")
    return MeasuringProgramError(
      message: "expected 'leaves SIZE SEED [SCENE]' or 'play SIZE SEED [SCENE]', with the sizes of "
        + sizes, status: 64)
  }
}
