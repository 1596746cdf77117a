import ResultStore

/// Bytes by call stack, callers above callees: the wider, the more.
struct FlameGraph {
  private struct Node {
    var name: String
    var value: Double
    var children: [Int]
  }

  /// A frame below another.
  private struct Call: Hashable {
    var parent: Int
    var name: String
  }

  /// A frame as it is drawn.
  private struct Box {
    var node: Int
    var x: Double
    var width: Double
    var depth: Int
  }

  /// How many frames are drawn at most.
  private static let limit = 800

  private var nodes = [Node(name: "all", value: 0, children: [])]
  private var known: [Call: Int] = [:]

  /// Reads folded stacks; lines that are none are passed over.
  init(folded: String) {
    for line in folded.split(separator: "\n") {
      guard let space = line.lastIndex(of: " "),
        let value = Double(line[line.index(after: space)...]), value > 0, value.isFinite
      else { continue }
      nodes[0].value += value
      var place = 0
      for frame in line[..<space].split(separator: ";") {
        place = child(named: String(frame), of: place)
        nodes[place].value += value
      }
    }
  }

  /// Whether there is nothing to draw.
  var isEmpty: Bool { nodes[0].value == 0 }

  private mutating func child(named name: String, of parent: Int) -> Int {
    let call = Call(parent: parent, name: name)
    if let node = known[call] { return node }
    known[call] = nodes.count
    nodes.append(Node(name: name, value: 0, children: []))
    nodes[parent].children.append(nodes.count - 1)
    return nodes.count - 1
  }

  /// The graph, and what it leaves out in a sentence.
  ///
  /// At most `limit` frames are drawn, the widest, and none narrower than a pixel: with a frame all
  /// it calls is left out, which is no wider.
  var drawing: (markup: String, leftOut: String?) {
    let width = 900.0
    let unit = width / max(nodes[0].value, 1)
    let widest = nodes.map(\.value).sorted(by: >)
    // A frame as wide as the first that has no more room is left out too, so that ties do not
    // depend on an order.
    let least = widest.count > Self.limit ? widest[Self.limit].nextUp : 0
    let threshold = max(1 / unit, least)
    var boxes: [Box] = []
    var waiting: [(node: Int, x: Double, depth: Int)] = [(0, 0, 0)]
    while let next = waiting.popLast() {
      let node = nodes[next.node]
      guard next.node == 0 || node.value >= threshold else { continue }
      boxes.append(
        Box(node: next.node, x: next.x, width: node.value * unit, depth: next.depth))
      var x = next.x
      for child in node.children.sorted(by: { nodes[$0].name < nodes[$1].name }) {
        waiting.append((child, x, next.depth + 1))
        x += nodes[child].value * unit
      }
    }
    let missing = nodes.count - boxes.count
    let leftOut =
      missing == 0
      ? nil
      : "\(Units.count(missing)) of \(Units.count(nodes.count)) frames are left out, each with less "
        + "than \(Units.bytes(threshold)), \(Figure.share(threshold / nodes[0].value)) of all; the "
        + "file of stacks has them."
    return (markup(of: boxes, width: width), leftOut)
  }

  private func markup(of boxes: [Box], width: Double) -> String {
    let rowHeight = 18.0
    let depth = (boxes.map(\.depth).max() ?? 0) + 1
    var canvas = SVGCanvas(
      width: width, height: Double(depth) * rowHeight,
      label: "Flame graph of allocated bytes, \(boxes.count) frames")
    for box in boxes {
      let node = nodes[box.node]
      let y = Double(box.depth) * rowHeight
      let share = Figure.share(node.value / nodes[0].value)
      canvas.rect(
        x: box.x, y: y, width: max(box.width - 0.5, 0.5), height: rowHeight - 1,
        "flame f\(box.depth % 3)",
        title: "\(Self.limited(node.name)): \(Units.bytes(node.value)), \(share)")
      let room = Int(box.width / 6.4) - 1
      if room >= 4 {
        let full = box.depth == 0 ? "all: \(Units.bytes(node.value))" : Self.brief(node.name)
        let name = full.count <= room ? full : String(full.prefix(room - 1)) + "…"
        canvas.text(name, x: box.x + 4, y: y + 13, "flame-name")
      }
    }
    return canvas.markup
  }

  /// A name as a tip shows it; generic ones run to thousands of letters.
  private static func limited(_ name: String) -> String {
    name.count <= 160 ? name : name.prefix(159) + "…"
  }

  /// A function's name without what the compiler says of how it is reached; the tip has it in full.
  private static func brief(_ name: String) -> String {
    var name = name
    for prefix in ["specialized ", "protocol witness for ", "static ", "generic "]
    where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    return name
  }
}

/// The part of the page that shows where memory is asked for.
struct FlameSection {
  var markup: String
  /// What is not drawn, in a sentence.
  var leftOut: String?

  /// Draws folded stacks; nothing when none of the lines is one.
  init?(folded: String) {
    let graph = FlameGraph(folded: folded)
    guard !graph.isEmpty else { return nil }
    (markup, leftOut) = graph.drawing
  }
}
