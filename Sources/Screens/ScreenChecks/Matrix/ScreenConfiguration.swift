package import LayoutModel
package import Simulation

/// One way to lay a screen out: one value along each axis of a ``ScreenMatrix``.
package struct ScreenConfiguration: Hashable, Sendable {
  /// The device, as an index into the matrix's; nil for the size that the document itself has.
  package var device: Int?
  /// Whether the device lies on its side.
  package var isLandscape = false
  /// How large the user wants text.
  package var textSize = ContentSizeCategory.large
  /// The reading direction of the interface.
  package var direction = LayoutDirection.leftToRight
  /// Whether every text stands twice, in the place of a language with longer words.
  package var isDoubled = false

  /// The document's own size, text as the system is delivered, left to right.
  package static let base = ScreenConfiguration(device: nil)

  /// Whether text and direction are those of the base.
  package var isPlain: Bool {
    textSize == .large && direction == .leftToRight && !isDoubled
  }

  /// The same configuration from left to right.
  package var leftToRight: ScreenConfiguration {
    var copy = self
    copy.direction = .leftToRight
    return copy
  }
}

/// The configurations in which screens are checked: devices, orientations, text sizes, directions.
package struct ScreenMatrix: Sendable {
  /// The devices.
  package var devices: [Device]
  /// Whether devices are held upright, on their side, or both in turn.
  package var orientations: [Orientation]
  /// How large the user wants text.
  package var textSizes: [ContentSizeCategory]
  /// The reading directions.
  package var directions: [LayoutDirection]
  /// Whether every screen is laid out with doubled texts as well, at the first text size.
  package var doublesText: Bool

  /// Creates a matrix; without arguments the one of `bench inspect`.
  package init(
    devices: [Device]? = nil, orientations: [Orientation] = [.portrait, .landscapeLeft],
    textSizes: [ContentSizeCategory] = [.large, .extraExtraExtraLarge, .accessibilityExtraLarge],
    directions: [LayoutDirection] = [.leftToRight, .rightToLeft], doublesText: Bool = true
  ) {
    self.devices =
      devices
      ?? ["iphone-se-3", "iphone-16", "iphone-16-pro-max", "ipad-air-11"]
      .compactMap { DeviceCatalog.device(named: $0) }
    self.orientations = orientations
    self.textSizes = textSizes
    self.directions = directions
    self.doublesText = doublesText
  }

  /// The configurations in order, without the base: devices outermost, directions innermost.
  ///
  /// - Parameter places: The devices that count, as indices, and how they are held; for a view of
  ///   a size of its own, nil alone.
  /// - Returns: The configurations.
  package func configurations(
    at places: [(device: Int?, isLandscape: Bool)]
  ) -> [ScreenConfiguration] {
    var result: [ScreenConfiguration] = []
    for place in places {
      for size in textSizes {
        for direction in directions {
          result.append(
            ScreenConfiguration(
              device: place.device, isLandscape: place.isLandscape, textSize: size,
              direction: direction))
        }
      }
      if doublesText, let size = textSizes.first, let direction = directions.first {
        result.append(
          ScreenConfiguration(
            device: place.device, isLandscape: place.isLandscape, textSize: size,
            direction: direction, isDoubled: true))
      }
    }
    return result.filter { $0 != .base }
  }

  /// The devices of some idioms, held in all ways.
  package func places(_ counts: (Device) -> Bool) -> [(device: Int?, isLandscape: Bool)] {
    devices.indices.filter { counts(devices[$0]) }.flatMap { index in
      orientations.map { (device: index, isLandscape: $0.isLandscape) }
    }
  }

  /// The size of a place's screen, in points; nil for the document's own.
  package func size(at configuration: ScreenConfiguration) -> Size? {
    configuration.device.map {
      devices[$0].size(in: configuration.isLandscape ? .landscapeLeft : .portrait)
    }
  }

  /// A configuration in words: what is not as in the base.
  package func words(_ configuration: ScreenConfiguration) -> String {
    var parts: [String] = []
    if let index = configuration.device {
      parts.append(devices[index].identifier)
      if configuration.isLandscape { parts.append("landscape") }
    }
    if configuration.textSize != .large { parts.append(configuration.textSize.shortName) }
    if configuration.direction == .rightToLeft { parts.append("right to left") }
    if configuration.isDoubled { parts.append("doubled text") }
    return parts.joined(separator: " ")
  }
}
