internal import LayoutModel

extension InterfaceDocument {
  /// What surrounds a layout root, predicted from what the document states about devices and bars, and
  /// from no frame but the root's own; texts are as large as the canvas had them.
  public func predictedEnvironment(ofRoot root: Int) -> LayoutEnvironment {
    let view = views[root]
    let frame = view.frame ?? Rect(origin: .zero, size: defaultRootSize)
    var environment = LayoutEnvironment(frame: frame, scale: canvasScale, traits: canvasTraits)
    environment.contentSizeCategory = canvasTextSize
    if let controller = controller(ofRoot: root) {
      environment.rootMargins = controllerMargins(width: frame.width)
      environment.safeAreaInsets = predictedInsets(of: controller, frame: frame)
    } else if view.element == "tableViewCell" {
      if follows(.preservedCellMargins) {
        environment.rootMargins = cellMargins(root, side: nil)
      }
    } else if view.parent == nil, kind == .xib {
      environment = xibEnvironment(environment, view)
    }
    return environment
  }

  /// What surrounds a layout root on another screen than the canvas's.
  ///
  /// A controller's view fills the screen, and the bars that the document shows come on top of the
  /// screen's insets; other roots keep their size.
  public func environment(ofRoot root: Int, on screen: LayoutScreen) -> LayoutEnvironment {
    var environment = predictedEnvironment(ofRoot: root)
    environment.traits = screen.traits
    environment.scale = screen.scale
    environment.isDesignTime = false
    environment.contentSizeCategory = .large
    guard controller(ofRoot: root) != nil else { return environment }
    let bars = EdgeInsets(
      top: max(environment.safeAreaInsets.top - deviceInsets.top, 0),
      bottom: max(environment.safeAreaInsets.bottom - deviceInsets.bottom, 0))
    environment.safeAreaInsets = screen.safeAreaInsets + bars
    environment.frame = Rect(origin: .zero, size: screen.size)
    environment.rootMargins = controllerMargins(width: screen.size.width)
    return environment
  }

  /// The bars that the document shows around a layout root.
  package func predictedBars(
    ofRoot root: Int
  ) -> (hasNavigationBar: Bool, hasTabBar: Bool, hasToolbar: Bool) {
    guard let controller = controller(ofRoot: root) else { return (false, false, false) }
    let chain = containers(of: controller)
    let bottom = controller.metrics.bottomBar?.element
    return (
      chain.hasNavigationBar || controller.metrics.navigationBar != nil,
      chain.hasTabBar && bottom == nil || bottom == "simulatedTabBarMetrics",
      bottom == "simulatedToolbarMetrics"
    )
  }

  /// The controller whose view a layout root is.
  func controller(ofRoot root: Int) -> InterfaceController? {
    for scene in scenes {
      for controller in scene.controllers where controller.view == root { return controller }
    }
    return nil
  }

  private var defaultRootSize: Size {
    device?.screenSize ?? Size(width: 600, height: 600)
  }

  /// Pixels a point that frames are computed to.
  ///
  /// Before Xcode 7.3 canvases had whole points, and which way half a point went the documents do
  /// not state: frames are computed to half points there.
  package var canvasScale: Double {
    follows(.halfPoints) ? device?.model?.scale ?? 2 : storedScale
  }

  /// Pixels a point that stored frames, and sizes of texts, lie on: whole points before Xcode 7.3.
  package var storedScale: Double {
    plugInVersion < 10083 ? 1 : device?.model?.scale ?? 2
  }

  /// The traits that the canvas had: those of its device, or none before there was one.
  package var canvasTraits: TraitSelection { device?.traits ?? .any }

  /// The insets of the canvas device held upright.
  private var deviceInsets: EdgeInsets {
    guard var insets = device?.model?.safeArea else { return EdgeInsets(top: 20) }
    // Since Xcode 13 the canvas shows later models of the same size.
    if generation >= .xcode13 {
      if device?.id == "retina6_1" { insets.top = 48 }
      if device?.id == "retina5_9" { insets.top = 50 }
    }
    return insets
  }

  /// The margins of a view controller's view; those of phones of 390 and 393 points were seen in 11
  /// constraints of five repositories.
  func controllerMargins(width: Double) -> EdgeInsets {
    let side: Double = width < 414 ? 16 : 20
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Whether margins take in the safe area: since Xcode 9, whose canvas ran iOS 11.
  var addsSafeAreaToMargins: Bool { usesSafeAreas || generation >= .xcode9 }

  /// A view of a xib is like a controller's where it fills the screen of the canvas, or shows bars.
  ///
  /// From Xcode 9 on every plain root has the side margins of a controller's view.
  private func xibEnvironment(
    _ environment: LayoutEnvironment, _ view: InterfaceView
  ) -> LayoutEnvironment {
    var environment = environment
    let metrics = view.attributes.simulatedMetrics
    if follows(.xibMargins), generation >= .xcode9, view.element == "view" {
      environment.rootMargins = controllerMargins(width: environment.frame.width)
    }
    let showsBars = follows(.simulatedBars) && metrics?.showsBars == true
    guard environment.frame.size == defaultRootSize || showsBars else { return environment }
    environment.safeAreaInsets = deviceInsets
    if metrics?.navigationBar != nil { environment.safeAreaInsets.top += 44 }
    if let bar = metrics?.bottomBar {
      environment.safeAreaInsets.bottom += bar.element == "simulatedTabBarMetrics" ? 49 : 44
    }
    environment.rootMargins = controllerMargins(width: environment.frame.width)
    return environment
  }

  /// The bars that a controller is shown with, by the segues that lead to it.
  private func predictedInsets(of controller: InterfaceController, frame: Rect) -> EdgeInsets {
    var insets = deviceInsets
    if device?.isLandscape == true, let model = device?.model, !model.isPad {
      let housing = model.safeArea.top > 24 ? model.safeArea.top : 0
      insets = EdgeInsets(
        top: 0, left: housing, bottom: model.safeArea.bottom > 0 ? 21 : 0, right: housing)
    }
    let chain = containers(of: controller)
    if chain.hasNavigationBar || controller.metrics.navigationBar != nil { insets.top += 44 }
    if let bar = controller.metrics.bottomBar {
      insets.bottom += bar.element == "simulatedTabBarMetrics" ? 49 : 44
    } else if chain.hasTabBar {
      insets.bottom += 49
    }
    // Opaque bars push the root down instead of covering it.
    if frame.minY > 0 { insets.top = 0 }
    return insets
  }

  /// Follows the segues that lead to a controller, back to the bars that surround it.
  private func containers(
    of controller: InterfaceController
  ) -> (hasNavigationBar: Bool, hasTabBar: Bool) {
    var hasNavigationBar = false
    var hasTabBar = false
    var seen: Set<String> = [controller.id]
    var pending = [controller.id]
    let controllers = scenes.flatMap(\.controllers)
    while let id = pending.popLast() {
      for source in controllers {
        for segue in source.segues where segue.destination == id {
          switch (segue.kind, segue.relationship) {
          case ("relationship", "rootViewController"): hasNavigationBar = true
          case ("relationship", "viewControllers"): hasTabBar = hasTabBar || source.isTabBar
          case ("show", _), ("push", _): break
          default: continue
          }
          if seen.insert(source.id).inserted { pending.append(source.id) }
        }
      }
    }
    return (hasNavigationBar, hasTabBar)
  }
}

extension InterfaceController {
  fileprivate var isTabBar: Bool { element == "tabBarController" }
}
