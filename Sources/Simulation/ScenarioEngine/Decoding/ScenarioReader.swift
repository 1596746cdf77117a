/// Reads scenario files.
///
/// The format is described in `Scenarios/README.md` and `Scenarios/schema.json`.
public enum ScenarioReader {
  /// The most bytes of a file: more than any scenario written by hand.
  public static var sizeLimit: Int { YAMLReader.sizeLimit }

  /// The scenario in a file's bytes.
  ///
  /// The bytes are YAML in UTF-8; the file's name is for messages.
  /// - Throws: all that is wrong with the file.
  /// - Complexity: O(n log n) in the number of bytes, bounded by the limits of the format.
  public static func scenario(
    from bytes: [UInt8], file: String
  ) throws(ScenarioSyntaxError) -> Scenario {
    let log = DiagnosticLog()
    let decoder = ScenarioDecoder(log: log, file: file)
    let scenario = YAMLReader.document(bytes, log: log).flatMap(decoder.scenario(from:))
    guard let scenario, log.isEmpty else {
      if log.isEmpty { log.report(.start, "the file describes no scenario") }
      throw ScenarioSyntaxError(file: file, log.sorted)
    }
    return scenario
  }

  /// The scenario in a text.
  ///
  /// - Throws: all that is wrong with the text.
  public static func scenario(
    from text: String, file: String = "scenario.yaml"
  ) throws(ScenarioSyntaxError) -> Scenario {
    try scenario(from: Array(text.utf8), file: file)
  }
}
