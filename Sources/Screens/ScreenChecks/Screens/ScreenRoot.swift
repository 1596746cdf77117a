package import InterfaceBuilder
import LayoutModel

/// A layout root of a document, and what decides its size.
package struct ScreenRoot: Sendable {
  /// What decides the size of a root.
  package enum Kind: Sendable {
    /// The screen that it fills.
    case screen
    /// The width of the table that it stands in, and its own content along the other axis.
    case cell(content: Int)
    /// The width of the screen, and its own content along the other axis.
    case band
    /// The view or controller that code puts it into: it has the stored width everywhere, and its
    /// content decides the height if it can.
    case component
    /// A controller's view of a size of its own, such as one embedded in another.
    case embedded
  }

  /// The root, as an index into the document's views.
  package var index: Int
  /// What decides the size.
  package var kind: Kind
  /// The name of the scene that it belongs to.
  package var scene: String

  /// Whether the size depends on the device.
  package var followsScreen: Bool {
    switch kind {
    case .screen, .cell, .band: true
    case .component, .embedded: false
    }
  }

  /// Whether content decides the height.
  package var fitsContent: Bool {
    switch kind {
    case .cell, .band, .component: true
    case .screen, .embedded: false
    }
  }
}

extension ScreenRoot {
  /// Sizes of screens that canvases showed before they named their device.
  private static let canvasSizes = [
    Size(width: 600, height: 600), Size(width: 320, height: 480), Size(width: 320, height: 568),
    Size(width: 375, height: 667), Size(width: 414, height: 736), Size(width: 375, height: 812),
    Size(width: 414, height: 896), Size(width: 768, height: 1024),
  ]
  /// The bars around a controller's view take no more of its height, in points.
  private static let barHeight = 160.0

  /// The roots of a document that hold something to look at, in document order.
  package static func roots(of document: InterfaceDocument) -> [ScreenRoot] {
    document.layoutRoots.compactMap { root in
      let view = document.views[root]
      guard !view.subviews.isEmpty || !view.ownedViews.isEmpty else { return nil }
      return ScreenRoot(
        index: root, kind: kind(of: root, in: document), scene: document.sceneName(ofRoot: root))
    }
  }

  private static func kind(of root: Int, in document: InterfaceDocument) -> Kind {
    let view = document.views[root]
    guard let size = view.frame?.size else { return .screen }
    let canvas = document.device?.screenSize
    let sizes = canvas.map { [$0] } ?? []
    func fills(_ candidates: [Size]) -> Bool {
      candidates.contains {
        size.width == $0.width && size.height <= $0.height
          && size.height >= $0.height - barHeight
      }
    }
    if let controller = document.owningController(ofRoot: root) {
      guard !controller.metrics.isFreeform, !document.isEmbedded(controller) else {
        return .embedded
      }
      return fills(sizes.isEmpty ? canvasSizes : sizes) ? .screen : .embedded
    }
    if view.element == "tableViewCell" {
      let content = view.ownedViews.first { document.views[$0].element.hasSuffix("ContentView") }
      return content.map(Kind.cell) ?? .component
    }
    if document.kind == .xib, view.parent == nil, case .root = view.role,
      fills(sizes + canvasSizes), !view.element.hasPrefix("collection")
    {
      return .screen
    }
    let isAcross = size.width == (canvas?.width ?? 600) && !view.element.hasPrefix("collection")
    return isAcross ? .band : .component
  }
}

extension InterfaceDocument {
  /// Whether a controller's view is put into a part of another controller's.
  fileprivate func isEmbedded(_ controller: InterfaceController) -> Bool {
    scenes.contains { scene in
      scene.controllers.contains { other in
        other.segues.contains { $0.destination == controller.id && $0.kind == "embed" }
      }
    }
  }
}
