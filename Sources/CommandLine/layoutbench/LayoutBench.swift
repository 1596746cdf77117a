import ArgumentParser
import BenchCommands

/// The program: does what the arguments say.
@main
struct LayoutBench {
  static func main() {
    StandardStreams.openMissing()
    DebugBuild.warn()
    BenchCommand.main()
  }
}
