import InterfaceBuilder
import LayoutModel
import TestSupport
import Testing

/// The widths of every letter in the faces that are no system font, as they were read off documents.
struct StoredFaceTests {
  private static let faces = [
    "HelveticaNeue-Light", "HelveticaNeue-Thin", "HelveticaNeue-UltraLight", "HelveticaNeue",
    "HelveticaNeue-Medium", "HelveticaNeue-Bold", "Helvetica", "Helvetica-Bold", "ArialMT",
    "AvenirNext-Regular", "Futura-Medium", "Menlo-Regular", "CourierNewPSMT", "Georgia",
    "TimesNewRomanPSMT", "Montserrat-Regular", "OpenSans", "Roboto-Regular", "Lato-Regular",
    "Inter-Regular", "Unheard-Of",
  ]

  @Test func facesAreAsRead() throws {
    var parts = StoredParts("faces", .digest)
    for face in Self.faces { parts.append(face, try Self.lines(face)) }
    try parts.check()
  }

  /// Each weight of a free face has a row of widths of its own, in ten-thousandths.
  @Test func weightsAreAsRead() throws {
    var parts = StoredParts("face-weights", .digest)
    let weights = ["Light", "Regular", "Medium", "SemiBold", "Bold"]
    for family in [
      "FiraSans", "Lato", "Montserrat", "OpenSans", "Poppins", "PTSans", "Raleway", "Roboto",
      "SourceSansPro",
    ] {
      for weight in weights {
        parts.append("\(family)-\(weight)", try Self.lines("\(family)-\(weight)", size: 100))
      }
    }
    try parts.check()
  }

  /// Where the baselines of a label of 100 points lie, one line in a view of 200 points.
  @Test func baselinesAreAsRead() throws {
    var parts = StoredParts("face-baselines", .text)
    for face in Self.faces {
      let document = try canvasDocument(
        "<view id='v'><rect key='frame' x='0' y='0' width='375' height='667'/><subviews>"
          + "<label id='it' text='x' translatesAutoresizingMaskIntoConstraints='NO'>"
          + "<rect key='frame' x='0' y='0' width='300' height='200'/>"
          + "<fontDescription key='fontDescription' name='\(face)' pointSize='100'/></label>"
          + "</subviews></view>")
      let root = try #require(document.layoutRoots.first)
      let tree = document.layoutTree(
        root: root, environment: document.inferredEnvironment(ofRoot: root))
      let view = try #require(tree.viewsByID["it"])
      let offsets = [view.firstBaseline, view.lastBaseline].map {
        StructureText.number($0.offset)
      }
      parts.append(face, offsets.joined(separator: " "))
    }
    try parts.check()
  }

  /// The height of a line of 1,000 points, and the width of each letter in thousandths.
  private static func lines(_ face: String, size: Int = 10) throws -> String {
    // A hundred of each letter in a tenth of a thousand points: its width in thousandths.
    let labels = (0x20...0x7E).map { code in
      "<label id='l\(code)' text='\(String(repeating: "&#\(code);", count: 100))'>"
        + "<fontDescription key='fontDescription' name='\(face)' pointSize='\(size)'/></label>"
    }
    let document = try canvasDocument(
      "<view id='v'><rect key='frame' x='0' y='0' width='375' height='667'/>"
        + "<subviews>\(labels.joined())</subviews></view>")
    var lines: [String] = []
    for code in 0x21...0x7E {
      let index = try #require(document.views.firstIndex { $0.id == "l\(code)" })
      let text = try #require(ViewText(ofView: index, in: document, category: .large))
      let width = text.measure(width: .infinity, lineLimit: 1).size.width
      if lines.isEmpty { lines.append("\(text.lineHeight * (1_000 / Double(size)))") }
      lines.append("\(code) \(Int(width.rounded()))")
    }
    return lines.joined(separator: "\n")
  }
}
