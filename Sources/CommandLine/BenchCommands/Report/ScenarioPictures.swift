import Benchmarking
import Foundation
import HTMLReport
import LayoutDrawing
import ScenarioEngine
import SolverCatalog

/// What a report says and shows of scenarios beside their figures.
enum ScenarioPictures {
  /// The purposes and pictures of the scenarios of these names; empty when their folder is not
  /// there.
  static func details(
    of names: Set<String>, below folder: String
  ) -> [String: ScenarioDetails] {
    guard FileManager.default.fileExists(atPath: folder),
      let files = ScenarioFiles.read([], below: folder)
    else { return [:] }
    var details: [String: ScenarioDetails] = [:]
    for file in files where names.contains(file.scenario.name) {
      let words = file.scenario.purpose.split(whereSeparator: \.isWhitespace)
      details[file.scenario.name] = ScenarioDetails(
        purpose: words.joined(separator: " "), picture: picture(of: file.scenario))
    }
    return details
  }

  /// The first layout, at the size of the smoke tier: a picture of a thousand rows shows no more.
  private static func picture(of scenario: Scenario) -> String? {
    var size: Int?
    if case .generated(let request) = scenario.content { size = request.size(in: .smoke) }
    let run = ScenarioPlayback(
      scenario, size: size, makeSolver: { SolverStrategy.standard.makeSolver() })
    for phase in run.phases {
      if case .step = phase.kind { break }
      run.prepare(phase)
      // A scenario that cannot be laid out has no picture; `bench run` says why.
      guard (try? run.perform(phase)) != nil else { return nil }
    }
    return run.thumbnail(idPrefix: "picture")?.svg
  }
}
