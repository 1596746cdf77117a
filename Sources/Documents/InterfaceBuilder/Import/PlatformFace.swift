/// What is known of a typeface without having it: the height of its lines, where their baseline lies,
/// and whose widths are like its own.
///
/// Heights are those of lines of one text in stored frames, ascents those that the faces' makers
/// publish; faces that are not listed have the system's heights and widths, which may be off by a
/// tenth and more.
struct PlatformFace: Hashable, Sendable {
  /// Whose widths characters have.
  enum Widths: Hashable, Sendable {
    /// The system's, as far as stored frames show.
    case system
    /// Helvetica's.
    case helvetica
    /// Those of Helvetica Neue, times a factor for a face of like proportions.
    case helveticaNeue(Double)
    /// One for all characters, as a share of the point size.
    case fixed(Double)
    /// Those of Avenir Next, in its medium face or its regular one.
    case avenirNext(isMedium: Bool)
    /// Those of a free face, by its PostScript name.
    case free(String)
  }

  /// The height of a line, as a share of the point size.
  var lineHeight: Double
  /// From the top of a line to its baseline, as a share of the point size.
  var ascent: Double
  /// Whose widths characters have.
  var widths: Widths

  /// From the baseline to the bottom of a line, as a share of the point size.
  var descent: Double { lineHeight - ascent }
  /// The baseline of a single line below the middle of its line box, as a share of the point size.
  var centeredBaseline: Double { (ascent - descent) / 2 }

  /// San Francisco.
  static let system = PlatformFace(1.193, ascent: SystemFontProportions.ascent)
  /// The system's face before San Francisco: Helvetica Neue, with room between its lines.
  static let systemBeforeSanFrancisco = PlatformFace(
    1.193, ascent: SystemFontProportions.ascent, .helveticaNeue(1))
  /// Helvetica Neue where a text names it.
  static let helveticaNeue = PlatformFace(1.165, ascent: 0.952, .helveticaNeue(1))

  private init(_ lineHeight: Double, ascent: Double, _ widths: Widths = .system) {
    self.lineHeight = lineHeight
    self.ascent = ascent
    self.widths = widths
  }

  /// The faces that are known, by the beginning of their PostScript name; the first that fits counts.
  private static let known: [(prefix: String, face: PlatformFace)] = [
    ("HelveticaNeue-Bold", PlatformFace(1.192, ascent: 0.975, .helveticaNeue(1))),
    ("HelveticaNeue-Medium", PlatformFace(1.192, ascent: 0.975, .helveticaNeue(1))),
    ("HelveticaNeue-Light", PlatformFace(1.18, ascent: 0.967, .helveticaNeue(1))),
    ("HelveticaNeue-Thin", PlatformFace(1.18, ascent: 0.967, .helveticaNeue(1))),
    ("HelveticaNeue-UltraLight", PlatformFace(1.144, ascent: 0.931, .helveticaNeue(1))),
    ("HelveticaNeue", helveticaNeue),
    ("Helvetica", PlatformFace(1.15, ascent: 0.92, .helvetica)),
    ("Arial", PlatformFace(1.15, ascent: 0.922, .helvetica)),
    ("AvenirNext-Regular", PlatformFace(1.366, ascent: 1, .avenirNext(isMedium: false))),
    ("AvenirNext-Medium", PlatformFace(1.366, ascent: 1, .avenirNext(isMedium: true))),
    ("Avenir", PlatformFace(1.366, ascent: 1, .helveticaNeue(AvenirNextMetrics.stretch))),
    ("Futura", PlatformFace(1.297, ascent: 1.038)),
    ("Menlo", PlatformFace(1.164, ascent: 0.928, .fixed(0.602))),
    ("CourierNew", PlatformFace(1.133, ascent: 0.833, .fixed(0.6))),
    ("Georgia", PlatformFace(1.136, ascent: 0.917)),
    ("TimesNewRoman", PlatformFace(1.15, ascent: 0.912)),
    ("Montserrat", PlatformFace(1.219, ascent: 0.968)),
    ("OpenSans", PlatformFace(1.362, ascent: 1.069)),
    ("Roboto", PlatformFace(1.172, ascent: 0.928)),
    ("Lato", PlatformFace(1.2, ascent: 0.987)),
    ("Inter", PlatformFace(1.21, ascent: 0.969)),
  ]

  /// A face by its PostScript name.
  init(named name: String) {
    if let known = PlatformFace.known.first(where: { name.hasPrefix($0.prefix) }) {
      self = known.face
    } else if let free = FreeFace.named(name)?.face {
      self.init(free.lineHeight, ascent: free.ascent)
    } else {
      self = .system
    }
    if FreeFace.named(name) != nil { widths = .free(name) }
  }

  /// Whether a PostScript name is that of a face of which nothing is known but what its font says, which
  /// may be missing; a text without a name has the system's.
  static func isUnknown(_ name: String?) -> Bool {
    guard let name else { return false }
    return !known.contains { name.hasPrefix($0.prefix) }
  }

  /// Documents from this plug-in on, of Xcode 7, were laid out with San Francisco.
  private static let firstWithSanFrancisco = 8000

  /// The face of a view's text.
  init(of view: InterfaceView, in document: InterfaceDocument) {
    if let name = view.attributes.font.face {
      self.init(named: name)
      switch widths {
      case .free where !document.follows(.freeFaces): widths = .system
      case .avenirNext where !document.follows(.avenirNext):
        widths = .helveticaNeue(AvenirNextMetrics.stretch)
      default: break
      }
    } else {
      self =
        document.plugInVersion < PlatformFace.firstWithSanFrancisco
        ? .systemBeforeSanFrancisco : .system
    }
  }
}
