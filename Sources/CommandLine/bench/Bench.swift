import ArgumentParser
import BenchCommands

/// The program: makes sure that it is the optimised one, then does what the arguments say.
@main
struct Bench {
  static func main() {
    StandardStreams.openMissing()
    OptimizedBuild.replaceDebugBuild()
    BenchCommand.main()
  }
}
