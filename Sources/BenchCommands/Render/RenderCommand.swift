import ArgumentParser
import Benchmarking
import Foundation
import InterfaceBuilder
import LayoutDrawing
import LinearConstraints
import ScenarioEngine
import Simulation
import SolverCatalog

/// `bench render`: a laid-out hierarchy on its device, as a picture.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a scenario or an Interface Builder document as it is laid out.",
    discussion: """
      Without --output the picture goes to standard output as SVG; PNG needs rsvg-convert, which \
      is in Debian's package librsvg2-bin. A moment of a timeline is a step's number or name, \
      start or last.
      """)

  @Argument(help: "A scenario, by name or file; a storyboard or xib; or a trace of record's.")
  var scenario: String

  @Option(name: .shortAndLong, help: "The file to write, .svg or .png; - for standard output.")
  var output: String?

  @Option(help: "The moment to draw; all for a strip of the whole timeline.")
  var step = "start"

  @Option(help: "With --step all: every so many frames, repeated steps counting each time.")
  var every: Int?

  @Option(
    help: ArgumentHelp(
      "Draw the second moment and mark what moved since the first.",
      valueName: "a,b"))
  var compare: String?

  @Option(help: "A document's scene: its name, its id or its number; all without.")
  var scene: String?

  @Option(help: "Draw on this device.")
  var device: String?

  @Option(help: "How the device is held at first: portrait, landscape, landscape-right, ….")
  var orientation: Orientation?

  @Option(help: "The solver strategy.")
  var strategy: String?

  @Option(help: "The size of a generated hierarchy.")
  var size: Int?

  @Option(help: "The seed of a generated hierarchy.")
  var seed: UInt64?

  @Flag(help: "Draw active constraints as distances.")
  var constraints = false

  @Flag(help: "Draw light on dark; without, the reader's system decides.")
  var dark = false

  @Flag(help: "Draw dark on light; without, the reader's system decides.")
  var light = false

  @Option(help: "The width in pixels, 64 to 8000.")
  var width: Int?

  @Option(help: "The folder of scenario files.")
  var scenarios: String = ProjectFolders.scenarios

  func validate() throws {
    if dark && light { throw ValidationError("Give either --dark or --light.") }
    if let width, !(64...8000).contains(width) {
      throw ValidationError("A width is 64 to 8000 pixels.")
    }
    if let every, every < 1 || step != "all" {
      throw ValidationError("--every takes a number over 0, and goes with --step all.")
    }
    if compare != nil, step != "start" {
      throw ValidationError("Give either --step or --compare.")
    }
    if let device { _ = try DeviceOption.device(named: device) }
    if scene != nil, !isDocument { throw ValidationError("--scene goes with documents.") }
    if isDocument, compare != nil || step != "start" || size != nil || seed != nil {
      throw ValidationError("A document has no timeline and no size.")
    }
  }

  private var isDocument: Bool {
    scenario.hasSuffix(".storyboard") || scenario.hasSuffix(".xib")
  }

  func run() throws {
    let strategies = try StrategyOptions.named(strategy)
    guard let strategy = strategies.first, strategies.count == 1 else {
      throw ValidationError("render takes one strategy.")
    }
    let file: PictureFile
    do throws(PictureFile.Refusal) {
      file = try PictureFile(output)
    } catch {
      if case .noConverter = error {
        Terminal.report(error.message)
        throw ExitStatus.unavailable.exit
      }
      throw ValidationError(error.message)
    }
    let drawn = try isDocument ? documentPicture(strategy, file) : scenarioPicture(strategy, file)
    try file.write(drawn, width: width)
    for note in drawn.notes { Terminal.report("note: \(note)") }
  }

  private var contents: LayoutScene.Contents {
    constraints ? [.findings, .constraints] : .findings
  }

  private func options(_ file: PictureFile) -> PictureOptions {
    var options = PictureOptions()
    options.scheme = dark ? .dark : light ? .light : .automatic
    // Nobody's system prefers anything of a PNG.
    if case .png = file, options.scheme == .automatic { options.scheme = .light }
    options.showsConstraints = constraints
    options.width = width.map(Double.init)
    return options
  }

  // MARK: Documents

  private func documentPicture(
    _ strategy: SolverStrategy, _ file: PictureFile
  ) throws -> LayoutPicture {
    guard let document = DocumentFiles.read(scenario) else { throw ExitStatus.badInput.exit }
    let scenes = DocumentScenes(
      document: document, device: try device.map(DeviceOption.device(named:)),
      orientation: orientation ?? .portrait, strategy: strategy, contents: contents)
    let roots = scene.map(scenes.roots(named:)) ?? scenes.roots
    guard !roots.isEmpty else {
      let names = scenes.roots.map { "'\(scenes.title(ofRoot: $0))'" }.joined(separator: ", ")
      Terminal.report(
        "\(scenario): error: "
          + (names.isEmpty
            ? "there is nothing to draw" : "no scene '\(scene ?? "")'; there are \(names)"))
      throw ExitStatus.badInput.exit
    }
    var notes: [String] = []
    if roots.count > DocumentScenes.limit {
      notes.append(
        "Of \(roots.count) scenes, the first \(DocumentScenes.limit) are drawn; --scene chooses.")
    }
    let drawn = roots.prefix(DocumentScenes.limit).map(scenes.scene(ofRoot:))
    let name = scenario.split(separator: "/").last.map(String.init) ?? scenario
    let heading = drawn.count == 1 ? "\(name): \(drawn[0].title)" : name
    return LayoutPicture(
      strip: Array(drawn), options: options(file), heading: heading,
      details: device.map { "\($0), \((orientation ?? .portrait).rawValue)" } ?? "", notes: notes)
  }

  // MARK: Scenarios

  /// A strip holds no more frames than this.
  private static let stripLimit = 24

  private func scenarioPicture(
    _ strategy: SolverStrategy, _ file: PictureFile
  ) throws -> LayoutPicture {
    let origin = try traceOrigin()
    guard let files = ScenarioFiles.read([origin?.scenario ?? scenario], below: scenarios) else {
      throw ExitStatus.badInput.exit
    }
    guard files.count == 1, var described = files.first?.scenario else {
      Terminal.report("\(scenario): error: \(files.count) scenarios; a picture is of one")
      throw ExitStatus.usage.exit
    }
    try SizeCheck.require(size.map { [$0] } ?? [], of: files)
    if let orientation { described.orientation = orientation }
    let device = try device.map(DeviceOption.device(named:))
    let run = ScenarioRun(
      described, size: size ?? origin?.size, seed: seed ?? origin?.seed, device: device,
      makeSolver: { strategy.makeSolver() })
    let scenes = ScenarioScenes(run: run, contents: contents)
    do {
      return try picture(scenes, described, options(file))
    } catch let error as ScenarioRunError {
      Terminal.report("\(scenario): error: \(error)")
      throw ExitStatus.internalError.exit
    }
  }

  /// The scenario that a trace was recorded from; nil for what is no trace.
  private func traceOrigin() throws -> TraceOrigin? {
    guard scenario.hasSuffix(".trace") else { return nil }
    guard let bytes = InputFiles.bytes(of: scenario, limit: TraceReader.sizeLimit) else {
      throw ExitStatus.badInput.exit
    }
    if let origin = TraceOrigin(inTrace: String(decoding: bytes.prefix(4096), as: UTF8.self)) {
      return origin
    }
    Terminal.report(
      "\(scenario):1:1: error: the trace does not say which scenario it was recorded from; those "
        + "that bench record writes do, and other traces have no views to draw")
    throw ExitStatus.badInput.exit
  }

  private func picture(
    _ scenes: ScenarioScenes, _ scenario: Scenario, _ options: PictureOptions
  ) throws -> LayoutPicture {
    let details = [
      scenes.run.device.name, scenes.run.size.map { "size \($0)" },
    ].compactMap(\.self)
    func caption(_ more: String) -> String { (details + [more]).joined(separator: ", ") }
    if let compare {
      let words = compare.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 2 else { throw ValidationError("--compare takes two moments: a,b.") }
      let first = try moment(words[0], scenario)
      let second = try moment(words[1], scenario)
      guard first < second else {
        throw ValidationError("--compare takes an earlier and a later moment.")
      }
      let pair = try scenes.scenes(after: [first, second])
      return LayoutPicture(
        comparing: pair[0], with: pair[1], options: options, heading: scenario.name,
        details: caption("\(pair[0].title) → \(pair[1].title)"))
    }
    guard step == "all" else {
      let drawn = try scenes.scenes(after: [try moment(step, scenario)])
      return LayoutPicture(
        drawn[0], options: options, heading: scenario.name, details: caption(drawn[0].title))
    }
    guard let every else {
      let count = scenario.steps.count
      let wanted = Set((0...count).filter { $0 < Self.stripLimit - 1 || $0 == count })
      let drawn = try scenes.scenes(after: wanted)
      let notes =
        drawn.count <= count
        ? ["Of \(count + 1) moments, \(drawn.count) are drawn."] : [String]()
      return LayoutPicture(
        strip: drawn, options: options, heading: scenario.name,
        details: caption("the first layout and each step"), notes: notes)
    }
    let (drawn, frames) = try scenes.scenes(every: every, limit: Self.stripLimit)
    let notes =
      frames / every + 1 > Self.stripLimit
      ? ["Of \(frames) frames, \(drawn.count) are drawn."] : [String]()
    return LayoutPicture(
      strip: drawn, options: options, heading: scenario.name,
      details: caption("every \(every) of \(frames) frames"), notes: notes)
  }

  private func moment(_ word: String, _ scenario: Scenario) throws -> Int {
    guard let moment = TimelineMoment(word, in: scenario) else {
      let names = (["start"] + scenario.steps.map(\.name)).joined(separator: ", ")
      throw ValidationError("There is no moment '\(word)'; there are \(names), and last.")
    }
    return moment.index(in: scenario)
  }
}
