public import ArgumentParser
import Benchmarking

/// The `bench` command: measures, checks and explains layouts; no verb means `run`.
///
/// Exit statuses are those of `ExitStatus`.
public struct BenchCommand: ParsableCommand {
  /// Name, purpose and verbs.
  public static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure, check and compare constraint solvers on Auto Layout scenarios.",
    discussion: """
      Exit status: 0 fine; 1 findings; 2 regression; 4 only improvements; 5 inconclusive; \
      64 usage; 65 bad input data; 69 something is not installed; 70 internal error; \
      130 interrupted.
      """,
    version: ToolVersion.current,
    subcommands: [
      RunCommand.self, ListCommand.self, ReplayCommand.self, TraceCommand.self,
      RecordCommand.self, VisualFormatCommand.self, InspectCommand.self, SnapshotCommand.self,
      RenderCommand.self,
      ViewCommand.self,
      CompareCommand.self,
      PairedCommand.self, GateCommand.self, AcceptCommand.self, HistoryCommand.self,
      ReportCommand.self, ProfileCommand.self,
      DoctorCommand.self,
    ],
    defaultSubcommand: RunCommand.self)

  /// Creates the command.
  public init() {}
}
