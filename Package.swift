// swift-tools-version: 6.2

import PackageDescription

// Every target of the package is built with the same language mode and the same strictness.
let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
  + (Context.environment["LAYOUTBENCH_WARNINGS"] == "error" ? [.treatAllWarnings(as: .error)] : [])

let package = Package(
  name: "LayoutBench",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "LinearConstraints", targets: ["LinearConstraints"])
  ],
  dependencies: [
    // Percentiles of millions of frame times in constant memory.
    .package(url: "https://github.com/HdrHistogram/hdrhistogram-swift", from: "0.2.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
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
      name: "Simulation", dependencies: ["AutoLayoutEngine", "LayoutModel"],
      swiftSettings: strict),
    // Scenario files, generators, and what runs them.
    .target(
      name: "ScenarioEngine",
      dependencies: [
        "LayoutModel", "LinearConstraints", "Simulation", .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LinearConstraintsTests", dependencies: ["LinearConstraints"], swiftSettings: strict),

    // Measuring: the allocator, exact counts of its use, clocks, samples, contention.
    .systemLibrary(
      name: "CJemalloc", pkgConfig: "jemalloc", providers: [.apt(["libjemalloc-dev"])]),
    .target(name: "CAllocationCounter"),
    .target(
      name: "Metering",
      dependencies: [
        "CAllocationCounter",
        .target(name: "CJemalloc", condition: .when(platforms: [.linux])),
        .product(name: "Histogram", package: "hdrhistogram-swift"),
      ],
      swiftSettings: strict),
    // Who may import whom: reads the sources of every module.
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    .testTarget(name: "MeteringTests", dependencies: ["Metering"], swiftSettings: strict),
    .testTarget(name: "LayoutModelTests", dependencies: ["LayoutModel"], swiftSettings: strict),

    // Run records, and what two of them say together.
    .target(name: "ResultStore", swiftSettings: strict),
    .testTarget(name: "ResultStoreTests", dependencies: ["ResultStore"], swiftSettings: strict),

    // Classic Cassowary, the readable reference.
    .target(
      name: "CassowaryTableau", dependencies: ["LinearConstraints"], swiftSettings: strict),
    .testTarget(
      name: "CassowaryTableauTests", dependencies: ["CassowaryTableau", "LinearConstraints"],
      swiftSettings: strict),
  ]
)
