public import AutoLayoutEngine
import LayoutModel
public import Simulation

extension LayoutScene {
  /// Takes down what a window shows; the layout is brought up to date first.
  ///
  /// - Parameters:
  ///   - window: The window, on its device.
  ///   - contents: What to take down besides frames.
  ///   - title: What the scene is called.
  /// - Complexity: O(n) in the number of views; with findings, that of the solver's search for
  ///   ambiguity.
  public init(_ window: Window, contents: Contents = .findings, title: String = "") {
    window.layoutIfNeeded()
    var bars: [ObjectIdentifier: SceneView.Role] = [:]
    var pending = [window.rootViewController]
    var content = window.rootViewController
    while let controller = pending.popLast() {
      content = controller
      pending += controller.children
      for bar in controller.bars {
        bars[ObjectIdentifier(bar.view)] =
          switch bar.kind {
          case .navigation: .navigationBar
          case .tool: .toolbar
          case .tab: .tabBar
          }
      }
    }
    self.init(title: title, size: window.size)
    var screen = SceneScreen(device: window.device, orientation: window.orientation)
    if window.isStatusBarHidden { screen.statusBarHeight = 0 }
    screen.keyboard = window.keyboardFrame
    screen.keyboardFace =
      switch window.keyboard {
      case .split: .halves
      case .hardware: .shortcuts
      case .cameraInput: .camera
      case .hidden, .docked, .dockedWithHeight, .floating, .undocked: .keys
      }
    self.screen = screen
    safeArea = content.view.safeAreaInsets
    let collector = SceneCollector(bars: bars, content: content.view)
    take(window.engine, contents, collector)
  }

  /// Takes down what a tree shows that no device holds; the layout is brought up to date first.
  ///
  /// - Parameters:
  ///   - engine: The engine that lays the tree out.
  ///   - contents: What to take down besides frames.
  ///   - title: What the scene is called.
  public init(_ engine: LayoutEngine, contents: Contents = .findings, title: String = "") {
    self.init(engine, on: nil, contents: contents, title: title)
  }

  /// Takes down what a tree shows, on a device that its size and safe area fit.
  package init(
    _ engine: LayoutEngine, on screen: SceneScreen?, contents: Contents, title: String
  ) {
    engine.layoutIfNeeded()
    self.init(title: title, size: engine.root.bounds.size)
    self.screen = screen
    safeArea = engine.safeAreaInsets
    take(
      engine, contents, SceneCollector(bars: [:], content: nil))
  }

  private mutating func take(
    _ engine: LayoutEngine, _ contents: Contents, _ collector: SceneCollector
  ) {
    var collector = collector
    collector.collect(engine.root, into: &self)
    let placing = ConstraintPlacer(frames: collector.frames)
    if contents.contains(.constraints) {
      for view in collector.visible {
        constraints += view.constraints.map(placing.placed)
      }
    }
    guard contents.contains(.findings) else { return }
    for conflict in engine.conflicts {
      let others = conflict.constraints.filter { $0 !== conflict.broken }
      conflicts.append(
        SceneConflict(
          broken: placing.placed(conflict.broken), others: others.map(placing.placed)))
    }
    for ambiguity in engine.ambiguities() {
      let name = ambiguity.view.reportName
      let index = collector.indices[ObjectIdentifier(ambiguity.view)]
      if let index, views[index].name.isEmpty { views[index].name = name }
      ambiguities.append(
        SceneAmbiguity(
          view: index, name: name, unknowns: ambiguity.unknowns.map(\.description)))
    }
  }
}
