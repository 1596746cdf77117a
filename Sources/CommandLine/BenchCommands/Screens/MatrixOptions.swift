import ArgumentParser
import LayoutModel
import ScenarioEngine
import ScreenChecks
import Simulation

/// The options that choose the configurations in which screens are laid out.
struct MatrixOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Devices, separated by commas; without: a small and a large phone, one between, a tablet.",
      valueName: "name,name"))
  var devices: String?

  @Option(help: "How devices are held: portrait, landscape or both.")
  var orientations: OrientationChoice = .both

  @Option(
    help: ArgumentHelp(
      "Text sizes, separated by commas: xS S M L xL xxL xxxL AX1 AX2 AX3 AX4 AX5, or all.",
      valueName: "size,size"))
  var textSizes: String = "L,xxxL,AX3"

  @Option(help: "Reading directions: ltr, rtl or both.")
  var directions: DirectionChoice = .both

  @Flag(name: .customLong("no-doubled-text"), help: "Leave out the screens with doubled texts.")
  var leavesOutDoubledText = false

  /// The configurations.
  ///
  /// - Throws: a usage error that names what is not known, and what is like it.
  func matrix() throws -> ScreenMatrix {
    let chosen = try devices.map { names in
      try Self.words(names).map { try DeviceOption.device(named: $0) }
    }
    return ScreenMatrix(
      devices: chosen, orientations: orientations.orientations,
      textSizes: try sizes(), directions: directions.directions,
      doublesText: !leavesOutDoubledText)
  }

  private func sizes() throws -> [ContentSizeCategory] {
    if textSizes == "all" { return ContentSizeCategory.allCases }
    var sizes: [ContentSizeCategory] = []
    for word in Self.words(textSizes) {
      guard let size = ContentSizeCategory(name: word) else {
        let known = ContentSizeCategory.allCases.map(\.shortName)
        let nearest = Suggestion.nearest(to: word, among: known)
        throw ValidationError(
          "There is no text size '\(word)'" + (nearest.map(Suggestion.question) ?? ".")
            + " There are \(known.joined(separator: " ")).")
      }
      if !sizes.contains(size) { sizes.append(size) }
    }
    return sizes.sorted()
  }

  private static func words(_ list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

/// How devices are held.
enum OrientationChoice: String, ExpressibleByArgument, CaseIterable {
  case portrait
  case landscape
  case both

  var orientations: [Orientation] {
    switch self {
    case .portrait: [.portrait]
    case .landscape: [.landscapeLeft]
    case .both: [.portrait, .landscapeLeft]
    }
  }
}

/// In which directions interfaces are read.
enum DirectionChoice: String, ExpressibleByArgument, CaseIterable {
  case ltr
  case rtl
  case both

  init?(argument: String) {
    let names = Set(argument.split(separator: ",").map(String.init))
    self.init(rawValue: names == ["ltr", "rtl"] ? "both" : argument)
  }

  var directions: [LayoutDirection] {
    switch self {
    case .ltr: [.leftToRight]
    case .rtl: [.rightToLeft]
    case .both: [.leftToRight, .rightToLeft]
    }
  }
}
