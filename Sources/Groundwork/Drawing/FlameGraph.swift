import Formatting

/// Stacks as boxes, callers above what they call: the wider a box, the more was counted in it.
///
/// (Gregg, *The Flame Graph*, CACM 59(6), 2016; hung from the ceiling, so that it begins where
/// reading does.) ``script`` lets a reader zoom, search and walk by keys.
package struct FlameGraph {
  private struct Node {
    var name: String
    var count: Int
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

  /// What is not drawn.
  package struct Omission {
    /// How many frames.
    package var frameCount: Int
    /// How many frames there are.
    package var allCount: Int
    /// The count that each of them stays below.
    package var threshold: Double
    /// The same as a share of all.
    package var share: Double
  }

  private static let width = 900.0
  private static let rowHeight = 18.0

  private var nodes = [Node(name: "all", count: 0, children: [])]
  private let limit: Int
  private let leastWidth: Double
  private let text: (Int) -> String

  /// Adds stacks up.
  ///
  /// - Parameters:
  ///   - stacks: The stacks.
  ///   - limit: How many frames are drawn at most, the widest.
  ///   - leastWidth: The least width of a frame, in pixels of 900 for all; less than one for graphs
  ///     that are looked into by zooming.
  ///   - text: A count in words, with its unit.
  /// - Complexity: O(*frames* of all stacks).
  package init(
    _ stacks: FoldedStacks, limit: Int = 800, leastWidth: Double = 1,
    text: @escaping (Int) -> String
  ) {
    self.limit = limit
    self.leastWidth = leastWidth
    self.text = text
    var known: [Call: Int] = [:]
    for stack in stacks.stacks {
      nodes[0].count += stack.count
      var caller = 0
      for frame in stack.frames {
        let call = Call(parent: caller, name: frame)
        if let node = known[call] {
          caller = node
        } else {
          known[call] = nodes.count
          nodes.append(Node(name: frame, count: 0, children: []))
          nodes[caller].children.append(nodes.count - 1)
          caller = nodes.count - 1
        }
        nodes[caller].count += stack.count
      }
    }
  }

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { nodes[0].count == 0 }

  /// The graph, and what it leaves out.
  ///
  /// No frame narrower than the least width is drawn: with a frame all it calls is left out, which is
  /// no wider.
  ///
  /// - Parameter label: What the graph shows, for those who do not see it.
  /// - Returns: An element of SVG, and what it leaves out; nil for nothing.
  package func drawing(label: String) -> (markup: String, omission: Omission?) {
    let all = Double(max(nodes[0].count, 1))
    let unit = Self.width / all
    let widest = nodes.map(\.count).sorted(by: >)
    // A frame as wide as the first that has no more room is left out too, so that ties do not
    // depend on an order.
    let least = widest.count > limit ? Double(widest[limit]).nextUp : 0
    let threshold = max(leastWidth / unit, least)
    var boxes: [Box] = []
    var waiting: [(node: Int, x: Double, depth: Int)] = [(0, 0, 0)]
    while let next = waiting.popLast() {
      let node = nodes[next.node]
      guard next.node == 0 || Double(node.count) >= threshold else { continue }
      boxes.append(
        Box(node: next.node, x: next.x, width: Double(node.count) * unit, depth: next.depth))
      var x = next.x
      for child in node.children.sorted(by: { nodes[$0].name < nodes[$1].name }) {
        waiting.append((child, x, next.depth + 1))
        x += Double(nodes[child].count) * unit
      }
    }
    let missing = nodes.count - boxes.count
    let omission =
      missing == 0
      ? nil
      : Omission(
        frameCount: missing, allCount: nodes.count, threshold: threshold, share: threshold / all)
    return (markup(of: boxes, label: label), omission)
  }

  private func markup(of boxes: [Box], label: String) -> String {
    let depth = (boxes.map(\.depth).max() ?? 0) + 1
    var canvas = SVGCanvas(
      width: Self.width, height: Double(depth) * Self.rowHeight,
      label: "\(label), \(boxes.count) frames", style: "flame-graph")
    for box in boxes {
      let node = nodes[box.node]
      let y = Double(box.depth) * Self.rowHeight
      let share = Percent.text(Double(node.count) / Double(max(nodes[0].count, 1)))
      let name = box.node == 0 ? "all: \(text(node.count))" : FrameName.brief(node.name)
      let full =
        box.node == 0 ? name : "\(FrameName.limited(node.name)): \(text(node.count)), \(share)"
      canvas.open("flame f\(box.depth % 3)", data: FrameName.limited(name), title: full)
      canvas.rect(
        x: box.x, y: y, width: max(box.width - 0.5, 0.5), height: Self.rowHeight - 1, nil)
      let room = Int(box.width / 6.4) - 1
      if room >= 4 {
        let shown = name.count <= room ? name : String(name.prefix(room - 1)) + "…"
        canvas.text(shown, x: box.x + 4, y: y + 13, "flame-name")
      }
      canvas.close()
    }
    return canvas.markup
  }
}

extension FlameGraph {
  /// The script that zooms, searches and walks the graphs of a page.
  package static var script: String { String(decoding: PackageResources.flame_js, as: UTF8.self) }

  /// What a page's style sheet needs besides the variables `ink`, `ground`, `muted`, `found` and
  /// `f0` to `f2`.
  package static var styleSheet: String {
    String(decoding: PackageResources.flame_css, as: UTF8.self)
  }
}
