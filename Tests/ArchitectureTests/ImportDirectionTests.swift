import Testing

@Suite struct ImportDirectionTests {
  @Test func everyModuleIsInTheTable() throws {
    let modules = try SourceTree.modules()
    #expect(modules.contains("LinearConstraints"))
    for module in modules {
      #expect(AllowedImports.table[module] != nil, "\(module) is not in AllowedImports")
    }
  }

  @Test func noModuleImportsWhatItMayNot() throws {
    for module in try SourceTree.modules() {
      guard let allowed = AllowedImports.table[module] else { continue }
      for found in try SourceTree.imports(of: module) {
        #expect(allowed.contains(found.imported) || found.imported == "Swift", "\(found)")
      }
    }
  }

  @Test func whatOneFileMayImportIsImportedByOne() throws {
    let modules = try SourceTree.modules()
    for rule in AllowedImports.onlyOneFile where modules.contains(rule.module) {
      let files = Set(
        try SourceTree.imports(of: rule.module).filter { $0.imported == rule.imports }.map(\.file))
      #expect(files.count <= 1, "\(files.sorted()) all import \(rule.imports)")
    }
  }

  /// The table itself must not allow a circle: following imports never leads back.
  @Test func theTableHasNoCircle() {
    var remaining = AllowedImports.table.mapValues { imports in
      imports.filter { AllowedImports.table[$0] != nil }
    }
    while true {
      let free = remaining.filter { $0.value.isEmpty }.keys.sorted()
      if free.isEmpty { break }
      for module in free { remaining[module] = nil }
      for module in remaining.keys { remaining[module]?.subtract(free) }
    }
    #expect(remaining.isEmpty, "these import each other: \(remaining.keys.sorted())")
  }

  @Test(arguments: [
    ("import A", ["A"]),
    ("public import A", ["A"]),
    ("@preconcurrency package import A.B", ["A"]),
    ("  import struct A.Point", ["A"]),
    ("let import_ = 1", []),
    ("// import A", []),
    ("#if canImport(A)\n  import A\n#else\n  import B\n#endif", ["A", "B"]),
  ])
  func importsAreFound(text: String, names: [String]) {
    #expect(ImportScanner.imports(in: text).map(\.name) == names)
  }
}
