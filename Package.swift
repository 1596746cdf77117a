// swift-tools-version: 6.2

import PackageDescription

// Every target of the package is built with the same language mode and the same strictness, but for
// UIKit and what tests it from outside, which say why.
let checks: [SwiftSetting] =
  [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
  + (Context.environment["LAYOUTBENCH_WARNINGS"] == "error" ? [.treatAllWarnings(as: .error)] : [])
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)] + checks

/// Flags that a package which gets this one by a version may not pass on.
///
/// The run time's checks for overlapping accesses are left out of release builds. Debug builds, and with
/// them all tests, make each check. In release they were a seventh of the instructions of a first layout:
/// 242 instead of 286 million for a feed of 1,000 rows, counted by callgrind, while fields could still be
/// exempted one by one.
///
/// Debug builds are optimised where scripts/test asks for it. Assertions, overflow and overlapping accesses
/// are checked all the same; what is lost is to follow the code in a debugger.
let quick: [SwiftSetting] =
  Context.packageDirectory.contains("/checkouts/")
  ? []
  : [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]
    + (Context.environment["LAYOUTBENCH_TESTS"] == "optimized"
      ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : [])

/// The folders of Sources, from the ground up, and the modules in each.
///
/// A module imports from its own folder and from those above it in this list. Each folder has a page
/// that introduces it.
let folders: KeyValuePairs = [
  "Groundwork": [
    "FlatStorage", "Formatting", "Drawing", "FileReading", "ProcessEnvironment", "Statistics",
  ],
  "Solving": [
    "LinearConstraints", "DeclaredSystems", "CassowaryTableau", "ActiveSetSolver", "ClpSolver",
    "SolverCatalog", "SolverWorkloads", "SolverOracle", "solver-peers", "solver-oracle",
  ],
  "Layout": ["LayoutModel", "VisualFormatLanguage", "VisualFormatCases", "AutoLayoutEngine"],
  "Documents": ["CExpat", "InterfaceBuilder", "InterfaceBuilderConformance", "AssetCatalogs"],
  "Simulation": ["Simulation", "ScenarioEngine"],
  "UIKit": ["UIKit", "QuartzCore", "_Testing_UIKit"],
  "Screens": ["LayoutDrawing", "ScreenChecks", "ScreenPages", "LayoutViewer"],
  "Benchmarking": [
    "CJemalloc", "CAllocationCounter", "CTimeSampler", "Metering", "ResultStore", "HTMLReport",
    "Benchmarking", "layout-peers",
  ],
  "CommandLine": ["BenchCommands", "layoutbench", "bench"],
]

/// Where the sources of a module lie.
func path(_ module: String) -> String {
  guard let folder = folders.first(where: { $0.value.contains(module) })?.key else {
    fatalError("\(module) is in no folder of Sources")
  }
  return "Sources/\(folder)/\(module)"
}

/// A module of the package: imports what is listed, and nothing points up.
///
/// Rounding calls the C library's mathematics, which a program without Foundation links only when
/// told to.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path(name), swiftSettings: strict + quick,
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
}

/// The tests of a module, in the folder of that name below Tests, with what all tests share.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], _ more: [Resource] = [])
  -> Target
{
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], resources: more,
    swiftSettings: strict)
}

let arguments: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")
let histogram: Target.Dependency = .product(name: "Histogram", package: "hdrhistogram-swift")
let mustache: Target.Dependency = .product(name: "Mustache", package: "swift-mustache")
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")
let database: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let jemalloc: Target.Dependency = .target(
  name: "CJemalloc", condition: .when(platforms: [.linux]))

// Only scripts/docs asks for the documentation's plugin, so that no other build fetches it.
let documentation: [Package.Dependency] =
  Context.environment["LAYOUTBENCH_DOCS"] == nil
  ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]

let package = Package(
  name: "LayoutBench",
  platforms: [.macOS(.v26)],
  products: [
    // The command line; and the launcher that `swift run bench` runs, which builds it with optimization.
    .executable(name: "layoutbench", targets: ["layoutbench"]),
    .executable(name: "bench", targets: ["bench"]),
    .library(name: "LinearConstraints", targets: ["LinearConstraints"]),
    .library(name: "ActiveSetSolver", targets: ["ActiveSetSolver"]),
    .library(name: "SolverCatalog", targets: ["SolverCatalog"]),
    .library(name: "AutoLayoutEngine", targets: ["AutoLayoutEngine", "LayoutModel"]),
    .library(name: "Simulation", targets: ["Simulation"]),
    .library(name: "VisualFormatLanguage", targets: ["VisualFormatLanguage"]),
    .library(name: "ScenarioEngine", targets: ["ScenarioEngine"]),
    .library(name: "LayoutDrawing", targets: ["LayoutDrawing"]),
    .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "_Testing_UIKit"]),
    .library(
      name: "InterfaceBuilder", targets: ["InterfaceBuilder", "InterfaceBuilderConformance"]),
    // Measuring one's own screens and solvers, and the command line as an entry point of one's own.
    .library(
      name: "Benchmarking",
      targets: ["Benchmarking", "BenchCommands", "ScenarioEngine", "Simulation", "SolverCatalog"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Percentiles of millions of frame times in constant memory.
    .package(url: "https://github.com/HdrHistogram/hdrhistogram-swift", from: "0.2.0"),
    // The pages of `bench report`, as templates.
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // The index of all run records, in SQLite.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ] + documentation,
  targets: [
    // Solving: the language solvers speak, the strategies, and the only list of them.
    module("LinearConstraints", ["FlatStorage"]),
    module("DeclaredSystems", ["LinearConstraints"]),
    module("CassowaryTableau", ["DeclaredSystems", "LinearConstraints"]),
    // Arrays of plain values, where the solver and the engine keep what they know.
    module("FlatStorage"),
    tests("FlatStorageTests", ["FlatStorage", "Statistics"]),
    module("ActiveSetSolver", ["FlatStorage", "LinearConstraints"]),
    // COIN-OR's Clp, found when the program runs: nothing to link, nothing to install for a build.
    module("ClpSolver", ["DeclaredSystems", "LinearConstraints"]),
    module(
      "SolverCatalog", ["ActiveSetSolver", "CassowaryTableau", "ClpSolver", "LinearConstraints"]),
    // Random numbers from seeds; medians, intervals, ratios, change points, growth laws.
    module("Statistics"),
    tests("StatisticsTests", ["Statistics"]),
    // Decimal numbers, counts with their nouns, strings of JSON: what every text that is written needs.
    module("Formatting"),
    tests("FormattingTests", ["Formatting"]),
    // What all pictures and pages share: text and numbers of SVG, charts, flame graphs.
    .target(
      name: "Drawing", dependencies: ["Formatting"], path: path("Drawing"),
      resources: [.embedInCode("Resources")],
      swiftSettings: strict, linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    tests("DrawingTests", ["Drawing"]),

    // What solvers are compared on, as traces; and the program that times it for scripts/peers.
    module("SolverWorkloads", ["LinearConstraints", "Statistics"]),
    .executableTarget(
      name: "solver-peers",
      dependencies: [
        "LinearConstraints", "ProcessEnvironment", "SolverCatalog", "SolverWorkloads",
      ],
      path: path("solver-peers"),
      swiftSettings: strict),
    // What solvers are checked with: random timelines, comparison, shrinking; and the program of
    // scripts/oracle.
    module("SolverOracle", ["LinearConstraints", "SolverWorkloads", "Statistics"]),
    .executableTarget(
      name: "solver-oracle",
      dependencies: [
        "Formatting", "LinearConstraints", "SolverCatalog", "SolverOracle", arguments,
      ],
      path: path("solver-oracle"),
      swiftSettings: strict),
    tests(
      "SolverAgreementTests",
      [
        "ActiveSetSolver", "ClpSolver", "FlatStorage", "LinearConstraints", "Metering",
        "ProcessEnvironment", "SolverCatalog", "SolverOracle", "SolverWorkloads", "Statistics",
      ]),
    tests("LinearConstraintsTests", ["LinearConstraints"]),
    tests(
      "CassowaryTableauTests",
      ["CassowaryTableau", "DeclaredSystems", "LinearConstraints", "Statistics"]),
    tests(
      "ActiveSetSolverTests",
      [
        "ActiveSetSolver", "FlatStorage", "LinearConstraints", "ProcessEnvironment",
        "SolverCatalog", "Statistics",
      ]),

    // Layout: UIKit's nouns, which know no solver; their formats; and the engine that knows both.
    module("LayoutModel"),
    module("VisualFormatLanguage", ["LayoutModel"]),
    module("VisualFormatCases", ["LayoutModel", "VisualFormatLanguage"]),
    module("AutoLayoutEngine", ["FlatStorage", "LayoutModel", "LinearConstraints"]),
    tests("LayoutModelTests", ["LayoutModel", "Statistics"]),
    tests(
      "VisualFormatLanguageTests", ["LayoutModel", "VisualFormatLanguage", "VisualFormatCases"]),
    tests(
      "AutoLayoutEngineTests",
      [
        "AutoLayoutEngine", "FlatStorage", "LayoutModel", "LinearConstraints", "Metering",
        "SolverCatalog", "Statistics",
      ]),

    // Interface Builder documents as view trees, read by the system's streaming XML parser.
    .systemLibrary(
      name: "CExpat", path: path("CExpat"), pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    module("InterfaceBuilder", ["CExpat", "LayoutModel"]),
    tests("InterfaceBuilderTests", ["InterfaceBuilder", "LayoutModel"]),
    // Documents laid out: findings for their authors, and agreement with the frames they store.
    module(
      "InterfaceBuilderConformance",
      [
        "AutoLayoutEngine", "Formatting", "InterfaceBuilder", "LayoutModel", "LinearConstraints",
        "Statistics",
      ]),
    tests(
      "InterfaceBuilderConformanceTests",
      [
        "AutoLayoutEngine", "InterfaceBuilder", "InterfaceBuilderConformance", "LayoutModel",
        "ProcessEnvironment", "ScenarioEngine", "Simulation", "SolverCatalog", "Statistics",
      ]),

    // The named colours of an application.
    module("AssetCatalogs", ["LayoutModel"]),
    tests("AssetCatalogsTests", ["AssetCatalogs", "LayoutModel"]),

    // The variables of the environment, all of them.
    module("ProcessEnvironment"),

    // Files that come from outside, read so that none of them can hurt.
    module("FileReading"),
    tests("FileReadingTests", ["FileReading"]),

    // Devices, windows, controllers and bars; scenario files, generators, and what runs them.
    module("Simulation", ["AutoLayoutEngine", "LayoutModel", "LinearConstraints"]),
    module(
      "ScenarioEngine",
      [
        "AutoLayoutEngine", "FileReading", "InterfaceBuilder", "LayoutModel", "LinearConstraints",
        "Simulation", "Statistics", "VisualFormatLanguage", yams,
      ]),
    tests(
      "SimulationTests",
      ["AutoLayoutEngine", "LayoutModel", "LinearConstraints", "Simulation", "SolverCatalog"]),
    .testTarget(
      name: "ScenarioEngineTests",
      dependencies: [
        "AutoLayoutEngine", "InterfaceBuilder", "LayoutModel", "LinearConstraints",
        "ProcessEnvironment", "ScenarioEngine", "Simulation", "SolverCatalog", "Statistics",
        "TestSupport", "VisualFormatLanguage",
      ], exclude: ["Fixtures"], swiftSettings: strict),

    // Screens of documents checked over devices, orientations, text sizes and directions.
    module(
      "ScreenChecks",
      [
        "AutoLayoutEngine", "Formatting", "InterfaceBuilder", "LayoutModel", "LinearConstraints",
        "ScenarioEngine", "Simulation",
      ]),
    tests(
      "ScreenChecksTests",
      [
        "InterfaceBuilder", "LayoutModel", "ScenarioEngine", "ScreenChecks", "Simulation",
        "SolverCatalog",
      ]),

    // Pictures of layouts, as text.
    module(
      "LayoutDrawing", ["AutoLayoutEngine", "Drawing", "Formatting", "LayoutModel", "Simulation"]),
    tests(
      "LayoutDrawingTests",
      [
        "AutoLayoutEngine", "LayoutDrawing", "LayoutModel", "ScenarioEngine",
        "Simulation", "SolverCatalog",
      ]),

    // Screens and changes of them as pages of HTML: text out, no input or output.
    .target(
      name: "ScreenPages",
      dependencies: [
        "Formatting", "InterfaceBuilder", "LayoutDrawing", "LayoutModel", "LinearConstraints",
        "ScreenChecks", mustache,
      ],
      path: path("ScreenPages"), resources: [.embedInCode("Templates")], swiftSettings: strict),
    tests(
      "ScreenPagesTests",
      [
        "InterfaceBuilder", "LayoutModel", "ScreenChecks", "ScreenPages", "Simulation",
        "SolverCatalog",
      ]),

    // A page to walk through layouts: sessions of documents and scenarios, and the page's own files.
    .target(
      name: "LayoutViewer",
      dependencies: [
        "AutoLayoutEngine", "Drawing", "Formatting", "InterfaceBuilder",
        "InterfaceBuilderConformance", "LayoutDrawing", "LayoutModel", "LinearConstraints",
        "ScenarioEngine", "ScreenChecks", "Simulation",
      ], path: path("LayoutViewer"), resources: [.embedInCode("Resources")], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    tests(
      "LayoutViewerTests",
      [
        "AutoLayoutEngine", "InterfaceBuilder", "LayoutDrawing", "LayoutModel", "LayoutViewer",
        "ScenarioEngine", "ScreenChecks", "Simulation", "SolverCatalog",
      ]),

    // UIKit, and the seed documents' code in it. Its classes are isolated to the main actor as
    // Apple's are, while NSObject, their base, is not: only the language mode 5 lets them override
    // its initialiser, as Apple's own interface does.
    .target(
      name: "UIKit",
      dependencies: [
        "ActiveSetSolver", "AutoLayoutEngine", "LayoutModel", "LinearConstraints", "Simulation",
        "VisualFormatLanguage",
      ],
      path: path("UIKit"), swiftSettings: [.swiftLanguageMode(.v5)] + checks + quick),
    // Swift Testing asks for it where a file imports both Testing and UIKit.
    module("_Testing_UIKit"),
    // What code imports for layers alone.
    .target(
      name: "QuartzCore", dependencies: ["UIKit"], path: path("QuartzCore"),
      swiftSettings: [.swiftLanguageMode(.v5)] + checks + quick),
    tests(
      "UIKitTests",
      [
        "AutoLayoutEngine", "LayoutDrawing", "LayoutModel", "ProcessEnvironment", "Simulation",
        "SolverCatalog", "Statistics", "UIKit", "_Testing_UIKit",
      ]),
    // Code as client libraries write it: in Swift 5, with XCTest.
    .testTarget(
      name: "UIKitClientTests", dependencies: ["QuartzCore", "UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(
      "SeedTests",
      [
        "AutoLayoutEngine", "LayoutModel", "Simulation", "SolverCatalog", "UIKit",
        "VisualFormatLanguage", "_Testing_UIKit",
      ]),

    // Measuring: the allocator, exact counts of its use, clocks, samples, contention.
    .systemLibrary(
      name: "CJemalloc", path: path("CJemalloc"), pkgConfig: "jemalloc",
      providers: [.apt(["libjemalloc-dev"])]),
    .target(name: "CAllocationCounter", path: path("CAllocationCounter")),
    .target(name: "CTimeSampler", path: path("CTimeSampler")),
    module("Metering", ["CAllocationCounter", "Formatting", "Statistics", jemalloc, histogram]),
    tests("MeteringTests", ["Metering"]),

    // Run records, and what two of them say together.
    module("ResultStore", ["FileReading", "Formatting", "Statistics", database]),
    tests(
      "ResultStoreTests", ["ProcessEnvironment", "ResultStore", "Statistics"]),

    // What records say, as one page of HTML: text out, no input or output.
    .target(
      name: "HTMLReport",
      dependencies: ["Drawing", "Formatting", "ResultStore", "Statistics", mustache],
      path: path("HTMLReport"),
      resources: [.embedInCode("Templates")], swiftSettings: strict),
    tests("HTMLReportTests", ["HTMLReport", "ResultStore"]),

    // Scenarios measured: plan, session, times, allocations, frames, queues, growth, record.
    module(
      "Benchmarking",
      [
        "LayoutModel", "LinearConstraints", "Metering", "ProcessEnvironment", "ResultStore",
        "ScenarioEngine", "Simulation", "SolverCatalog", "Statistics",
      ]),
    tests(
      "BenchmarkingTests",
      [
        "AutoLayoutEngine", "Benchmarking", "LayoutModel", "LinearConstraints", "Metering",
        "ResultStore", "ScenarioEngine", "Simulation", "SolverCatalog",
      ]),

    // The program that times the engine for scripts/peers --layout.
    .executableTarget(
      name: "layout-peers",
      dependencies: [
        "LayoutModel", "Metering", "ProcessEnvironment", "ScenarioEngine", "Simulation",
        "SolverCatalog",
      ],
      path: path("layout-peers"), swiftSettings: strict),

    // The command line: the verbs and the entry point.
    module(
      "BenchCommands",
      [
        "AssetCatalogs", "AutoLayoutEngine", "Benchmarking", "CTimeSampler", "Drawing",
        "FileReading", "HTMLReport", "InterfaceBuilder",
        "InterfaceBuilderConformance", "LayoutDrawing", "LayoutModel", "LayoutViewer",
        "LinearConstraints", "Metering", "ProcessEnvironment", "ResultStore",
        "ScenarioEngine", "ScreenChecks", "ScreenPages", "Simulation", "SolverCatalog",
        "Statistics",
        "VisualFormatCases", "VisualFormatLanguage", arguments,
      ]),
    .testTarget(
      name: "BenchCommandsTests",
      dependencies: [
        "BenchCommands", "Benchmarking", "CTimeSampler", "Drawing", "HTMLReport", "LayoutModel",
        "LinearConstraints", "Metering", "ProcessEnvironment", "ResultStore", "SolverCatalog",
        "TestSupport", "bench", "layout-peers", "layoutbench", "solver-oracle", "solver-peers",
        arguments,
      ], exclude: ["Help"],
      swiftSettings: strict),
    .executableTarget(
      name: "layoutbench",
      dependencies: ["BenchCommands", "Metering", "ProcessEnvironment", arguments],
      path: path("layoutbench"),
      swiftSettings: strict),
    // Without dependencies, so that the debug build that `swift run bench` makes of it takes seconds.
    .executableTarget(name: "bench", path: path("bench"), swiftSettings: strict),

    // What tests of several modules share: runs of the built program, and texts of what they saw.
    .target(
      name: "TestSupport", dependencies: ["Formatting", "ProcessEnvironment", "Statistics"],
      path: "Tests/TestSupport",
      swiftSettings: strict),

    // Every reader of input from outside, fed with what chance makes of good input.
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "AssetCatalogs", "HTMLReport", "InterfaceBuilder", "InterfaceBuilderConformance",
        "LayoutModel", "LinearConstraints", "ProcessEnvironment", "ResultStore", "ScenarioEngine",
        "ScreenChecks", "Simulation", "SolverCatalog", "Statistics", "TestSupport",
        "VisualFormatCases", "VisualFormatLanguage",
      ], exclude: ["Fixtures"], swiftSettings: strict),

    // The code in the articles, run as it stands there.
    tests(
      "DocumentationTests",
      ["AutoLayoutEngine", "LayoutModel", "LinearConstraints", "ScenarioEngine", "SolverCatalog"]),

    // Who may import whom: reads the sources of every module.
    tests("ArchitectureTests", ["ProcessEnvironment"]),
  ]
)
