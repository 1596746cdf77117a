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

/// Makes the page of whatever a command line means.
struct PageBuilder {
  let subject: String
  let scene: String?
  let matrix: ScreenMatrix?
  let strategy: SolverStrategy
  let size: Int?
  let seed: UInt64?
  let showsTimes: Bool
  let scenarios: String

  /// Galleries of more screens than this show each as its document has it, and nothing else.
  private static let matrixLimit = 24

  /// The page.
  ///
  /// - Throws: the exit status of what went wrong, which lines on standard error explain.
  func html() throws -> String {
    var session = ViewerSession(
      title: subject.split(separator: "/").last.map(String.init) ?? subject)
    if FilePath.isFolder(subject) {
      try addFolder(to: &session)
    } else if DocumentScenario.isDocument(subject) {
      guard let document = DocumentFiles.readDrawn(subject) else { throw ExitStatus.badInput.exit }
      try add(document, isAlone: true, to: &session)
    } else {
      try addScenario(subject, to: &session)
    }
    return ViewerPage(session).html
  }

  private func addScenario(_ word: String, to session: inout ViewerSession) throws {
    let subject = try ScenarioSubject(word, below: scenarios, size: size, seed: seed)
    var options = ScenarioSessionBuilder.Options { strategy.makeSolver() }
    options.size = subject.size
    options.seed = subject.seed
    if showsTimes {
      let clock = ContinuousClock()
      let start = clock.now
      options.clock = { (clock.now - start) / .milliseconds(1) }
    }
    do {
      let source = try ScenarioSessionBuilder(subject.scenario, options).source(
        kind: subject.isTrace ? .trace : .scenario, path: subject.path, into: &session.paints)
      session.sources.append(EncodedSource(source))
    } catch {
      Terminal.writeToStandardError("\(word): error: \(error)")
      throw ExitStatus.internalError.exit
    }
  }

  private func add(
    _ document: InterfaceDocument, isAlone: Bool, to session: inout ViewerSession
  ) throws {
    let capture = DocumentCapture(document) { strategy.makeSolver() }
    let roots = scene.map(capture.roots(named:)) ?? capture.roots
    if isAlone { try SceneChoice.require(roots, of: capture, named: scene) }
    let shownMatrix = isAlone || capture.roots.count <= Self.matrixLimit ? matrix : nil
    var findings: [ScreenFinding] = []
    if let shownMatrix {
      findings =
        ScreenChecker(matrix: shownMatrix) { strategy.makeSolver() }
        .check(document).findings
    }
    var options = DocumentSessionBuilder.Options(matrix: shownMatrix) { strategy.makeSolver() }
    options.findsBreaks = isAlone && shownMatrix != nil
    let name = document.path.split(separator: "/").last.map(String.init) ?? document.path
    let source = DocumentSessionBuilder(document, options).source(
      named: name, roots: roots, findings: findings, into: &session.paints)
    session.sources.append(EncodedSource(source))
  }

  /// Every document and scenario below a folder; what cannot be read is reported and ends the verb.
  private func addFolder(to session: inout ViewerSession) throws {
    let paths = DocumentFiles.paths([subject]).filter { DocumentScenario.isDocument($0) }
    let files = try Self.scenarioFiles(below: subject)
    guard !paths.isEmpty || !files.isEmpty else {
      Terminal.writeToStandardError(
        "\(subject): error: no storyboard, xib or scenario is below this folder")
      throw ExitStatus.badInput.exit
    }
    var isReadable = true
    let isSmall = paths.count <= 3
    for path in paths {
      guard let document = DocumentFiles.readDrawn(path) else {
        isReadable = false
        continue
      }
      let builder = isSmall ? self : withoutMatrix
      try builder.add(document, isAlone: false, to: &session)
    }
    var failure: (any Error)?
    for file in files {
      // The others have their errors too.
      do { try addScenario(file, to: &session) } catch { failure = error }
    }
    guard isReadable else { throw ExitStatus.badInput.exit }
    if let failure { throw failure }
  }

  private var withoutMatrix: PageBuilder {
    PageBuilder(
      subject: subject, scene: nil, matrix: nil, strategy: strategy, size: size, seed: seed,
      showsTimes: showsTimes, scenarios: scenarios)
  }

  /// The scenario files directly in a folder, in order.
  private static func scenarioFiles(below folder: String) throws -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(ScenarioLibrary.fileExtension) }.sorted()
      .map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
  }
}
