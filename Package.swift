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
    .library(name: "LinearConstraints", targets: ["LinearConstraints"])
  ],
  targets: [
    // The language solvers speak; no algorithm, no views.
    .target(name: "LinearConstraints", swiftSettings: strict),
    // UIKit's nouns; knows no solver.
    .target(name: "LayoutModel", swiftSettings: strict),
    // The streaming XML parser of the system.
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    // Interface Builder documents as view trees; knows no solver.
    .target(
      name: "InterfaceBuilder", dependencies: ["CExpat", "LayoutModel"], swiftSettings: strict),
    .testTarget(
      name: "LinearConstraintsTests", dependencies: ["LinearConstraints"], swiftSettings: strict),
    .testTarget(name: "LayoutModelTests", dependencies: ["LayoutModel"], swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "LayoutModel"],
      swiftSettings: strict),
  ]
)
