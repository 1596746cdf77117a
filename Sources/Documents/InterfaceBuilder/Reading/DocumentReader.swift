internal import LayoutModel

/// Turns the elements of a document into an ``InterfaceDocument``.
///
/// One walk over the elements in document order with an explicit stack, so that deep nesting costs
/// no call stack.
struct DocumentReader {
  /// An element whose descendants are being read.
  private struct Open {
    var end: Int
    var name: String
    /// The nearest view around, or the element's own; -1 for none.
    var view = -1
    /// Whether the element is that view.
    var isView = false
    /// The constraint that the element is; -1 for none.
    var constraint = -1
    /// The nearest controller around, as an index into the scene's; -1 for none.
    var controller = -1
  }

  var document: InterfaceDocument
  private var diagnostics: [DocumentDiagnostic] = []
  private var open: [Open] = []
  private var unknown: [String: Int] = [:]

  private init(path: String) {
    document = InterfaceDocument(
      path: path, kind: .xib, plugInVersion: 0, targetRuntime: "", usesAutoLayout: false,
      usesSafeAreas: false, usesTraitCollections: false, device: nil, initialController: nil)
  }

  /// Reads a whole document.
  static func read(_ tree: XMLTree, path: String) throws(DocumentSyntaxError) -> InterfaceDocument {
    var reader = DocumentReader(path: path)
    guard reader.readHeader(tree.root) else { throw DocumentSyntaxError(reader.diagnostics) }
    reader.walk(tree)
    reader.diagnostics += reader.document.referenceDiagnostics()
    guard reader.diagnostics.isEmpty else {
      throw DocumentSyntaxError(
        reader.diagnostics.sorted {
          ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
        })
    }
    reader.document.warnings += reader.document.missingContents()
    reader.document.storedTextSize = reader.document.textSizeOfLabels()
    return reader.document
  }

  private mutating func fail(_ element: XMLElement, _ message: String) {
    diagnostics.append(
      DocumentDiagnostic(path: document.path, position: element.position, message: message))
  }

  private mutating func readHeader(_ root: XMLElement) -> Bool {
    guard root.name == "document" else {
      fail(
        root,
        "expected an Interface Builder document (<document>), found <\(root.name)>"
          + (root.name == "archive" ? "; documents of Xcode 4 and earlier are not supported" : ""))
      return false
    }
    document.targetRuntime = root["targetRuntime"] ?? ""
    let platform = DocumentPlatform(
      targetRuntime: document.targetRuntime, documentType: root["type"] ?? "")
    guard platform == .iOS else {
      fail(root, "the document is for \(platform.rawValue), expected iOS")
      return false
    }
    if let doubt = FormatVersion.doubt(about: root["version"]) {
      document.warnings.append(
        DocumentWarning(path: document.path, position: root.position, message: doubt))
    }
    document.kind = root["type"]?.hasSuffix("Storyboard.XIB") == true ? .storyboard : .xib
    document.usesAutoLayout = root.isYes("useAutolayout")
    document.usesSafeAreas = root.isYes("useSafeAreas")
    document.usesTraitCollections = root.isYes("useTraitCollections")
    document.initialController = root["initialViewController"]
    if let device = root.child("device"), let id = device["id"] {
      document.device = CanvasDevice(id: id, isLandscape: device["orientation"] == "landscape")
    }
    for plugIn in root.child("dependencies")?.children ?? root.children
    where plugIn.name == "plugIn" {
      let version = plugIn["version"]?.prefix { $0 != "." }
      document.plugInVersion = version.flatMap { Int($0) } ?? 0
    }
    if document.kind == .xib { document.scenes = [InterfaceScene(id: "", position: root.position)] }
    return true
  }

  private mutating func walk(_ tree: XMLTree) {
    for index in tree.nodes.indices.dropFirst() {
      while let last = open.last, last.end <= index { open.removeLast() }
      let element = XMLElement(tree: tree, index: index)
      let name = element.name
      var next = open.last ?? Open(end: 0, name: "document")
      let parent = next
      next.name = name
      next.end = element.end
      next.isView = false
      next.constraint = -1
      if let id = element["id"], document.idIndex[id] == nil { document.idIndex[id] = .other }
      read(element, name, parent: parent, into: &next)
      if next.end > index + 1 { open.append(next) }
    }
    document.unknownElements.sort { $0.name < $1.name }
  }

  private mutating func read(
    _ element: XMLElement, _ name: String, parent: Open, into next: inout Open
  ) {
    switch name {
    case "scene":
      document.scenes.append(
        InterfaceScene(id: element["sceneID"] ?? "", position: element.position))
      next.controller = -1
    case "constraint":
      guard parent.name == "constraints" else { return }
      next.constraint = readConstraint(element, owner: parent.view)
    case "variation":
      let variation = InterfaceVariation(element)
      for part in InterfaceVariation.unreadParts(of: element) { note(element, part) }
      if parent.constraint >= 0 {
        document.constraints[parent.constraint].variations.append(variation)
      } else if parent.isView {
        document.views[parent.view].variations.append(variation)
      }
    case "viewLayoutGuide", "keyboardLayoutGuide", "layoutGuide":
      let view = parent.view
      guard view >= 0, parent.isView || parent.name == "layoutGuides" else { return }
      readGuide(element, owner: view)
    case "viewControllerLayoutGuide":
      guard parent.controller >= 0 else { return }
      readControllerGuide(element, controller: parent.controller)
    case "segue":
      guard parent.controller >= 0, let destination = element["destination"] else { return }
      editController(parent.controller) { controller in
        controller.segues.append(
          InterfaceController.Segue(
            destination: destination, kind: element["kind"] ?? "",
            relationship: element["relationship"],
            containerView: element["kind"] == "embed" && parent.view >= 0 ? parent.view : nil,
            position: element.position))
      }
    case "outlet", "outletCollection":
      guard let destination = element["destination"] else { return }
      document.outlets.append(
        InterfaceOutlet(destination: destination, property: element["property"] ?? ""))
    case "image" where parent.name == "resources", "systemImage" where parent.name == "resources":
      readImage(element)
    case "namedColor" where parent.name == "resources",
      "systemColor" where parent.name == "resources":
      if let name = element["name"],
        let color = element.child("color").flatMap({ DocumentColor($0) }),
        case .value(let value) = color
      {
        document.namedColors[name] = value
      }
      if name == "namedColor", let color = element["name"] { document.colorNames.insert(color) }
    case "navigationItem" where parent.controller >= 0 && parent.view < 0:
      let item = BarContent(navigationItem: element)
      editController(parent.controller) { $0.navigationItem = item }
    case "toolbarItems" where parent.controller >= 0 && parent.view < 0:
      let items = BarContent.items(in: element)
      editController(parent.controller) { $0.toolbarItems = items }
    case "tabBarItem" where parent.controller >= 0 && parent.view < 0:
      let item = BarContent.Item(element)
      editController(parent.controller) { $0.tabBarItem = item }
    default:
      if element.isController, parent.name == "objects" {
        next.controller = readController(element)
        next.view = -1
      } else if isView(element, name, parent: parent) {
        next.view = readView(element, name, parent: parent)
        next.isView = true
      } else if parent.isView {
        if name.hasPrefix("simulated") || name.hasPrefix("freeform") {
          readMetrics(element, view: parent.view)
        } else {
          document.views[parent.view].readDetail(element, name)
          document.views[parent.view].appearance.read(element)
        }
      } else if name.hasPrefix("simulated") || name.hasPrefix("freeform") {
        readMetrics(element, parent: parent)
      }
      if !next.isView, !ElementNames.known.contains(name) { note(element, name) }
    }
    // Any part of a view may have a colour, whether it is read or not.
    if name == "color", let color = element["name"] { document.colorNames.insert(color) }
    if let problem = element.numberProblem(isView: next.isView) { fail(element, problem) }
  }

  private mutating func note(_ element: XMLElement, _ name: String) {
    if let index = unknown[name] {
      document.unknownElements[index].count += 1
      return
    }
    unknown[name] = document.unknownElements.count
    document.unknownElements.append(
      InterfaceDocument.UnknownElement(name: name, count: 1, position: element.position))
  }

  // MARK: Views

  private func isView(_ element: XMLElement, _ name: String, parent: Open) -> Bool {
    if parent.name == "subviews" { return name != "variation" }
    if parent.name == "userDefinedRuntimeAttributes" { return false }
    if ElementNames.views.contains(name) { return element["id"] != nil || element["key"] != nil }
    return element["id"] != nil
      && element.children.contains { $0.name == "rect" && $0["key"] == "frame" }
  }

  private mutating func readView(_ element: XMLElement, _ name: String, parent: Open) -> Int {
    if !ElementNames.views.contains(name) { note(element, name) }
    let index = document.views.count
    let role: InterfaceView.Role =
      if parent.view < 0 {
        .root
      } else if parent.name == "subviews" {
        .subview(of: parent.view)
      } else {
        .owned(by: parent.view, key: element["key"] ?? parent.name)
      }
    let id = element["id"] ?? ""
    document.views.append(
      InterfaceView(
        id: id, element: name, position: element.position, role: role,
        attributes: ViewAttributes(element, name), appearance: ViewAppearance(element)))
    register(id, .view(index), element)
    switch role {
    case .subview(let owner): document.views[owner].subviews.append(index)
    case .owned(let owner, _): document.views[owner].ownedViews.append(index)
    case .root:
      if !document.scenes.isEmpty {
        document.scenes[document.scenes.count - 1].roots.append(index)
      }
      if element["key"] == "view", parent.controller >= 0 {
        editController(parent.controller) { controller in
          if controller.view == nil { controller.view = index }
        }
      }
    }
    document.views[index].readMetrics(of: element)
    return index
  }

  private mutating func register(
    _ id: String, _ reference: InterfaceDocument.ItemReference, _ element: XMLElement
  ) {
    guard !id.isEmpty else { return }
    if let earlier = document.idIndex[id], earlier != .other {
      fail(element, "the id '\(id)' is used twice")
    }
    document.idIndex[id] = reference
  }

  // MARK: Guides, constraints

  private mutating func readGuide(_ element: XMLElement, owner: Int) {
    let kind: InterfaceGuide.Kind =
      switch element["key"] {
      case "safeArea": .safeArea
      case "layoutMargins", "layoutMarginsGuide": .layoutMargins
      case "readableContent", "readableContentGuide": .readableContent
      case "contentLayoutGuide": .scrollContent
      case "frameLayoutGuide": .scrollFrame
      case "keyboard": .keyboard
      default: .custom
      }
    appendGuide(element, kind, owner: owner)
  }

  @discardableResult
  private mutating func appendGuide(
    _ element: XMLElement, _ kind: InterfaceGuide.Kind, owner: Int?
  ) -> Int {
    let id = element["id"] ?? ""
    let index = document.guides.count
    document.guides.append(
      InterfaceGuide(id: id, position: element.position, kind: kind, owner: owner))
    if let owner { document.views[owner].guides.append(index) }
    register(id, .guide(index), element)
    return index
  }

  private mutating func readControllerGuide(_ element: XMLElement, controller: Int) {
    let index = appendGuide(element, element["type"] == "bottom" ? .bottom : .top, owner: nil)
    editController(controller) { $0.guides.append(index) }
  }

  private mutating func readConstraint(_ element: XMLElement, owner: Int) -> Int {
    guard owner >= 0 else { return -1 }
    do {
      let constraint = try InterfaceConstraint(element, owner: owner)
      let index = document.constraints.count
      document.constraints.append(constraint)
      document.views[owner].constraints.append(index)
      register(constraint.id, .constraint(index), element)
      return index
    } catch {
      fail(element, error.message)
      return -1
    }
  }

  // MARK: Scenes

  private mutating func editController(
    _ controller: Int, _ edit: (inout InterfaceController) -> Void
  ) {
    let scene = document.scenes.count - 1
    guard scene >= 0, controller >= 0, controller < document.scenes[scene].controllers.count else {
      return
    }
    edit(&document.scenes[scene].controllers[controller])
  }

  private mutating func readController(_ element: XMLElement) -> Int {
    let scene = document.scenes.count - 1
    guard scene >= 0 else { return -1 }
    document.scenes[scene].controllers.append(
      InterfaceController(
        id: element["id"] ?? "", element: element.name, customClass: element["customClass"],
        userLabel: element["userLabel"], title: element["title"],
        storyboardIdentifier: element["storyboardIdentifier"], position: element.position))
    return document.scenes[scene].controllers.count - 1
  }

  private mutating func readMetrics(_ element: XMLElement, parent: Open) {
    editController(parent.controller) { $0.metrics.read(element) }
  }

  /// Bars that are written in a root of a xib, not in a controller.
  private mutating func readMetrics(_ element: XMLElement, view: Int) {
    var metrics = document.views[view].attributes.simulatedMetrics ?? SimulatedMetrics()
    metrics.read(element)
    document.views[view].attributes.simulatedMetrics = metrics
  }

  private mutating func readImage(_ element: XMLElement) {
    // The size of a system symbol follows its configuration, not the number here.
    guard element["catalog"] != "system", let name = element["name"],
      let width = element["width"].flatMap(Double.init),
      let height = element["height"].flatMap(Double.init)
    else { return }
    document.imageSizes[name] = Size(width: width, height: height)
  }
}

extension XMLElement {
  var isController: Bool {
    (name.hasSuffix("Controller") || name == "viewControllerPlaceholder") && self["id"] != nil
  }
}
