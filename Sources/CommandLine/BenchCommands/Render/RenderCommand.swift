import ArgumentParser
import Benchmarking
import Foundation
import InterfaceBuilder
import LayoutDrawing
import LayoutModel
import LayoutViewer
import ResultStore
import ScenarioEngine
import ScreenChecks
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

  @Argument(
    help: "A scenario, by name or file; a storyboard, xib or trace; or a folder of documents.")
  var scenario: String

  @Option(name: .shortAndLong, help: "The file to write, .svg or .png; - for standard output.")
  var output: String?

  @Option(help: "The moment to draw; all for a strip of the whole timeline.")
  var step = "start"

  @Option(help: "With --step all: every so many frames, repeated steps counting each time.")
  var every: Int?

  @Flag(help: "Draw the whole timeline one moment after the other, as an SVG that plays.")
  var animate = false

  @Option(
    help: ArgumentHelp(
      "Draw the second moment and mark what moved since the first.",
      valueName: "a,b"))
  var compare: String?

  @Option(help: "A document's scene: its name, its id or its number; all without.")
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "Draw on this device; documents also on several, separated by commas.",
      valueName: "device"))
  var device: String?

  @Option(help: "How the device is held at first: portrait, landscape, landscape-right, ….")
  var orientation: Orientation?

  @Flag(help: "Draw active constraints as distances.")
  var constraints = false

  @Flag(help: "Draw from right to left.")
  var rtl = false

  @Option(
    help: ArgumentHelp(
      "Draw a document's texts as large as a user wants them: xS S M L … xxxL AX1 … AX5.",
      valueName: "size"))
  var sizeCategory: String?

  @Flag(help: "Draw outlines that can be seen through, names, guides and what is off the screen.")
  var blueprint = false

  @Flag(help: "Write the picture anew whenever the file changes, until interrupted.")
  var watch = false

  @Flag(help: "Draw light on dark; without, the reader's system decides.")
  var dark = false

  @Flag(help: "Draw dark on light; without, the reader's system decides.")
  var light = false

  @Option(help: "The width in pixels, 64 to 8000.")
  var width: Int?

  @OptionGroup var chosen: SubjectOptions

  func validate() throws {
    if dark && light { throw ValidationError("Give either --dark or --light.") }
    if let width, !(64...8000).contains(width) {
      throw ValidationError("A width is 64 to 8000 pixels.")
    }
    if let every, every < 1 || step != "all" && !animate {
      throw ValidationError("--every takes a number over 0, and goes with --step all or --animate.")
    }
    if compare != nil, step != "start" || animate {
      throw ValidationError("Give one of --step, --animate and --compare.")
    }
    if animate, step != "start" && step != "all" {
      throw ValidationError("--animate draws the whole timeline, and --step one moment.")
    }
    if animate, output?.lowercased().hasSuffix(".png") == true {
      throw ValidationError("A PNG does not move; --animate writes .svg.")
    }
    let devices = try devices()
    if devices.count > 1, !showsDocuments {
      throw ValidationError("A scenario is drawn on one device.")
    }
    if watch, output == nil || output == "-" {
      throw ValidationError("--watch needs a file to write anew.")
    }
    if let sizeCategory {
      guard ContentSizeCategory(name: sizeCategory) != nil else {
        let known = ContentSizeCategory.allCases.map(\.shortName).joined(separator: " ")
        throw ValidationError("There is no text size '\(sizeCategory)'; there are \(known).")
      }
      if !showsDocuments { throw ValidationError("--size-category goes with documents.") }
    }
    if scene != nil, !isDocument { throw ValidationError("--scene goes with documents.") }
    if showsDocuments, orientation != nil, device == nil {
      throw ValidationError("--orientation of a document goes with --device.")
    }
    if showsDocuments, compare != nil || animate || step != "start" || chosen.scenario.isGenerated {
      throw ValidationError("A document has no timeline and no size.")
    }
  }

  private var isDocument: Bool { DocumentScenario.isDocument(scenario) }

  /// Whether documents are drawn: one, or those below a folder.
  private var showsDocuments: Bool { isDocument || FilePath.isFolder(scenario) }

  private func devices() throws -> [Device] {
    let words = device?.split(separator: ",", omittingEmptySubsequences: false) ?? []
    return try words.map { try DeviceOption.device(named: String($0)) }
  }

  func run() throws {
    let strategy = try chosen.onlyStrategy(of: "render")
    let file: PictureFile
    do throws(PictureFileError) {
      file = try PictureFile(output)
    } catch {
      if case .noConverter = error {
        Terminal.writeToStandardError(error.message)
        throw ExitStatus.unavailable.exit
      }
      throw ValidationError(error.message)
    }
    func draw() throws {
      let drawn =
        try showsDocuments ? documentPicture(strategy, file) : scenarioPicture(strategy, file)
      try file.write(drawn, width: width)
      for note in drawn.notes { Terminal.writeToStandardError("note: \(note)") }
    }
    guard watch, let output else { return try draw() }
    try FileWatch(paths: [scenario], writing: [output]).run(draw)
  }

  private var contents: LayoutScene.Contents {
    constraints ? [.findings, .constraints] : .findings
  }

  private func options(_ file: PictureFile) -> PictureOptions {
    var options = PictureOptions(style: blueprint ? .blueprint : .screen)
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
    let paths = DocumentFiles.paths([scenario])
    var settings = try devices().map { CaptureSetting($0, orientation ?? .portrait) }
    if settings.isEmpty { settings = [CaptureSetting()] }
    for index in settings.indices {
      settings[index].textSize = sizeCategory.flatMap { ContentSizeCategory(name: $0) }
      if rtl { settings[index].direction = .rightToLeft }
    }
    var drawn: [LayoutScene] = []
    for path in paths {
      guard let document = DocumentFiles.readDrawn(path) else { throw ExitStatus.badInput.exit }
      let capture = DocumentCapture(document, contents: contents) { strategy.makeSolver() }
      let roots = scene.map(capture.roots(named:)) ?? capture.roots
      if paths.count == 1 { try SceneChoice.require(roots, of: capture, named: scene) }
      for root in roots {
        for setting in settings {
          var scene = capture.scene(ofRoot: root, setting)
          if paths.count > 1 || scene.title.isEmpty {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            scene.title = scene.title.isEmpty ? name : "\(scene.title) (\(name))"
          }
          if settings.count > 1, let device = setting.device {
            scene.title += ", \(device.name)"
          }
          drawn.append(scene)
        }
      }
    }
    guard !drawn.isEmpty else {
      Terminal.writeToStandardError("\(scenario): error: there is nothing to draw")
      throw ExitStatus.badInput.exit
    }
    let name = scenario.split(separator: "/").last.map(String.init) ?? scenario
    let heading =
      drawn.count == 1 && drawn[0].title != name ? "\(name): \(drawn[0].title)" : name
    let details = [
      device.map { "\($0), \((orientation ?? .portrait).rawValue)" },
      sizeCategory.map { "text size \($0)" }, rtl ? "right to left" : nil,
    ].compactMap(\.self)
    return LayoutPicture(
      strip: drawn, options: options(file), heading: heading,
      details: details.joined(separator: ", "))
  }

  // MARK: Scenarios

  /// A strip holds no more frames than this.
  private static let stripLimit = 24
  /// An animation holds no more frames than this, each a whole picture.
  private static let animationLimit = 120

  private func scenarioPicture(
    _ strategy: SolverStrategy, _ file: PictureFile
  ) throws -> LayoutPicture {
    let subject = try ScenarioSubject(
      scenario, below: chosen.scenario.scenarios, size: chosen.scenario.size,
      seed: chosen.scenario.seed)
    var described = subject.scenario
    if let orientation { described.orientation = orientation }
    if rtl { described.direction = .rightToLeft }
    let run = ScenarioPlayback(
      described, size: subject.size, seed: subject.seed,
      device: try devices().first,
      makeSolver: { strategy.makeSolver() })
    let scenes = ScenarioScenes(run: run, contents: contents)
    do {
      return try picture(scenes, described, options(file))
    } catch let error as ScenarioPlaybackError {
      Terminal.writeToStandardError("\(scenario): error: \(error)")
      throw ExitStatus.internalError.exit
    }
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
    guard step == "all" || animate else {
      let drawn = try scenes.scenes(after: [try moment(step, scenario)])
      return LayoutPicture(
        drawn[0], options: options, heading: scenario.name, details: caption(drawn[0].title))
    }
    let limit = animate ? Self.animationLimit : Self.stripLimit
    guard let every else {
      let count = scenario.steps.count
      let wanted = Set((0...count).filter { $0 < limit - 1 || $0 == count })
      let drawn = try scenes.scenes(after: wanted)
      let notes =
        drawn.count <= count
        ? ["Of \(count + 1) moments, \(drawn.count) are drawn."] : [String]()
      return timelinePicture(
        drawn, seconds: 1, options, scenario, caption("the first layout and each step"), notes)
    }
    let (drawn, frames) = try scenes.scenes(every: every, limit: limit)
    // Every so many of all but the last, and the last.
    let isCut = (frames - 2) / every + 2 > limit
    let notes = isCut ? ["Of \(frames) frames, \(drawn.count) are drawn."] : [String]()
    return timelinePicture(
      drawn, seconds: max(Double(every) / 60, 0.05), options, scenario,
      caption("every \(every) of \(frames) frames"), notes)
  }

  /// Moments beside each other, or one after the other.
  private func timelinePicture(
    _ drawn: [LayoutScene], seconds: Double, _ options: PictureOptions, _ scenario: Scenario,
    _ details: String, _ notes: [String]
  ) -> LayoutPicture {
    animate
      ? LayoutPicture(
        animating: drawn, seconds: seconds, options: options, heading: scenario.name,
        details: details, notes: notes)
      : LayoutPicture(
        strip: drawn, options: options, heading: scenario.name, details: details, notes: notes,
        isTimeline: true)
  }

  private func moment(_ word: String, _ scenario: Scenario) throws -> Int {
    guard let moment = TimelineMoment(word, in: scenario) else {
      let names = (["start"] + scenario.steps.map(\.name)).joined(separator: ", ")
      throw ValidationError("There is no moment '\(word)'; there are \(names), and last.")
    }
    return moment.index(in: scenario)
  }
}
