import ArgumentParser
import BenchCommands
import Testing

extension CommandWords {
  /// The message of the parser for a command line that makes no sense; nil for one that it accepts.
  ///
  /// An underscore stands for a space within a word. Nothing is run.
  static func refusal(of line: String) -> String? {
    let words = line.split(separator: " ").map { String($0).replacing("_", with: " ") }
    do {
      _ = try BenchCommand.command(of: words)
      return nil
    } catch {
      #expect(BenchCommand.exitCode(for: error) == .validationFailure, "\(line): \(error)")
      return BenchCommand.message(for: error)
    }
  }
}
