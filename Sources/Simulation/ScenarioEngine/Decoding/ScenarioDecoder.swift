import LayoutModel
import Simulation
import VisualFormatLanguage

/// Turns the nodes of a scenario file into a ``Scenario``, reporting all that is wrong.
///
/// Each part has a file of its own: `+Values`, `+Hierarchy`, `+Steps`, `+Expectations`.
final class ScenarioDecoder {
  let log: DiagnosticLog
  /// The file that is read; paths in it begin at its folder.
  let file: String
  /// The names that formulas and steps may use at the point that is being read.
  var scope = ScenarioSymbolTable()
  /// Formulas whose names are looked up once all names of the tree are known.
  var pendingFormulas: [(formula: Formula, node: YAMLNode)] = []
  /// Visual formats that wait likewise.
  var pendingVisuals: [(rule: VisualRule, node: YAMLNode)] = []
  /// The view of the sheet that is up at the point of the timeline that is being read.
  var sheetID: String?
  /// How the device is held at the point of the timeline that is being read.
  var heldOrientation: Orientation = .portrait
  /// The oldest system that the application runs on.
  var deploymentTarget = DeploymentTarget.current
  /// Whether what is being read is a sheet's view.
  var isReadingSheet = false

  init(log: DiagnosticLog, file: String) {
    self.log = log
    self.file = file
  }

  /// The scenario that a document describes; nil when something needed is missing or wrong.
  func scenario(from root: YAMLNode) -> Scenario? {
    guard
      let fields = MappingFields(
        root, describedAs: "a scenario", known: ScenarioKeys.scenario, log: log)
    else {
      return nil
    }
    // Visual formats are checked by it.
    if let node = fields["deployment-target"],
      let version = whole(node, describedAs: "a version of iOS", in: 6...99)
    {
      deploymentTarget = DeploymentTarget(iOSVersion: version)
    }
    let name = required("name", in: fields).flatMap(name(from:))
    let purpose = required("purpose", in: fields).flatMap { text($0, describedAs: "the purpose") }
    if let node = fields["purpose"], purpose?.allSatisfy(\.isWhitespace) == true {
      log.report(node.mark, "the purpose is empty: say what the scenario shows or measures")
    }
    let device = required("device", in: fields).flatMap(device(from:))
    let content = content(in: fields)
    guard let name, let purpose, let device, let content else {
      // What follows needs no device: read it all the same, for its errors.
      _ = readRest(of: fields, device: device ?? DeviceCatalog.devices[0])
      return nil
    }
    var scenario = Scenario(name: name, purpose: purpose, device: device, content: content)
    let rest = readRest(of: fields, device: device)
    scenario.orientation = rest.orientation
    scenario.expectations = rest.expectations
    scenario.steps = rest.steps
    scenario.expectedFindings = rest.findings
    scenario.deploymentTarget = deploymentTarget
    if let activation = fields["activation"].flatMap({
      choice($0, describedAs: "way to activate constraints", ScenarioActivation.init(rawValue:))
    }) {
      scenario.activation = activation
    }
    scenario.tags = fields["tags"].map { strings($0, describedAs: "a tag") } ?? []
    scenario.tiers = fields["tiers"].map(tiers(from:)) ?? ScenarioTier.allCases
    scenario.bars = fields["bars"].map(bars(from:)) ?? ScenarioBars()
    scenario.direction = fields["direction"].flatMap(direction(from:)) ?? .leftToRight
    scenario.additionalSafeArea = fields["additional-safe-area"].flatMap(insets(from:)) ?? .zero
    if let rate = fields["refresh-rate"].flatMap(refreshRate(from:)) { scenario.refreshRate = rate }
    if let node = fields["tolerance"],
      let tolerance = number(node, describedAs: "the tolerance", in: 0...1)
    {
      scenario.tolerance = tolerance
    }
    return scenario
  }

  private func readRest(
    of fields: MappingFields, device: Device
  ) -> (
    orientation: Orientation, expectations: [FrameExpectation], steps: [ScenarioStep],
    findings: ExpectedFindings
  ) {
    let orientation = fields["orientation"].flatMap { self.orientation(from: $0, on: device) }
    heldOrientation = orientation ?? .portrait
    let expectations = fields["expect"].map(expectations(from:)) ?? []
    let rate = fields["refresh-rate"].flatMap(refreshRate(from:)) ?? device.refreshRate.value
    let steps = fields["timeline"].map { self.steps(from: $0, device: device, rate: rate) } ?? []
    let findings = fields["findings"].map(expectedFindings(from:)) ?? ExpectedFindings()
    return (orientation ?? .portrait, expectations, steps, findings)
  }

  private func required(_ key: String, in fields: MappingFields) -> YAMLNode? {
    if let node = fields[key] { return node }
    log.report(fields.mark, "missing '\(key)'")
    return nil
  }

  private func content(in fields: MappingFields) -> ScenarioContent? {
    switch (fields["hierarchy"], fields["generator"]) {
    case (let node?, nil): return rootView(from: node).map { .hierarchy($0) }
    case (nil, let node?): return generator(from: node).map { .generated($0) }
    case (nil, nil):
      log.report(fields.mark, "missing 'hierarchy' or 'generator'")
    case (_?, let node?):
      log.report(node.mark, "both 'hierarchy' and 'generator': expected one of them")
    }
    return nil
  }

  private func name(from node: YAMLNode) -> String? {
    guard let name = text(node, describedAs: "the name") else { return nil }
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        || scalar == "-" || scalar == "_" || scalar == "."
    }
    guard !name.isEmpty, isPlain, name.first != "." else {
      log.report(
        node.mark, "'\(name.shortened)' is no name: expected letters, digits, '-', '_' and '.'")
      return nil
    }
    return name
  }

  private func device(from node: YAMLNode) -> Device? {
    guard let name = text(node, describedAs: "a device") else { return nil }
    if let device = DeviceCatalog.device(named: name) { return device }
    let near =
      Suggestion.nearestDevice(to: name).map { "'\($0)'" }
      ?? DeviceCatalog.suggestions(for: name).map { "'\($0)'" }.joined(separator: " or ")
    let hint = near.isEmpty ? "" : "; did you mean \(near)?"
    log.report(node.mark, "unknown device '\(name.shortened)'\(hint)")
    return nil
  }

  private func refreshRate(from node: YAMLNode) -> Double? {
    number(node, describedAs: "a refresh rate", in: 1...1_000)
  }

  private func tiers(from node: YAMLNode) -> [ScenarioTier] {
    let tiers = list(node, describedAs: "tiers").compactMap {
      choice($0, describedAs: "tier", ScenarioTier.init(rawValue:))
    }
    if tiers.isEmpty { log.report(node.mark, "no tier: the scenario would never run") }
    return ScenarioTier.allCases.filter(tiers.contains)
  }

  private func generator(from node: YAMLNode) -> GeneratorRequest? {
    let known = ScenarioKeys.generator
    guard let fields = MappingFields(node, describedAs: "a generator", known: known, log: log)
    else {
      return nil
    }
    guard
      let kind = required("name", in: fields).flatMap({
        choice($0, describedAs: "generator", GeneratorKind.init(rawValue:))
      })
    else { return nil }
    for name in kind.names { scope.declareGenerated(name) }
    for name in kind.constraintNames { _ = scope.declareConstraint(name) }
    let seed = fields["seed"].flatMap { node -> UInt64? in
      guard let text = text(node, describedAs: "the seed") else { return nil }
      if let seed = UInt64(text) { return seed }
      log.report(node.mark, "'\(text.shortened)' is no seed: expected a whole number from 0 on")
      return nil
    }
    let all = kind.smallestSize...kind.largestSize
    let least = fields["least-size"].flatMap { size($0, of: kind, in: all) } ?? all.lowerBound
    let admitted = least...all.upperBound
    let sizes = fields["size"].map { self.sizes(from: $0, of: kind, in: admitted) } ?? [:]
    if sizes.isEmpty, fields["size"] == nil, kind.defaultSize < least {
      log.report(fields.mark, "missing 'size': the default, \(kind.defaultSize), is too small")
    }
    return GeneratorRequest(generator: kind, seed: seed ?? 0, sizes: sizes, minimumSize: least)
  }

  private func sizes(
    from node: YAMLNode, of kind: GeneratorKind, in admitted: ClosedRange<Int>
  ) -> [ScenarioTier: Int] {
    let known = ScenarioKeys.sizes
    if case .scalar = node.value {
      guard let size = size(node, of: kind, in: admitted) else { return [:] }
      return [.smoke: size]
    }
    guard let fields = MappingFields(node, describedAs: "sizes by tier", known: known, log: log)
    else {
      return [:]
    }
    var sizes: [ScenarioTier: Int] = [:]
    for entry in fields.entries {
      guard let tier = ScenarioTier(rawValue: entry.key) else { continue }
      sizes[tier] = size(entry.value, of: kind, in: admitted)
    }
    return sizes
  }

  private func size(
    _ node: YAMLNode, of kind: GeneratorKind, in admitted: ClosedRange<Int>
  ) -> Int? {
    whole(node, describedAs: "a size in \(kind.unit)", in: admitted)
  }
}
