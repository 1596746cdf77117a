package import InterfaceBuilder
import InterfaceBuilderConformance
import LayoutDrawing
import LayoutModel
package import LinearConstraints
package import ScreenChecks
import Simulation

/// Lays a document's screens out in the configurations that a page shows.
package struct DocumentSessionBuilder {
  /// Which configurations there are besides the document's own.
  package struct Options: Sendable {
    /// The configurations of the contact sheet; nil for no sheet.
    package var matrix: ScreenMatrix?
    /// Whether there are states for widths and text sizes, to find where a layout breaks.
    package var findsBreaks = true
    /// The strategy's solvers.
    package var makeSolver: @Sendable () -> any IncrementalSolver

    /// Creates options.
    package init(
      matrix: ScreenMatrix?, makeSolver: @escaping @Sendable () -> any IncrementalSolver
    ) {
      self.matrix = matrix
      self.makeSolver = makeSolver
    }
  }

  private let document: InterfaceDocument
  private let capture: DocumentCapture
  private let options: Options
  private let screenRoots: [Int: ScreenRoot]

  /// Screens with more views have no states for widths and text sizes.
  private static let breakLimit = 400
  /// The widths that are tried, in points.
  private static let widths: [Double] =
    stride(from: 280, through: 440, by: 10).map { $0 } + stride(from: 480, through: 1040, by: 80)
  /// At most so many open views are shown at their extremes.
  private static let extremeLimit = 12

  /// Creates a builder.
  package init(_ document: InterfaceDocument, _ options: Options) {
    self.document = document
    self.options = options
    capture = DocumentCapture(document, makeSolver: options.makeSolver)
    screenRoots = Dictionary(
      ScreenRoot.roots(of: document).map { ($0.index, $0) }
    ) { first, _ in first }
  }

  /// The document's source for a page.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - roots: The roots to show; all screens without.
  ///   - findings: What checks of the document found.
  ///   - paints: The table of display lists.
  /// - Returns: The source, with one scene a screen.
  /// - Complexity: One layout a screen and configuration, some forty.
  package func source(
    named name: String, roots: [Int]? = nil, findings: [ScreenFinding],
    into paints: inout PaintTable
  ) -> ViewerSource {
    var source = ViewerSource(kind: .document, name: name, path: document.path)
    for root in roots ?? capture.roots {
      source.scenes.append(scene(ofRoot: root, findings: findings, into: &paints))
    }
    return source
  }

  private func scene(
    ofRoot root: Int, findings: [ScreenFinding], into paints: inout PaintTable
  ) -> ViewerScene {
    var recorder = SceneRecorder(title: capture.title(ofRoot: root))
    record(root, CaptureSetting(), .base, "as the document has it", into: &recorder, &paints)
    let follows = screenRoots[root]?.followsScreen ?? false
    if let matrix = options.matrix {
      record(root, matrix, followsScreen: follows, into: &recorder, &paints)
    }
    if options.findsBreaks, recorder.recorded.nodes.count <= Self.breakLimit {
      if follows {
        for width in Self.widths {
          var setting = CaptureSetting()
          setting.width = width
          record(root, setting, .width, "\(Int(width)) points wide", into: &recorder, &paints)
        }
      }
      for size in ContentSizeCategory.allCases {
        var setting = CaptureSetting()
        setting.textSize = size
        record(root, setting, .textSize, "text size \(size.shortName)", into: &recorder, &paints)
      }
    }
    recorder.add(viewerFindings(findings, ofRoot: root, recorder))
    return recorder.recorded
  }

  // MARK: States

  /// One state for each device and orientation, and one on the canvas for each other direction and
  /// text size.
  private func record(
    _ root: Int, _ matrix: ScreenMatrix, followsScreen: Bool, into recorder: inout SceneRecorder,
    _ paints: inout PaintTable
  ) {
    for device in followsScreen ? matrix.devices : [] {
      for orientation in matrix.orientations {
        record(
          root, CaptureSetting(device, orientation), .matrix,
          "\(device.name), \(orientation.isLandscape ? "landscape" : "portrait")",
          into: &recorder, &paints)
      }
    }
    for direction in matrix.directions where direction == .rightToLeft {
      var setting = CaptureSetting()
      setting.direction = direction
      record(root, setting, .matrix, "right to left", into: &recorder, &paints)
    }
    for size in matrix.textSizes where size != .large {
      var setting = CaptureSetting()
      setting.textSize = size
      record(root, setting, .matrix, "text size \(size.shortName)", into: &recorder, &paints)
    }
  }

  private func record(
    _ root: Int, _ setting: CaptureSetting, _ group: ViewerState.Group, _ label: String,
    into recorder: inout SceneRecorder, _ paints: inout PaintTable
  ) {
    let screen = capture.screen(ofRoot: root, setting)
    let trees = zip(screen.trees, screen.hosts).map { tree, host in
      var recorded = RecordedTree(engine: tree.engine, host: host)
      for (index, view) in tree.tree.views {
        let source = document.views[index]
        recorded.viewSources[ObjectIdentifier(view)] = RecordedSource(
          index: index, id: source.id, className: source.attributes.customClass ?? source.className,
          line: source.position.line)
      }
      for (index, constraint) in tree.tree.constraints {
        let source = document.constraints[index]
        recorded.constraintSources[ObjectIdentifier(constraint)] = RecordedSource(
          index: index, id: source.id, line: source.position.line)
      }
      return recorded
    }
    var scene = screen.scene
    if group == .base { scene.title = "canvas" } else { scene.title = label }
    recorder.record(
      scene, trees, group: group, label: label, explains: group == .base || group == .matrix,
      into: &paints)
    guard group == .base else { return }
    let open = AmbiguityExtremes.ambiguities(
      of: trees.map(\.engine), limit: Self.extremeLimit
    ) { view in recorder.node(of: view, in: trees) }
    recorder.editLastState { $0.ambiguities = open }
  }

  // MARK: Findings

  private func viewerFindings(
    _ findings: [ScreenFinding], ofRoot root: Int, _ recorder: SceneRecorder
  ) -> [ViewerFinding] {
    findings.compactMap { finding in
      let nodes = finding.elements.compactMap { element -> Int? in
        switch document.item(withID: element.id) {
        case .view(let index): recorder.nodeIndex(ofDocumentView: index)
        case .constraint(let index):
          recorder.nodeIndex(ofDocumentView: document.constraints[index].owner)
        default: nil
        }
      }
      guard !nodes.isEmpty else { return nil }
      let advice = [
        finding.cause?.message, finding.threshold,
        finding.repair.map { "\($0.change): \($0.effect)" }, finding.remark,
      ].compactMap(\.self).joined(separator: ". ")
      return ViewerFinding(
        rule: finding.rule, severity: finding.severity.rawValue, message: finding.message,
        nodes: nodes, configurations: finding.configurations, advice: advice,
        line: finding.position.line)
    }
  }
}
