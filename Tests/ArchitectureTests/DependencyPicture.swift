/// The modules and what each imports, as the text that `Architecture.md` shows.
///
/// An arrow that follows from others is left out: where A imports B and C, and B leads to C, the
/// picture has A → B alone.
struct DependencyPicture {
  /// The folders with their modules, both in the order in which they are drawn.
  private var folders: [(name: String, modules: [String])]
  private var imports: [String: Set<String>]

  /// Reads the imports of every module.
  ///
  /// - Throws: what reading the sources throws.
  init(folders order: [String]) throws {
    let modules = try SourceTree.folders()
    let known = Set(modules.values.joined())
    imports = [:]
    for module in known {
      imports[module] = Set(try SourceTree.imports(of: module).map(\.imported))
        .intersection(known).subtracting([module])
    }
    folders = order.map { ($0, modules[$0] ?? []) }
    folders = folders.map { name, modules in
      (name, modules.sorted { (depth(of: $0), $0) < (depth(of: $1), $1) })
    }
  }

  /// Everything that a module imports, directly or through others.
  private func reach(of module: String) -> Set<String> {
    var reached: Set<String> = []
    var waiting = Array(imports[module] ?? [])
    while let next = waiting.popLast() {
      if reached.insert(next).inserted { waiting += imports[next] ?? [] }
    }
    return reached
  }

  /// The number of modules below one.
  private func depth(of module: String) -> Int { reach(of: module).count }

  /// The picture: a line for each folder, below it one for each module.
  var text: String {
    var lines: [String] = []
    for folder in folders {
      lines.append(folder.name)
      for module in folder.modules {
        let direct = imports[module] ?? []
        let implied = direct.reduce(into: Set<String>()) { $0.formUnion(reach(of: $1)) }
        let arrows = direct.subtracting(implied).sorted()
        lines.append(
          "  " + module + (arrows.isEmpty ? "" : " → " + arrows.joined(separator: ", ")))
      }
    }
    return lines.joined(separator: "\n")
  }
}
