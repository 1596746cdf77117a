// swift-tools-version: 6.2

import PackageDescription

/// What an example takes from LayoutBench, as any package outside of it would.
func bench(_ product: String) -> Target.Dependency {
  .product(name: product, package: "LayoutBench")
}

let package = Package(
  name: "LayoutBenchExamples",
  platforms: [.macOS(.v26)],
  dependencies: [
    // A package of your own names the repository's address and a version instead.
    .package(name: "LayoutBench", path: ".."),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .executableTarget(
      name: "form-server",
      dependencies: [
        bench("ActiveSetSolver"), bench("AutoLayoutEngine"), bench("LayoutDrawing"),
        bench("Simulation"), .product(name: "FlyingFox", package: "FlyingFox"),
      ],
      path: "FormServer", exclude: ["README.md"]),
    .target(
      name: "Elimination", dependencies: [bench("LinearConstraints")],
      path: "EliminationSolver/Solver"),
    .executableTarget(
      name: "elimination-solver",
      dependencies: [
        "Elimination", bench("AutoLayoutEngine"), bench("LinearConstraints"),
        bench("SolverCatalog"),
      ],
      path: "EliminationSolver/Program"),
    .executableTarget(
      name: "storyboard-check",
      dependencies: [bench("ActiveSetSolver"), bench("InterfaceBuilder"), bench("Simulation")],
      path: "StoryboardCheck", exclude: ["README.md"]),
    // An app's screens know UIKit alone; the program shows them in the simulator.
    .target(name: "Screens", dependencies: [bench("UIKit")], path: "Screens/Screens"),
    .testTarget(
      name: "ScreensTests", dependencies: ["Screens", bench("UIKit")], path: "Screens/Tests"),
    .executableTarget(
      name: "app-screens",
      dependencies: [
        "Screens", bench("AutoLayoutEngine"), bench("LayoutDrawing"), bench("Simulation"),
        bench("SolverCatalog"), bench("UIKit"),
      ],
      path: "Screens/Program"),
    // One's own screens and one's own solver in the bench's command line.
    .executableTarget(
      name: "own-benchmark",
      dependencies: ["Elimination", "Screens", bench("Benchmarking"), bench("UIKit")],
      path: "OwnBenchmark", exclude: ["README.md"]),
  ]
)
