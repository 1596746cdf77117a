import LayoutDrawing
import LayoutModel

extension ViewerSession {
  /// The session as the page's scripts read it: `Resources/session.js` is the other side.
  package var json: String {
    var json = PageJSON()
    let colors = paints.colors
    let colorIndices = Dictionary(
      colors.enumerated().map { ($0.element, $0.offset) }
    ) { first, _ in first }
    json.object { json in
      json.member("version", 1)
      json.member("title", title)
      json.member("home", home ?? "")
      json.key("colors")
      json.array { json in
        for color in colors {
          json.array { json in
            json.value(PaintedColors.css(color.light))
            if color.dark != color.light { json.value(PaintedColors.css(color.dark)) }
          }
        }
      }
      json.key("paints")
      json.array { json in
        for list in paints.lists {
          json.array { json in for command in list { json.write(command, colorIndices) } }
        }
      }
      json.member("sources", sources) { $0.value(encoded: $1.json) }
    }
    return json.text
  }
}

extension PageJSON {
  /// `[kind, fill, stroke, line width, …]`: 0 a rectangle, 1 a path, 2 a line of text.
  fileprivate mutating func write(_ command: PaintCommand, _ colors: [DisplayColor: Int]) {
    let fill = command.fill.flatMap { colors[$0] } ?? -1
    let stroke = command.stroke.flatMap { colors[$0] } ?? -1
    array { json in
      switch command.shape {
      case .rect(let rect, let radius):
        for number in [0, fill, stroke] { json.value(number) }
        for number in [command.lineWidth, rect.minX, rect.minY, rect.width, rect.height, radius] {
          json.value(number)
        }
      case .path(let data):
        for number in [1, fill, stroke] { json.value(number) }
        json.value(command.lineWidth)
        json.value(data)
      case .text(let line):
        for number in [2, fill] { json.value(number) }
        json.value(line.string)
        for number in [line.x, line.baseline, line.font.pointSize] { json.value(number) }
        json.value(line.font.weight.rawValue)
        json.value(line.anchor.rawValue)
        json.value(line.width)
      }
    }
  }

  mutating func write(_ source: ViewerSource) {
    object { json in
      json.member("kind", source.kind.rawValue)
      json.member("name", source.name)
      json.member("path", source.path)
      json.member("notes", source.notes) { $0.value($1) }
      json.member("scenes", source.scenes) { $0.write($1) }
    }
  }

  private mutating func write(_ scene: ViewerScene) {
    object { json in
      json.member("title", scene.title)
      json.member("purpose", scene.purpose)
      json.member("nodes", scene.nodes) { $0.write($1) }
      json.member("constraints", scene.constraints) { $0.write($1) }
      json.member("states", scene.states) { $0.write($1) }
      json.member("findings", scene.findings) { $0.write($1) }
    }
  }

  private mutating func write(_ node: ViewerNode) {
    object { json in
      json.member("n", node.name)
      json.member("c", node.className)
      json.member("i", node.id)
      json.member("a", node.address)
      json.member("p", node.parent)
      if node.kind != .view { json.member("k", node.kind.rawValue) }
      if node.line > 0 { json.member("l", node.line) }
      if node.hugging != [250, 250] { json.member("h", node.hugging) }
      if node.resistance != [750, 750] { json.member("r", node.resistance) }
      if node.insets != .zero {
        json.member(
          "e", [node.insets.top, node.insets.left, node.insets.bottom, node.insets.right])
      }
    }
  }

  private mutating func write(_ constraint: ViewerConstraint) {
    func side(_ json: inout PageJSON, _ name: String, _ side: ViewerConstraint.Side) {
      json.key(name)
      json.array { json in
        json.value(side.node)
        json.value(side.attribute)
        if !side.guide.isEmpty { json.value(side.guide) }
      }
    }
    object { json in
      json.member("e", constraint.equation)
      json.member("v", constraint.visualFormat)
      side(&json, "a", constraint.first)
      if let second = constraint.second { side(&json, "b", second) }
      if constraint.relation != "==" { json.member("r", constraint.relation) }
      if constraint.multiplier != 1 {
        json.key("m")
        json.value("\(constraint.multiplier)")
      }
      if constraint.constant != 0 {
        json.key("k")
        json.value(constraint.constant)
      }
      if constraint.priority != 1000 {
        json.key("p")
        json.value(constraint.priority)
      }
      json.member("i", constraint.identifier)
      if constraint.origin != 0 { json.member("o", constraint.origin) }
      if constraint.line > 0 { json.member("l", constraint.line) }
      if constraint.axis == .vertical { json.member("x", 1) }
    }
  }

  private mutating func write(_ finding: ViewerFinding) {
    object { json in
      json.member("rule", finding.rule)
      json.member("severity", finding.severity)
      json.member("message", finding.message)
      json.member("nodes", finding.nodes)
      json.member("configurations", finding.configurations)
      json.member("advice", finding.advice)
      if finding.line > 0 { json.member("line", finding.line) }
    }
  }

  private mutating func write(_ rect: Rect) {
    for number in [rect.minX, rect.minY, rect.width, rect.height] { value(number) }
  }

  private mutating func write(_ frames: [ViewerState.NodeFrame]) {
    array { json in
      for entry in frames {
        json.value(entry.node)
        json.write(entry.frame)
      }
    }
  }

  private mutating func write(_ state: ViewerState) {
    object { json in
      json.member("t", state.title)
      json.member("group", state.group.rawValue)
      json.member("label", state.label)
      json.member("size", [state.size.width, state.size.height])
      if state.isRightToLeft { json.member("rtl", 1) }
      let safe = state.safeArea
      if safe != .zero { json.member("safe", [safe.top, safe.left, safe.bottom, safe.right]) }
      if state.cornerRadius > 0 { json.member("radius", [state.cornerRadius]) }
      if let keyboard = state.keyboard {
        json.key("keyboard")
        json.array { $0.write(keyboard) }
      }
      json.key("f")
      json.write(state.frames)
      json.writeDetails(of: state)
    }
  }

  private mutating func writeDetails(of state: ViewerState) {
    if !state.offsets.isEmpty {
      member("o", state.offsets.flatMap { [Double($0.node), $0.offset.x, $0.offset.y] })
    }
    if !state.paints.isEmpty {
      member(
        "p",
        state.paints.flatMap { [Double($0.node), Double($0.paint), $0.opacity, $0.clips ? 1 : 0] })
    }
    if !state.contents.isEmpty {
      member("w", state.contents.flatMap { [Double($0.node), $0.size.width, $0.size.height] })
    }
    if !state.absences.isEmpty { member("z", state.absences) }
    if state.isExplained {
      member(
        "y",
        state.reasons.flatMap { reason in
          [reason.node, reason.horizontal.count, reason.omitted[0]] + reason.horizontal
            + [reason.vertical.count, reason.omitted[1]] + reason.vertical
        })
    }
    if !state.misses.isEmpty {
      member("v", state.misses.flatMap { [Double($0.constraint), $0.residual] })
    }
    if !state.truncated.isEmpty { member("cut", state.truncated) }
    if !state.guides.isEmpty {
      key("guides")
      array { json in
        for guide in state.guides {
          json.array { json in
            json.value(guide.name)
            json.write(guide.frame)
          }
        }
      }
    }
    if !state.conflicts.isEmpty {
      key("conflicts")
      array { json in
        for conflict in state.conflicts {
          json.object { json in
            json.member("members", conflict.members)
            json.member("broken", conflict.broken)
            json.member("log", conflict.log)
          }
        }
      }
    }
    if !state.ambiguities.isEmpty {
      key("open")
      array { json in
        for ambiguity in state.ambiguities {
          json.object { json in
            json.member("node", ambiguity.node)
            json.member("what", ambiguity.unknowns.joined(separator: ", "))
            json.key("low")
            json.write(ambiguity.low)
            json.key("high")
            json.write(ambiguity.high)
          }
        }
      }
    }
    if !state.costs.isEmpty {
      key("cost")
      object { json in for cost in state.costs { json.member(cost.name, cost.count) } }
    }
    if let milliseconds = state.milliseconds { member("ms", [milliseconds]) }
  }
}
