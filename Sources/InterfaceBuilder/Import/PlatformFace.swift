/// What is known of a typeface without having it: the height of its lines, and whose widths are like
/// its own.
///
/// Heights are those of lines of one text in stored frames; faces that are not listed have the
/// system's height and widths, which may be off by a tenth and more.
struct PlatformFace: Hashable, Sendable {
  /// The height of a line, as a share of the point size.
  var lineHeight: Double
  /// Whether characters have the widths of Helvetica.
  var hasWidthsOfHelvetica: Bool

  /// San Francisco.
  static let system = PlatformFace(lineHeight: 1.193, hasWidthsOfHelvetica: false)
  /// The system's face before San Francisco.
  static let helveticaNeue = PlatformFace(lineHeight: 1.193, hasWidthsOfHelvetica: true)

  private init(lineHeight: Double, hasWidthsOfHelvetica: Bool) {
    self.lineHeight = lineHeight
    self.hasWidthsOfHelvetica = hasWidthsOfHelvetica
  }

  /// A face by its PostScript name.
  init(named name: String) {
    let known: [(prefix: String, lineHeight: Double)] = [
      ("HelveticaNeue", 1.193), ("Helvetica", 1.15), ("Arial", 1.15), ("Avenir", 1.366),
      ("Futura", 1.297), ("Menlo", 1.164), ("CourierNew", 1.133), ("Georgia", 1.136),
      ("TimesNewRoman", 1.15), ("Montserrat", 1.219), ("Lato", 1.2), ("Inter", 1.21),
    ]
    let face = known.first { name.hasPrefix($0.prefix) }
    lineHeight = face?.lineHeight ?? PlatformFace.system.lineHeight
    hasWidthsOfHelvetica = name.hasPrefix("Helvetica") || name.hasPrefix("Arial")
  }
}
