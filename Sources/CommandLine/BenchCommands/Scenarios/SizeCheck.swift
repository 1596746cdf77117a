import Benchmarking
import ResultStore
import ScenarioEngine

/// Refuses sizes that a generated scenario cannot be played at, and seeds where nothing is generated.
enum SizeCheck {
  /// Checks that every size fits every generated scenario, and states on standard error which do not.
  ///
  /// - Parameters:
  ///   - sizes: What the command line asks for; nothing to check when empty.
  ///   - seed: The seed that the command line asks for, if it does.
  ///   - files: The scenarios; those that are written out have no size and are passed over.
  /// - Throws: the exit status of a command line that makes no sense.
  static func require(
    _ sizes: [Int], seed: UInt64? = nil, of files: [ScenarioFile]
  ) throws {
    var found = sizes.isEmpty ? [] : refusals(sizes, of: files.map(\.scenario))
    if seed != nil, !files.contains(where: \.scenario.isGenerated) {
      found.append("--seed is for generated scenarios, and none of these is")
    }
    for line in found { Terminal.writeToStandardError("error: \(line)") }
    if !found.isEmpty { throw ExitStatus.usage.exit }
  }

  /// What is wrong with sizes, a sentence each.
  private static func refusals(_ sizes: [Int], of scenarios: [Scenario]) -> [String] {
    guard scenarios.contains(where: \.isGenerated) else {
      return ["--size is for generated scenarios, and none of these is"]
    }
    var found: [String] = []
    for scenario in scenarios {
      guard case .generated(let request) = scenario.content else { continue }
      let admitted = request.admittedSizes
      for size in sizes where !admitted.contains(size) {
        found.append(
          "--size \(size) is too \(size < admitted.lowerBound ? "small" : "large") for "
            + "'\(scenario.name)', which takes \(Units.count(admitted.lowerBound)) to "
            + "\(Units.count(admitted.upperBound)) \(request.generator.unit)")
      }
    }
    return found
  }
}
