import Foundation
public import InterfaceBuilder
import LayoutModel
public import Simulation
import Statistics

/// One scene of an Interface Builder document, as the tree of a scenario.
///
/// A controller's view fills the window's, so that it is turned, resized and met by keyboards as any
/// other tree; a loose view is as wide as the window and keeps its height. Which constraints and subviews are
/// there follows from the window's size classes, and changes with them.
public struct DocumentScene: Sendable {
  /// The document.
  public let document: InterfaceDocument
  /// The layout root, as an index into the document's views.
  public let root: Int
  /// A hash of the document's bytes.
  public let contentHash: UInt64

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - root: A layout root of it.
  ///   - contentHash: A hash of the document's bytes.
  public init(document: InterfaceDocument, root: Int, contentHash: UInt64) {
    self.document = document
    self.root = root
    self.contentHash = contentHash
  }

  /// The scene's name in the document: the controller's label, title, class or kind.
  public var name: String { document.sceneName(ofRoot: root) }

  /// All scenes of a document that constraints lay out, one a layout root.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - bytes: Its bytes.
  /// - Returns: The scenes, in document order.
  public static func scenes(of document: InterfaceDocument, bytes: [UInt8]) -> [DocumentScene] {
    // Enough to recognize that a document changed.
    var hash = FNVHash()
    hash.combine(bytes: bytes)
    return document.layoutRoots.filter(document.isLaidOut(below:)).map {
      DocumentScene(document: document, root: $0, contentHash: hash.value)
    }
  }
}

extension DocumentScene: Hashable {
  /// Whether both are the same root of the same bytes.
  public static func == (left: DocumentScene, right: DocumentScene) -> Bool {
    left.contentHash == right.contentHash && left.root == right.root
  }

  /// Feeds what makes two scenes equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(contentHash)
    hasher.combine(root)
  }
}

// MARK: Names

extension DocumentScene {
  /// The name by which formulas, steps and expectations call what has an id in the document: the id
  /// with `_` for what a formula cannot write.
  public static func name(ofID id: String) -> String {
    let plain = id.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        ? Character(scalar) : "_"
    }
    return plain.first?.isNumber == true ? "_" + String(plain) : String(plain)
  }

  /// What the scene's items are called, superviews before subviews.
  var items: [(name: String, entity: ScenarioSymbolTable.Entity)] {
    var items: [(name: String, entity: ScenarioSymbolTable.Entity)] = []
    var pending = [root]
    while let index = pending.popLast() {
      let view = document.views[index]
      if !view.id.isEmpty { items.append((Self.name(ofID: view.id), .view(view.viewClass))) }
      for guide in view.guides.map({ document.guides[$0] }) where !guide.id.isEmpty {
        items.append((Self.name(ofID: guide.id), .guide))
      }
      let owned = view.ownedViews.filter { !document.views[$0].isLayoutRoot }
      pending += (owned + view.subviews).reversed()
    }
    return items
  }

  /// What the scene's constraints are called: their identifiers, and ids where they have none.
  var constraintNames: [String] {
    document.constraints.filter { document.layoutRoot(of: $0.owner) == root }
      .map(Self.name(of:)).filter { !$0.isEmpty }
  }

  static func name(of constraint: InterfaceConstraint) -> String {
    constraint.identifier ?? name(ofID: constraint.id)
  }
}

extension InterfaceView {
  fileprivate var viewClass: ViewClass {
    switch element {
    case "scrollView", "tableView", "collectionView", "textView": .scrollView
    case "stackView": .stackView
    default: .view
    }
  }
}

// MARK: Trees

extension LayoutScreen {
  /// The screen of a device, in a given orientation.
  public init(_ device: Device, _ orientation: Orientation) {
    let size = device.size(in: orientation)
    self.init(
      size: size, safeAreaInsets: device.safeAreaInsets(in: orientation),
      scale: device.scale.value,
      traits: TraitSelection(
        device.sizeClasses(in: orientation, width: size.width), device.idiom))
  }
}

extension TraitSelection {
  /// The traits of a window with these size classes.
  init(_ classes: SizeClasses, _ idiom: Device.Idiom) {
    self.init(
      width: classes.horizontal == .regular ? .regular : .compact,
      height: classes.vertical == .regular ? .regular : .compact,
      idiom: idiom == .pad ? "pad" : "phone")
  }
}

/// The controller of a document's scene, which takes in what the document states for the size classes.
final class DocumentController: ViewController {
  /// The scene's tree, once it is made.
  var adaptiveTree: AdaptiveTree?

  override func sizeClassesDidChange(from previous: SizeClasses) {
    guard let window else { return }
    adaptiveTree?.setTraits(TraitSelection(window.sizeClasses, window.device.idiom))
  }
}

extension DocumentScene {
  /// Makes the scene's views inside a controller's view, with its constraints not yet active.
  func makeTree(in view: View, on device: Device, _ orientation: Orientation)
    -> AdaptiveTree
  {
    let screen = LayoutScreen(device, orientation)
    var environment = document.environment(ofRoot: root, on: screen)
    // Margins of the system's are the controller's, whose view is around this one.
    environment.rootMargins = .zero
    let adaptive = document.adaptiveTree(root: root, environment: environment)
    let top = adaptive.tree.root
    view.frame = Rect(origin: .zero, size: screen.size)
    if document.isControllerView(root) {
      top.preservesSuperviewLayoutMargins = true
      top.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(top)
    } else {
      // A loose view, such as a cell, keeps its height and knows nothing of bars: it scrolls.
      let holder = ScrollView(frame: view.frame)
      holder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(holder)
      top.defaultLayoutMargins = .all(8)
      top.frame = Rect(
        x: 0, y: 0, width: screen.size.width, height: environment.frame.height)
      top.autoresizingMask = .flexibleWidth
      holder.addSubview(top)
    }
    return adaptive
  }
}

extension InterfaceDocument {
  /// Whether constraints or stack views place something below a root.
  fileprivate func isLaidOut(below root: Int) -> Bool {
    constraints.contains { layoutRoot(of: $0.owner) == root }
      || views.indices.contains { views[$0].element == "stackView" && layoutRoot(of: $0) == root }
  }
}
