import ArgumentParser
import FileReading
import Foundation
import InterfaceBuilder
import LayoutViewer
import ResultStore
import ScenarioEngine
import ScreenChecks
import Simulation
import SolverCatalog

/// `bench view`: a page to walk through a layout, in one file.
struct ViewCommand: ParsableCommand, ModalCommand {
  static let configuration = CommandConfiguration(
    commandName: "view",
    abstract: "Write a page to walk through the layout of a scenario, document or folder.",
    discussion: """
      The page is one file that needs no network and no server: why each view has its size and \
      place, what conflicts and what is open, every frame of a timeline, and documents on many \
      devices. Press ? in it for its keys. A folder becomes a gallery of the documents and \
      scenarios below it.
      """)

  @Argument(help: "A scenario, by name or file; a storyboard, xib or trace; or a folder of them.")
  var subject: String

  @Option(name: .shortAndLong, help: "The page to write, .html; - for standard output.")
  var output: String

  @Option(help: "A document's scene: its name, its id or its number; all without.")
  var scene: String?

  @OptionGroup var matrix: MatrixOptions

  @Flag(name: .customLong("no-matrix"), help: "Lay documents out as they are, and nothing else.")
  var leavesOutMatrix = false

  @Flag(name: .customLong("no-times"), help: "Leave out how long frames took, for the same bytes.")
  var leavesOutTimes = false

  @Flag(help: "Write the page anew whenever the file or folder changes, until interrupted.")
  var watch = false

  @OptionGroup var chosen: SubjectOptions

  func validate() throws {
    _ = try matrix.matrix()
    if scene != nil, !isDocument { throw ValidationError("--scene goes with documents.") }
    if isDocument, chosen.scenario.isGenerated {
      throw ValidationError("A document has no size and no seed.")
    }
    if watch, output == "-" { throw ValidationError("--watch needs a file to write anew.") }
    if output != "-", !["html", "htm"].contains(output.split(separator: ".").last?.lowercased()) {
      throw ValidationError("\(output): pages are .html")
    }
  }

  private var isDocument: Bool { DocumentScenario.isDocument(subject) }

  var idleOptions: IdleOptions {
    if isDocument || FilePath.isFolder(subject) {
      return IdleOptions(
        reason: "with --no-matrix", names: leavesOutMatrix ? MatrixOptions.names : [])
    }
    return IdleOptions(
      reason: "on a scenario: they are those of documents",
      names: MatrixOptions.names + ["--no-matrix"])
  }

  func run() throws {
    let strategy = try chosen.onlyStrategy(of: "view")
    let builder = PageBuilder(
      subject: subject, scene: scene, matrix: leavesOutMatrix ? nil : try matrix.matrix(),
      strategy: strategy, size: chosen.scenario.size, seed: chosen.scenario.seed,
      showsTimes: !leavesOutTimes,
      scenarios: chosen.scenario.scenarios)
    guard output != "-" else { return Terminal.write(try builder.html()) }
    guard watch else {
      let file = try OutputFile(output)
      return try file.write(try builder.html())
    }
    try FileWatch(paths: [subject], writing: [output]).run {
      try OutputFile(output).write(try builder.html())
    }
  }
}
