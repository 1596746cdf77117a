/// The one table of which module may import what; a module that is not here may not exist.
///
/// Swift's standard library needs no import and is always allowed. An arrow that points up, from a
/// module to one that is built on it, cannot be written down here without being seen.
enum AllowedImports {
  /// The system's C library, by the names it has on each platform.
  static let systemLibrary: Set<String> = ["Glibc", "Darwin"]

  /// The folders of Sources, from the ground up.
  static let folders = [
    "Groundwork", "Solving", "Layout", "Documents", "Simulation", "UIKit", "Screens",
    "Benchmarking", "CommandLine",
  ]

  /// Our modules and packages that each module of ours may import, and system modules.
  static let table: [String: Set<String>] = [
    // Where solver and engine keep what they know; it knows neither.
    "FlatStorage": ["Glibc"],
    // Solvers and the language they speak: what they keep things in, and the standard library.
    "LinearConstraints": ["FlatStorage"],
    "DeclaredSystems": ["LinearConstraints"],
    "CassowaryTableau": ["DeclaredSystems", "LinearConstraints"],
    "ActiveSetSolver": ["FlatStorage", "LinearConstraints"],
    // Opens a library of the system when the program runs.
    "ClpSolver": ["DeclaredSystems", "LinearConstraints", "Glibc", "Darwin"],
    "SolverCatalog": ["CassowaryTableau", "ActiveSetSolver", "ClpSolver", "LinearConstraints"],
    // Numbers in, numbers out: it knows nothing of what they are of.
    "Statistics": ["Glibc", "Darwin"],
    "SolverWorkloads": ["LinearConstraints", "Statistics"],
    "SolverOracle": ["SolverWorkloads", "LinearConstraints", "Statistics"],
    // The model knows no solver.
    "LayoutModel": ["Synchronization"],
    "VisualFormatLanguage": ["LayoutModel"],
    "VisualFormatCases": ["VisualFormatLanguage", "LayoutModel", "Foundation"],
    "CExpat": [],
    "InterfaceBuilder": ["CExpat", "LayoutModel"],
    // Colours by name, found in folders of applications; it knows no document.
    "AssetCatalogs": ["LayoutModel", "Foundation"],
    // The only module that knows both worlds.
    "AutoLayoutEngine": [
      "FlatStorage", "LayoutModel", "LinearConstraints", "Dispatch", "Glibc", "Darwin",
    ],
    // Numbers and strings as text.
    "Formatting": [],
    // Pictures as text, of anything.
    "Drawing": ["Formatting", "Glibc", "Darwin"],
    // Bytes of files, whatever is in them.
    "FileReading": ["Synchronization", "Glibc", "Darwin"],
    // The variables of the environment, and the only way to read one.
    "ProcessEnvironment": ["Glibc", "Darwin"],
    // A window owns an engine, whose solver it is handed; it knows the protocol and no strategy.
    "Simulation": ["AutoLayoutEngine", "LayoutModel", "LinearConstraints"],
    "ScenarioEngine": [
      "Simulation", "AutoLayoutEngine", "InterfaceBuilder", "VisualFormatLanguage", "LayoutModel",
      "LinearConstraints", "FileReading", "Statistics", "Yams", "Foundation",
    ],
    // Plain geometry in, findings out; no input or output.
    "ScreenChecks": [
      "Formatting", "AutoLayoutEngine", "InterfaceBuilder", "ScenarioEngine", "Simulation",
      "LayoutModel",
      "LinearConstraints",
    ],
    // Pages of what was found and what changed: text out, no input or output.
    "ScreenPages": [
      "Formatting", "ScreenChecks", "LayoutDrawing", "InterfaceBuilder", "LayoutModel",
      "LinearConstraints",
      "Mustache",
    ],
    // Text out, no input or output; it knows no file of scenarios and no document.
    "LayoutDrawing": ["Formatting", "AutoLayoutEngine", "Drawing", "LayoutModel", "Simulation"],
    // A page to look into layouts: it lays documents out and plays scenarios; no input or output.
    "LayoutViewer": [
      "Formatting", "AutoLayoutEngine", "Drawing", "InterfaceBuilder",
      "InterfaceBuilderConformance",
      "LayoutDrawing", "LayoutModel", "LinearConstraints", "ScenarioEngine", "ScreenChecks",
      "Simulation",
    ],
    // UIKit's classes in front of the model; the standard solver is its own choice.
    "UIKit": [
      "ActiveSetSolver", "AutoLayoutEngine", "LayoutModel", "LinearConstraints", "Simulation",
      "VisualFormatLanguage", "Foundation", "Synchronization",
    ],
    "QuartzCore": ["UIKit"],
    "_Testing_UIKit": [],
    "InterfaceBuilderConformance": [
      "Formatting", "AutoLayoutEngine", "InterfaceBuilder", "LayoutModel", "LinearConstraints",
      "Statistics",
    ],
    // Measuring and storing know nothing of layout.
    "CJemalloc": [],
    "CAllocationCounter": [],
    "CTimeSampler": [],
    "Metering": [
      "Formatting", "CJemalloc", "CAllocationCounter", "Statistics", "Histogram", "Dispatch",
      "Synchronization",
      "Glibc",
      "Darwin",
    ],
    "ResultStore": [
      "Formatting", "FileReading", "Statistics", "Foundation", "Synchronization", "Glibc", "Darwin",
      "GRDB",
      "SQLite3",
      "CSQLite",
    ],
    "HTMLReport": ["Formatting", "Drawing", "ResultStore", "Statistics", "Mustache", "Foundation"],
    // Scenarios meet meters here; nothing is printed.
    "Benchmarking": [
      "ScenarioEngine", "Simulation", "SolverCatalog", "Metering", "Statistics", "ResultStore",
      "ProcessEnvironment", "LayoutModel", "LinearConstraints", "Foundation", "Synchronization",
      "Glibc", "Darwin",
    ],
    // Everything meets here, and nowhere else.
    "BenchCommands": [
      "AssetCatalogs", "Benchmarking", "CTimeSampler", "Drawing", "FileReading", "HTMLReport",
      "LayoutDrawing",
      "LayoutViewer", "ResultStore",
      "ScenarioEngine", "Statistics", "ScreenChecks", "ScreenPages", "Metering",
      "SolverCatalog",
      "SolverWorkloads",
      "Simulation", "InterfaceBuilder", "InterfaceBuilderConformance", "VisualFormatLanguage",
      "VisualFormatCases",
      "AutoLayoutEngine",
      "LayoutModel", "LinearConstraints", "ProcessEnvironment", "ArgumentParser", "Foundation",
      "Dispatch",
      "Synchronization", "Glibc",
      "Darwin",
    ],
    "solver-peers": [
      "SolverCatalog", "SolverWorkloads", "LinearConstraints", "ProcessEnvironment", "Foundation",
    ],
    "layout-peers": [
      "LayoutModel", "Metering", "ProcessEnvironment", "ScenarioEngine", "Simulation",
      "SolverCatalog",
      "Foundation",
    ],
    "solver-oracle": [
      "Formatting", "SolverCatalog", "SolverOracle", "LinearConstraints", "ArgumentParser",
      "Foundation",
    ],
    "layoutbench": [
      "BenchCommands", "Metering", "ProcessEnvironment", "ArgumentParser", "Glibc", "Darwin",
    ],
    // The launcher of `swift run bench`, built for debugging in seconds because it imports nothing.
    "bench": ["Glibc", "Darwin"],
  ]

  /// Modules of which only one file may import the second.
  static let onlyOneFile: [(module: String, imports: String)] = [
    ("InterfaceBuilder", "CExpat"), ("SolverCatalog", "Dispatch"),
  ]
}
