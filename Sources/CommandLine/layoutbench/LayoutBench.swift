import ArgumentParser
import BenchCommands

/// The program: runs the verb that its arguments name.
@main
struct LayoutBench {
  static func main() {
    StandardStreams.openMissing()
    DebugBuild.warn()
    BenchCommand.main()
  }
}
