/// The page's own files, which are part of the program.
enum PageResources {
  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The style sheet.
  static var styleSheet: String { text(PackageResources.viewer_css) }

  /// All modules as one: each is a module of its own in the repository, in an order in which none
  /// imports a later one.
  static var script: String { joined(modules) }

  private static let modules = [
    PackageResources.session_js, PackageResources.store_js, PackageResources.elements_js,
    PackageResources.painter_js, PackageResources.measure_js, PackageResources.overlays_js,
    PackageResources.canvas_js, PackageResources.outline_js, PackageResources.sentences_js,
    PackageResources.why_js, PackageResources.faults_js, PackageResources.search_js,
    PackageResources.timeline_js, PackageResources.matrix_js, PackageResources.exploded_js,
    PackageResources.fragment_js, PackageResources.keys_js, PackageResources.main_js,
  ].map(text)

  /// Joins modules whose names are unique: imports of one another are left out, and what they export
  /// becomes a name of the one module.
  static func joined(_ modules: [String]) -> String {
    modules.map { module in
      module.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("import ") }
        .map { $0.hasPrefix("export ") ? $0.dropFirst(7) : $0 }
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
