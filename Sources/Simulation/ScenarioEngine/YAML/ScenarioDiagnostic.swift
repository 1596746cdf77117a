/// One thing that is wrong with a scenario file.
public struct ScenarioDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted in Unicode scalars from 1.
  public var column: Int
  /// What is wrong, and what was expected.
  public var message: String

  /// Creates a diagnostic.
  public init(line: Int, column: Int, _ message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// Line, column and message, to be put behind the name of the file and a colon.
  public var description: String { "\(line):\(column): error: \(message)" }
}

/// All that is wrong with a scenario file; never empty.
public struct ScenarioSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name.
  public var file: String
  /// The findings in the order of the text.
  public var diagnostics: [ScenarioDiagnostic]

  /// Creates the error of a file with findings.
  public init(file: String, _ diagnostics: [ScenarioDiagnostic]) {
    self.file = file
    self.diagnostics = diagnostics
  }

  /// One line a finding, each with the file's name in front.
  public var lines: [String] { diagnostics.map { "\(file):\($0)" } }

  /// All lines.
  public var description: String { lines.joined(separator: "\n") }
}

/// Gathers what is wrong with a file while all of it is read.
package final class DiagnosticLog {
  /// What is wrong, in the order in which it was found.
  package private(set) var diagnostics: [ScenarioDiagnostic] = []

  /// More findings than this help nobody.
  private static let limit = 200

  /// Creates an empty log.
  package init() {}

  /// Whether nothing is wrong.
  package var isEmpty: Bool { diagnostics.isEmpty }
  /// Whether no more is taken down.
  package var isFull: Bool { diagnostics.count >= Self.limit }

  /// Takes down what is wrong at a place; nothing once the log is full.
  package func report(_ mark: SourcePosition, _ message: String) {
    guard !isFull else { return }
    diagnostics.append(ScenarioDiagnostic(line: mark.line, column: mark.column, message))
  }

  /// The findings in the order of the text, without repetitions.
  package var sorted: [ScenarioDiagnostic] {
    var seen: Set<ScenarioDiagnostic> = []
    return diagnostics.filter { seen.insert($0).inserted }.enumerated()
      .sorted { first, second in
        let left = first.element
        let right = second.element
        return (left.line, left.column, first.offset) < (right.line, right.column, second.offset)
      }
      .map(\.element)
  }
}

/// A place in a file.
package struct SourcePosition: Hashable, Sendable {
  /// Counted from 1.
  package var line: Int
  /// In Unicode scalars from 1.
  package var column: Int

  /// The beginning of a file.
  package static let start = SourcePosition(line: 1, column: 1)
}
