import Formatting
import LayoutModel
import Simulation

/// The frames of one scene as text: one view a line, and on it only what configurations change.
///
///     layoutbench snapshot 1
///     scene "Sign in" s1 of Main.storyboard
///     on iphone-se-3, iphone-16; portrait, landscape; L, AX3; ltr, rtl
///
///     root v, as large as the screen
///     view v 0 0 375 667 | iphone-16: w=393 h=852
///       label a 20 40 44 20.5 "Name" | from AX3: w=96 h=47.5
///
/// Frames are those in the superview, in points, in the base: the document's own canvas. Behind
/// each bar stand the configurations that have another frame and the numbers that differ in them;
/// `gone` where the view is not installed. Views stand in document order. Nothing in the text
/// depends on time, machine, path of the folder or other documents.
package struct SceneSnapshotText {
  private let matrix: ScreenMatrix
  private var ranges: [[Bool]: String] = [:]

  /// The first line of every file, by which files of this format are known.
  package static let firstLine = "layoutbench snapshot 1"

  /// Creates a writer for a matrix.
  package init(matrix: ScreenMatrix) {
    self.matrix = matrix
  }

  /// The text of a scene.
  ///
  /// - Parameters:
  ///   - roots: The snapshots of the scene's roots, in document order; at least one.
  ///   - document: The document's path in its folder.
  /// - Returns: Lines, each with its line break.
  /// - Complexity: O(*views* · *configurations*²) at worst.
  package mutating func text(of roots: [RootSnapshot], document: String) -> String {
    guard let first = roots.first else { return "" }
    var lines = [
      Self.firstLine,
      "scene \(Self.quoted(first.scene))"
        + (first.sceneID.isEmpty ? "" : " \(first.sceneID)") + " of \(document)",
      "on " + matrixWords,
    ]
    for root in roots {
      ranges = [:]
      lines.append("")
      lines.append("root \(root.id), \(Self.words(root.root.kind))")
      lines += root.nodes.map { line(of: $0, in: root) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var matrixWords: String {
    var parts = [
      matrix.devices.map(\.identifier).joined(separator: ", "),
      matrix.orientations.map { $0.isLandscape ? "landscape" : "portrait" }.joined(separator: ", "),
      matrix.textSizes.map(\.shortName).joined(separator: ", "),
      matrix.directions.map { $0 == .leftToRight ? "ltr" : "rtl" }.joined(separator: ", "),
    ]
    if matrix.doublesText { parts.append("doubled text") }
    return parts.joined(separator: "; ")
  }

  private static func words(_ kind: ScreenRoot.Kind) -> String {
    switch kind {
    case .screen: "as large as the screen"
    case .cell: "as wide as its table, as high as its content"
    case .band: "as wide as the screen, as high as its content"
    case .component: "of the stored width"
    case .embedded: "of the stored size"
    }
  }

  private mutating func line(of node: RootSnapshot.Node, in root: RootSnapshot) -> String {
    var text = String(repeating: "  ", count: node.depth) + "\(node.element) \(node.id)"
    let base = node.frames[0]
    text += " " + (base.map(Self.words) ?? "gone")
    if node.isHidden { text += " hidden" }
    if let string = node.text, !string.isEmpty { text += " " + Self.quoted(string) }
    var order: [String] = []
    var members: [String: [Bool]] = [:]
    for (index, frame) in node.frames.enumerated().dropFirst() where frame != base {
      let difference = Self.difference(frame, base)
      if members[difference] == nil {
        order.append(difference)
        members[difference] = [Bool](repeating: false, count: node.frames.count)
      }
      members[difference]?[index] = true
    }
    for difference in order {
      text += " | \(words(members[difference] ?? [], root)): \(difference)"
    }
    return text
  }

  private mutating func words(_ members: [Bool], _ root: RootSnapshot) -> String {
    if let known = ranges[members] { return known }
    let chosen = root.configurations.indices.filter { members[$0] }
    let words = ConfigurationRanges(
      chosen.map { root.configurations[$0] }, of: Array(root.configurations.dropFirst()),
      in: matrix
    ).text(limit: .max)
    ranges[members] = words
    return words
  }

  private static func words(_ frame: Rect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: " ")
  }

  private static func difference(_ frame: Rect?, _ base: Rect?) -> String {
    guard let frame else { return "gone" }
    guard let base else { return words(frame) }
    let parts: [(String, Double, Double)] = [
      ("x", frame.minX, base.minX), ("y", frame.minY, base.minY),
      ("w", frame.width, base.width), ("h", frame.height, base.height),
    ]
    return parts.filter { $0.1 != $0.2 }.map { "\($0.0)=\(number($0.1))" }.joined(separator: " ")
  }

  /// A length with as many decimals as it needs, at most three.
  static func number(_ value: Double) -> String {
    Decimals.shortest(value, upTo: 3)
  }

  /// A text on one line, in quotation marks.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        let isControl =
          scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
          || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        if isControl {
          result += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
