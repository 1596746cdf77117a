package import InterfaceBuilder
import InterfaceBuilderConformance
package import LayoutDrawing
import LayoutModel
package import LinearConstraints
import ScenarioEngine
import Simulation

/// Lays the roots of a document out as screens: tables and collections with their cells in place,
/// controllers with their bars.
package struct DocumentCapture {
  /// The document.
  package let document: InterfaceDocument
  let contents: LayoutScene.Contents
  let makeSolver: () -> any IncrementalSolver

  /// Creates a capture.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - contents: What scenes hold besides frames.
  ///   - makeSolver: Makes a solver without unknowns, one a tree.
  package init(
    _ document: InterfaceDocument, contents: LayoutScene.Contents = .findings,
    makeSolver: @escaping () -> any IncrementalSolver
  ) {
    self.document = document
    self.contents = contents
    self.makeSolver = makeSolver
  }

  // MARK: Roots

  /// The roots that are screens of their own, in document order: what shows something and stands in
  /// no table or collection.
  package var roots: [Int] { document.layoutRoots.filter { showsSomething($0) && !isPart($0) } }

  /// The roots that a word means: a scene's or view's name, an id, or a number counted from 1; parts
  /// of tables by name or id.
  package func roots(named word: String) -> [Int] {
    if let number = Int(word), roots.indices.contains(number - 1) { return [roots[number - 1]] }
    let found = roots.filter { names(ofRoot: $0).contains(word) }
    guard found.isEmpty else { return found }
    return document.layoutRoots.filter {
      showsSomething($0) && isPart($0)
        && [document.views[$0].id, document.views[$0].reportName].contains(word)
    }
  }

  private func names(ofRoot root: Int) -> [String] {
    let view = document.views[root]
    let scene = document.scenes.first { $0.roots.contains(root) }
    let controllers = (scene?.controllers ?? []).flatMap { controller in
      [controller.id, controller.customClass, controller.userLabel, controller.title]
        .compactMap(\.self)
    }
    return [view.id, view.reportName, scene?.id ?? "", scene?.name ?? ""] + controllers
  }

  private func showsSomething(_ root: Int) -> Bool {
    let view = document.views[root]
    guard !(view.element.hasSuffix("Bar") || view.element == "toolbar") else { return false }
    return !view.subviews.isEmpty || !view.ownedViews.isEmpty
      || document.scenes.contains { $0.controllers.contains { $0.view == root } }
  }

  /// Whether a root is shown within another view: a cell, a header, a footer.
  private func isPart(_ root: Int) -> Bool {
    if case .owned = document.views[root].role { true } else { false }
  }

  /// The name of a root; that of a xib is the class of its view, and empty where it has none.
  ///
  /// Screens of one name are distinguished by what their bars show, or by the name that code uses.
  /// - Complexity: O(n) in the number of scenes.
  package func title(ofRoot root: Int) -> String {
    let name = ownTitle(ofRoot: root)
    guard let scene = document.scenes.first(where: { $0.roots.contains(root) }),
      let controller = scene.controllers.first(where: { $0.view == root }),
      document.scenes.count(where: { $0.name == scene.name }) > 1
    else { return name }
    let candidates = [
      controller.navigationItem?.title, controller.tabBarItem?.title,
      ContainerBars(document, root: root).tabTitle, controller.storyboardIdentifier,
    ]
    let other = candidates.compactMap(\.self).first { !$0.isEmpty && $0 != name }
    return other.map { "\(name) (\($0))" } ?? name
  }

  private func ownTitle(ofRoot root: Int) -> String {
    let view = document.views[root]
    let scene = document.scenes.first { $0.roots.contains(root) }
    guard let scene, !scene.name.isEmpty else { return view.reportName }
    guard let controller = scene.controllers.first else {
      if scene.roots.count > 1 { return view.reportName }
      return view.attributes.customClass ?? view.attributes.userLabel ?? ""
    }
    // A controller without a name of its own goes by what its bar shows.
    if scene.name == controller.element, let title = controller.navigationItem?.title,
      !title.isEmpty
    {
      return title
    }
    return scene.name
  }

  // MARK: Laying out

  /// A root, laid out.
  package func scene(ofRoot root: Int, _ setting: CaptureSetting = CaptureSetting()) -> LayoutScene
  {
    screen(ofRoot: root, setting).scene
  }

  /// A root, laid out, with the trees that its scene was made from.
  package func screen(
    ofRoot root: Int, _ setting: CaptureSetting = CaptureSetting()
  ) -> CapturedScreen {
    var environment =
      setting.device.map {
        document.environment(ofRoot: root, on: LayoutScreen($0, setting.orientation))
      } ?? document.inferredEnvironment(ofRoot: root)
    if let width = setting.width { environment.frame.size.width = width }
    adapt(&environment, to: setting)
    let main = laidOut(root, environment, setting.direction)
    let title = title(ofRoot: root)
    var scene = LayoutScene(
      main.engine, on: self.screen(ofRoot: root, environment, setting), contents: contents,
      title: title)
    scene.isSchematic = false
    var screen = CapturedScreen(scene: scene, trees: [main], hosts: [nil])
    addParts(of: main, setting, to: &screen)
    addEmbedded(in: main, setting, within: [root], to: &screen)
    addBars(ofRoot: root, environment, to: &screen.scene)
    return screen
  }

  func adapt(_ environment: inout LayoutEnvironment, to setting: CaptureSetting) {
    guard let size = setting.textSize else { return }
    environment.contentSizeCategory = size
    environment.contentSizes = .measured
  }

  func laidOut(
    _ root: Int, _ environment: LayoutEnvironment, _ direction: LayoutDirection
  ) -> LaidOutTree {
    LaidOutTree(
      document, root: root, environment: environment, direction: direction, makeSolver: makeSolver)
  }

  // MARK: Surroundings

  /// The device around a root that fills its screen.
  private func screen(
    ofRoot root: Int, _ environment: LayoutEnvironment, _ setting: CaptureSetting
  ) -> SceneScreen? {
    let isController = document.scenes.contains { scene in
      scene.controllers.contains { $0.view == root }
    }
    guard isController, setting.width == nil else { return nil }
    if let device = setting.device {
      return SceneScreen(device: device, orientation: setting.orientation)
    }
    guard let model = document.device?.model else { return nil }
    let isLandscape = environment.frame.width > environment.frame.height
    let held: Orientation = isLandscape ? .landscapeLeft : .portrait
    let match = DeviceCatalog.devices.first { device in
      device.size(in: held) == environment.frame.size
        && (device.safeAreaInsets.portrait.value.bottom > 0) == (model.safeArea.bottom > 0)
    }
    return match.map { SceneScreen(device: $0, orientation: held) }
  }

  func addBars(
    ofRoot root: Int, _ environment: LayoutEnvironment, to scene: inout LayoutScene
  ) {
    let bars = ContainerBars(document, root: root)
    let (insets, size) = (environment.safeAreaInsets, environment.frame.size)
    if insets.top >= 44, let (bar, look) = bars.navigationBar {
      let height = min(insets.top, 44)
      scene.addOrnament(
        "navigation bar", Rect(x: 0, y: insets.top - height, width: size.width, height: height),
        .bar(bar), look, role: .navigationBar)
    }
    if insets.bottom >= 44, let (bar, look) = bars.bottomBar {
      scene.addOrnament(
        bar.kind == .tab ? "tab bar" : "toolbar",
        Rect(x: 0, y: size.height - insets.bottom, width: size.width, height: insets.bottom),
        .bar(bar), look, role: bar.kind == .tab ? .tabBar : .toolbar)
    }
  }
}
