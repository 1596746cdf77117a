import Foundation
import HTMLReport
import ScenarioEngine

/// What a report says of scenarios beside their figures.
enum ScenarioPictures {
  /// The purposes of the scenarios of these names; empty when their folder is not there.
  static func details(
    of names: Set<String>, below folder: String
  ) -> [String: ScenarioDetails] {
    guard FileManager.default.fileExists(atPath: folder),
      let files = ScenarioFiles.read([], below: folder)
    else { return [:] }
    var details: [String: ScenarioDetails] = [:]
    for file in files where names.contains(file.scenario.name) {
      let words = file.scenario.purpose.split(whereSeparator: \.isWhitespace)
      details[file.scenario.name] = ScenarioDetails(purpose: words.joined(separator: " "))
    }
    return details
  }
}
