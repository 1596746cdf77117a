import AutoLayoutEngine
import InterfaceBuilder
import InterfaceBuilderConformance
import LayoutDrawing
import LayoutModel

/// What stands in a screen and is laid out apart: the cells, headers and footers of tables and
/// collections, and the screens that container views embed.
extension DocumentCapture {
  /// Lays out the cells, headers and footers below a tree and puts them where the document has them.
  func addParts(
    of tree: LaidOutTree, _ setting: CaptureSetting, to screen: inout CapturedScreen
  ) {
    for (index, view) in tree.tree.views {
      let parts = document.views[index].ownedViews.filter { document.views[$0].isLayoutRoot }
      guard !parts.isEmpty else { continue }
      let layout = PartLayout(
        document, container: index, width: view.frame.width,
        isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      // A table that nobody has scrolled begins below the bars that cover it.
      var inset = view.bounds.origin
      if inset == .zero, view is ScrollView,
        document.views[index].attributes.insetAdjustment != .never
      {
        inset.y = -view.safeAreaInsets.top
      }
      for part in parts where !document.views[part].attributes.isHidden {
        guard let place = layout.place(ofPart: part) else { continue }
        var environment = document.inferredEnvironment(ofRoot: part)
        environment.frame.size = place.frame.size
        environment.traits = tree.tree.environment.traits
        adapt(&environment, to: setting)
        let laidOut = laidOut(part, environment, setting.direction)
        stretchLabels(ofCell: part, in: laidOut)
        var scene = LayoutScene(laidOut.engine, on: nil, contents: contents, title: "")
        scene.isSchematic = false
        if let group = place.group { scene.paintRow(in: group) }
        screen.scene.embed(
          scene, in: ObjectIdentifier(view),
          at: Point(x: place.frame.minX - inset.x, y: place.frame.minY - inset.y))
        screen.trees.append(laidOut)
        screen.hosts.append(view)
        addParts(of: laidOut, setting, to: &screen)
      }
      for header in layout.headers {
        screen.scene.addOrnament(
          "", header.frame.offsetBy(dx: -inset.x, dy: -inset.y),
          .text(header.title, header.textAttributes), header.look,
          in: ObjectIdentifier(view))
      }
    }
  }

  /// Gives the labels of a cell of one of the system's styles the places that they have at the
  /// cell's width here: UIKit places them, and no constraint or autoresizing mask.
  private func stretchLabels(ofCell cell: Int, in tree: LaidOutTree) {
    guard document.views[cell].attributes.style?.hasPrefix("IBUITableViewCellStyle") == true,
      let width = document.views[cell].frame?.width,
      let root = tree.tree.views.first(where: { $0.index == cell })?.view
    else { return }
    let excess = root.frame.width - width
    guard excess.magnitude > 0.5 else { return }
    for (index, view) in tree.tree.views where document.views[index].element == "label" {
      let isAtEnd = document.views[index].appearance.textAlignment == .right
      if isAtEnd {
        view.frame.origin.x += excess
      } else if view.frame.maxX > 0.8 * width {
        view.frame.size.width = max(view.frame.width + excess, 0)
      }
    }
  }

  /// Lays out the screens that the container views of a tree embed, and puts them into these.
  ///
  /// - Parameters:
  ///   - tree: The tree with the container views.
  ///   - setting: How it is laid out.
  ///   - roots: The roots that it stands in, its own last: none of them is embedded once more.
  ///   - screen: What the screens are added to.
  func addEmbedded(
    in tree: LaidOutTree, _ setting: CaptureSetting, within roots: [Int],
    to screen: inout CapturedScreen
  ) {
    for (index, view) in tree.tree.views where document.views[index].element == "containerView" {
      guard let root = embeddedRoot(inContainer: index), !roots.contains(root),
        !view.isHidden, view.frame.width > 0, view.frame.height > 0
      else { continue }
      var environment = document.inferredEnvironment(ofRoot: root)
      environment.frame = Rect(origin: .zero, size: view.frame.size)
      environment.safeAreaInsets = view.safeAreaInsets
      environment.traits = tree.tree.environment.traits
      adapt(&environment, to: setting)
      let laidOut = laidOut(root, environment, setting.direction)
      var scene = LayoutScene(laidOut.engine, on: nil, contents: contents, title: "")
      scene.isSchematic = false
      var part = CapturedScreen(scene: scene, trees: [laidOut], hosts: [view])
      addParts(of: laidOut, setting, to: &part)
      addEmbedded(in: laidOut, setting, within: roots + [root], to: &part)
      screen.scene.embed(part.scene, in: ObjectIdentifier(view), at: .zero)
      screen.trees += part.trees
      screen.hosts += part.hosts
    }
  }

  /// The view of the controller that a container view embeds; nil for one of another storyboard or
  /// within a container of its own.
  private func embeddedRoot(inContainer container: Int) -> Int? {
    let controllers = document.scenes.lazy.flatMap(\.controllers)
    let segue = controllers.flatMap(\.segues).first { $0.containerView == container }
    return controllers.first { $0.id == segue?.destination }?.view
  }
}

extension LayoutScene {
  /// Gives the row that the scene shows the ground of its place in an inset group.
  fileprivate mutating func paintRow(in group: PartLayout.RowPlace) {
    guard !views.isEmpty else { return }
    views[0].look.cornerRadius = GroupedTable.cornerRadius
    views[0].look.clipsSubviews = true
    views[0].look.roundedSides = []
    if group.isFirst { views[0].look.roundedSides.insert(.top) }
    if group.isLast { views[0].look.roundedSides.insert(.bottom) }
    if group.isLast, case .cell(let accessory, _) = views[0].depiction {
      views[0].depiction = .cell(accessory: accessory, hasSeparator: false)
    }
  }
}
