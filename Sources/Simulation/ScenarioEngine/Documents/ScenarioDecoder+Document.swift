import Foundation
import InterfaceBuilder

// Trees that a document holds: `{document: path, scene: name}` in place of a view.
extension ScenarioDecoder {
  /// The tree of a scene, its names declared; nil when it cannot be had.
  func documentView(from fields: MappingFields, _ node: YAMLNode) -> ViewDescription? {
    guard let path = text(node, describedAs: "a document's path") else { return nil }
    guard DocumentScenario.isDocument(path) else {
      log.report(
        node.mark, "'\(path.shortened)' is no document: expected a .storyboard or .xib")
      return nil
    }
    let scenes: [DocumentScene]
    do throws(ScenarioLibraryError) {
      scenes = try DocumentScenario.scenes(at: resolved(path))
    } catch {
      for message in error.messages { log.report(node.mark, message) }
      return nil
    }
    guard let scene = scene(of: scenes, fields, node) else { return nil }
    var view = ViewDescription(id: "root")
    view.document = scene
    scope.root = view.id
    _ = scope.declare(view.id, .view(.view), in: nil)
    for item in scene.items { _ = scope.declare(item.name, item.entity, in: view.id) }
    for name in scene.constraintNames { _ = scope.declareConstraint(name) }
    return view
  }

  private func scene(
    of scenes: [DocumentScene], _ fields: MappingFields, _ node: YAMLNode
  ) -> DocumentScene? {
    guard let first = scenes.first else {
      log.report(node.mark, "the document has no scene that constraints lay out")
      return nil
    }
    guard let sceneNode = fields["scene"] else { return first }
    guard let name = text(sceneNode, describedAs: "a scene") else { return nil }
    if let scene = scenes.first(where: { $0.name == name }) { return scene }
    let names = scenes.map(\.name)
    let hint = Suggestion.phrase(for: name, among: names)
    log.report(sceneNode.mark, "the document has no scene '\(name.shortened)'\(hint)")
    return nil
  }

  /// A path of a scenario file, which begins at the file's folder.
  private func resolved(_ path: String) -> String {
    guard path.first != "/" else { return path }
    let folder = URL(filePath: file).deletingLastPathComponent().relativePath
    return folder == "." ? path : folder + "/" + path
  }
}
