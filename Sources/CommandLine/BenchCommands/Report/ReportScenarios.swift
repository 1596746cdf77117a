import Benchmarking
import Foundation
package import HTMLReport
import LayoutDrawing
import LayoutViewer
import ScenarioEngine
import SolverCatalog

/// What a report shows of scenarios beside their figures: purposes, pictures, and the page
/// to walk through their layouts.
///
/// Generated trees have the size of the smoke tier: a picture of a thousand rows shows no more.
package struct ReportScenarios {
  /// What is known of each scenario, by its name.
  package private(set) var details: [String: ScenarioDetails] = [:]
  /// The page to walk through the layouts; empty where none is wanted or none can be shown.
  package private(set) var viewer: String?

  /// Plays scenarios.
  ///
  /// - Parameters:
  ///   - names: The names, in the report's order; what is not below the folder is left out.
  ///   - folder: The folder of scenario files.
  ///   - files: What the report and the page of layouts are called, for the links from one to the
  ///     other; nil for no such page.
  ///   - viewerLimit: The most bytes of layouts on a page; what goes beyond is left out of it.
  package init(
    _ names: [String], below folder: String, linking files: (report: String, viewer: String)?,
    viewerLimit: Int = 8_000_000
  ) {
    guard FileManager.default.fileExists(atPath: folder),
      let known = ScenarioFiles.read([], below: folder)
    else { return }
    var session = ViewerSession(title: "Scenarios")
    session.home = files?.report
    var room = viewerLimit
    var seen: Set<String> = []
    for name in names where seen.insert(name).inserted {
      guard let file = known.first(where: { $0.scenario.name == name }) else { continue }
      let words = file.scenario.purpose.split(whereSeparator: \.isWhitespace)
      var found = ScenarioDetails(purpose: words.joined(separator: " "))
      if let files {
        switch Self.add(file, to: &session, &room, picture: &found.picture) {
        case .added(let source):
          found.walk = Self.walk(source, at: session.sources.count - 1, of: files.viewer)
        case .withoutRoom:
          found.remark =
            "There is no room for its layout in \(files.viewer); "
            + "bench view \(name) -o \(name).html writes a page of its own."
        // `bench run` states why.
        case .unplayable: break
        }
      } else {
        found.picture = Self.picture(of: file.scenario)
      }
      details[name] = found
    }
    if !session.sources.isEmpty { viewer = ViewerPage(session).html }
  }

  private static func smokeSize(of scenario: Scenario) -> Int? {
    guard case .generated(let request) = scenario.content else { return nil }
    return request.size(in: .smoke)
  }

  /// The first layout, played for its own sake.
  private static func picture(of scenario: Scenario) -> String? {
    let run = ScenarioPlayback(
      scenario, size: smokeSize(of: scenario),
      makeSolver: { SolverStrategy.standard.makeSolver() })
    for phase in run.phases {
      if case .step = phase.kind { break }
      // A scenario that cannot be laid out has no picture; `bench run` states why.
      guard (try? run.playRepetitions(of: phase)) != nil else { return nil }
    }
    return picture(of: run)
  }

  /// What a playing shows now.
  private static func picture(of run: ScenarioPlayback) -> String? {
    run.thumbnail(idPrefix: "picture")?.svg
  }

  // MARK: The page of layouts

  /// What came of a scenario for the page.
  private enum Inclusion {
    case added(ViewerSource)
    case withoutRoom
    /// It cannot be played to its end.
    case unplayable
  }

  /// Adds a scenario to a page, and takes the picture of its first layout on the way.
  private static func add(
    _ file: ScenarioFile, to session: inout ViewerSession, _ room: inout Int,
    picture: inout String?
  ) -> Inclusion {
    var shown: String?
    defer { picture = shown }
    var options = ScenarioSessionBuilder.Options { SolverStrategy.standard.makeSolver() }
    options.size = smokeSize(of: file.scenario)
    options.onFirstLayout = { shown = Self.picture(of: $0) }
    var paints = session.paints
    guard
      var source = try? ScenarioSessionBuilder(file.scenario, options).source(
        kind: .scenario, path: file.path, into: &paints)
    else { return .unplayable }
    if let size = options.size {
      source.notes.append("Laid out at size \(size), whatever sizes the report has figures of.")
    }
    let encoded = EncodedSource(source)
    let size = encoded.json.utf8.count
    guard size <= room else { return .withoutRoom }
    room -= size
    session.paints = paints
    session.sources.append(encoded)
    return .added(source)
  }

  /// The links to a source and to the last frame of each of its steps.
  private static func walk(
    _ source: ViewerSource, at index: Int, of page: String
  ) -> ScenarioWalk {
    let address = "\(page)#s=\(index).0"
    var steps: [String: String] = [:]
    for (index, state) in (source.scenes.first?.states ?? []).enumerated() {
      steps[state.label] = "\(address)&t=\(index)"
    }
    return ScenarioWalk(address: address, steps: steps)
  }
}
