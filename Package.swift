// swift-tools-version: 6.2

import PackageDescription

// Every target of the package is built with the same language mode and the same strictness.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "LayoutBench",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "LinearConstraints", targets: ["LinearConstraints"]),
    .library(name: "ActiveSetSolver", targets: ["ActiveSetSolver"]),
  ],
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2")
  ],
  targets: [
    // The language solvers speak; no algorithm, no views.
    .target(name: "LinearConstraints", swiftSettings: strict),
    // UIKit's nouns; knows no solver.
    .target(name: "LayoutModel", swiftSettings: strict),
    // Turns the model's constraints into rows, and solutions into frames.
    .target(
      name: "AutoLayoutEngine", dependencies: ["LayoutModel", "LinearConstraints"],
      swiftSettings: strict),
    // Devices, windows, view controllers and bars, rotation, keyboards, scrolling.
    .target(
      name: "Simulation",
      dependencies: ["AutoLayoutEngine", "LayoutModel", "LinearConstraints"],
      swiftSettings: strict),
    // Scenario files, generators, and what runs them.
    .target(
      name: "ScenarioEngine",
      dependencies: [
        "AutoLayoutEngine", "LayoutModel", "LinearConstraints", "Simulation",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict),
    // The sparse lexicographic active-set method.
    .target(
      name: "ActiveSetSolver", dependencies: ["LinearConstraints"], swiftSettings: strict),
    // The only list of strategies.
    .target(
      name: "SolverCatalog", dependencies: ["ActiveSetSolver", "LinearConstraints"],
      swiftSettings: strict),
    .testTarget(
      name: "ActiveSetSolverTests", dependencies: ["ActiveSetSolver", "LinearConstraints"],
      swiftSettings: strict),
    .testTarget(
      name: "LinearConstraintsTests", dependencies: ["LinearConstraints"], swiftSettings: strict),
    .testTarget(name: "LayoutModelTests", dependencies: ["LayoutModel"], swiftSettings: strict),
    .testTarget(
      name: "SimulationTests",
      dependencies: [
        "AutoLayoutEngine", "LayoutModel", "LinearConstraints", "Simulation", "SolverCatalog",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ScenarioEngineTests",
      dependencies: [
        "AutoLayoutEngine", "CassowaryTableau", "LayoutModel", "LinearConstraints",
        "ScenarioEngine", "Simulation", "SolverCatalog",
      ],
      swiftSettings: strict),

    // Classic Cassowary, the readable reference.
    .target(
      name: "CassowaryTableau", dependencies: ["LinearConstraints"], swiftSettings: strict),
    .testTarget(
      name: "CassowaryTableauTests", dependencies: ["CassowaryTableau", "LinearConstraints"],
      swiftSettings: strict),

    // What solvers are compared on, as traces.
    .target(
      name: "SolverWorkloads", dependencies: ["LinearConstraints"], swiftSettings: strict),
    .testTarget(
      name: "SolverAgreementTests",
      dependencies: ["CassowaryTableau", "LinearConstraints", "SolverWorkloads"],
      swiftSettings: strict),
  ]
)
