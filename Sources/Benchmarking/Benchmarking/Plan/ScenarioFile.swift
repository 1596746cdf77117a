import ResultStore
package import ScenarioEngine
import Simulation
import Statistics

/// A scenario and where it comes from.
package struct ScenarioFile {
  /// The path of its file, as messages print it; the name of one that code makes.
  package var path: String
  /// The scenario.
  package var scenario: Scenario
  /// A hash of the definition: figures of different definitions are not compared.
  package var definitionHash: String

  /// Creates it with all that it is.
  package init(path: String, scenario: Scenario, definitionHash: String) {
    self.path = path
    self.scenario = scenario
    self.definitionHash = definitionHash
  }

  /// A scenario that no file holds.
  ///
  /// Its definition is what it plays on, its steps' names and how often they happen, and the revision
  /// that its author gives its screen: code itself has no hash.
  package init(_ scenario: Scenario) {
    var hash = FNVHash()
    hash.combine(bytes: scenario.name.utf8)
    hash.combine(bytes: "\n\(scenario.device.identifier)\n\(scenario.orientation)\n".utf8)
    hash.combine(bytes: "\(scenario.screen?.revision ?? "")\n".utf8)
    for step in scenario.steps { hash.combine(bytes: "\(step.name) \(step.repetitions)\n".utf8) }
    self.init(path: scenario.name, scenario: scenario, definitionHash: hash.hexadecimal)
  }
}
