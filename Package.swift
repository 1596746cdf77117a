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
  targets: [
    // The language solvers speak; no algorithm, no views.
    .target(name: "LinearConstraints", swiftSettings: strict),
    // The sparse lexicographic active-set method.
    .target(
      name: "ActiveSetSolver", dependencies: ["LinearConstraints"], swiftSettings: strict),
    // The only list of strategies.
    .target(
      name: "SolverCatalog", dependencies: ["ActiveSetSolver", "LinearConstraints"],
      swiftSettings: strict),
    .testTarget(
      name: "ActiveSetSolverTests",
      dependencies: ["ActiveSetSolver", "LinearConstraints", "SolverCatalog"],
      swiftSettings: strict),
    .testTarget(
      name: "LinearConstraintsTests", dependencies: ["LinearConstraints"], swiftSettings: strict),
  ]
)
