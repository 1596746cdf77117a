package import InterfaceBuilderConformance
package import LayoutDrawing
package import LayoutModel

/// A root of a document as it is looked at, with the trees that it was made from.
package struct CapturedScreen {
  /// All of it as one scene.
  package var scene: LayoutScene
  /// The root's tree, then those of the cells, headers and footers in it.
  package var trees: [LaidOutTree]
  /// The view that holds each tree; nil for the root's.
  package var hosts: [View?]
}
