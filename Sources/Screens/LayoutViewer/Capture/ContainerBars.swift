import InterfaceBuilder
import LayoutModel

/// The bars that containers of a storyboard show around a controller's view.
struct ContainerBars {
  private let document: InterfaceDocument
  private let controller: InterfaceController?
  private let bars: (hasNavigationBar: Bool, hasTabBar: Bool, hasToolbar: Bool)

  init(_ document: InterfaceDocument, root: Int) {
    self.document = document
    controller = document.owningController(ofRoot: root)
    bars = document.predictedBars(ofRoot: root)
  }

  private var controllers: [InterfaceController] { document.scenes.flatMap(\.controllers) }

  /// The controllers whose relationship of a name leads to another one.
  private func container(of id: String, _ relationship: String) -> InterfaceController? {
    controllers.first { other in
      other.segues.contains { $0.destination == id && $0.relationship == relationship }
    }
  }

  /// The look of the bar that a container writes.
  private func look(of container: InterfaceController?, _ element: String) -> ViewLook {
    let scene = document.scenes.first { scene in
      scene.controllers.contains { $0.id == container?.id }
    }
    let bar = (scene?.roots ?? []).first { document.views[$0].element == element }
    var look = bar.map { document.look(ofView: $0) } ?? ViewLook()
    look.background = look.background ?? .bar
    return look
  }

  /// The navigation bar, and how it is painted; nil where there is none.
  var navigationBar: (BarDepiction, ViewLook)? {
    guard bars.hasNavigationBar else { return nil }
    let content = controller?.navigationItem ?? BarContent()
    var bar = document.barDepiction(.navigation, content)
    if content.title == nil { bar.title = controller?.title ?? "" }
    let container = controller.flatMap { self.container(of: $0.id, "rootViewController") }
    bar.hasBackButton = controller != nil && container == nil && content.leading.isEmpty
    let shown = container ?? controllers.first { $0.element == "navigationController" }
    return (bar, look(of: shown, "navigationBar"))
  }

  /// The title of the controller's entry of a tab bar; nil for none.
  var tabTitle: String? {
    guard let (bar, _) = bottomBar, bar.kind == .tab, bar.leading.indices.contains(bar.selected)
    else { return nil }
    return bar.leading[bar.selected].title
  }

  /// The tab bar or tool bar, and how it is painted; nil where there is none.
  var bottomBar: (BarDepiction, ViewLook)? {
    if bars.hasToolbar {
      var bar = BarDepiction(.tool)
      bar.leading = controller?.toolbarItems.map(document.barItem) ?? []
      // A bar without entries is empty.
      bar.title = ""
      return (bar, look(of: nil, "toolbar"))
    }
    guard bars.hasTabBar else { return nil }
    var bar = BarDepiction(.tab)
    let tabs = controllers.first { $0.element == "tabBarController" }
    let entries = (tabs?.segues ?? []).filter { $0.relationship == "viewControllers" }
    for (index, entry) in entries.enumerated() {
      let target = controllers.first { $0.id == entry.destination }
      let inner = target?.segues.first { $0.relationship == "rootViewController" }
      let root = inner.flatMap { inner in controllers.first { $0.id == inner.destination } }
      guard let item = target?.tabBarItem ?? root?.tabBarItem else {
        bar.leading.append(BarDepiction.Item(title: target?.title ?? "Item"))
        continue
      }
      bar.leading.append(document.barItem(item))
      if [target?.id, root?.id].contains(controller?.id) { bar.selected = index }
    }
    return (bar, look(of: tabs, "tabBar"))
  }
}
