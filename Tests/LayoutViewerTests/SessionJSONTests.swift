import Foundation
import InterfaceBuilder
import LayoutModel
import LayoutViewer
import ScreenChecks
import SolverCatalog
import Testing

/// What a page's scripts read is what the session holds, member by member; what is left out stands
/// for its default, as `session.js` has it.
@Suite struct SessionJSONTests {
  typealias Members = [String: Any]

  /// A document with findings, with whatever it does not have by itself put in.
  private static func session() throws -> (session: ViewerSession, source: ViewerSource) {
    let document = try ViewedDocument.document()
    let checker = ScreenChecker(matrix: ScreenMatrix()) { SolverStrategy.standard.makeSolver() }
    let options = DocumentSessionBuilder.Options(matrix: ScreenMatrix()) {
      SolverStrategy.standard.makeSolver()
    }
    var session = ViewerSession(title: "a title")
    session.home = "home.html"
    var source = DocumentSessionBuilder(document, options).source(
      named: "Profile", findings: checker.check(document).findings, into: &session.paints)
    source.notes = ["a note", "another"]
    source.scenes[0].purpose = "a purpose"
    source.scenes[0].states[0].isRightToLeft = true
    source.scenes[0].states[0].cornerRadius = 12
    source.scenes[0].states[0].keyboard = Rect(x: 1, y: 2, width: 3, height: 4)
    source.scenes[0].states[0].truncated = [1, 2]
    source.scenes[0].states[0].costs = [("pivots", 7), ("solves", 2)]
    source.scenes[0].states[0].milliseconds = 1.5
    source.scenes[0].findings[0].advice = "some advice"
    session.sources = [EncodedSource(source)]
    return (session, source)
  }

  private static func read(_ session: ViewerSession) throws -> Members {
    try #require(
      try JSONSerialization.jsonObject(with: Data(session.json.utf8)) as? Members)
  }

  private func list(_ value: Any?) -> [Members] { value as? [Members] ?? [] }
  private func text(_ value: Any?) -> String { value as? String ?? "" }
  private func number(_ value: Any?, _ usual: Double = 0) -> Double {
    (value as? NSNumber)?.doubleValue ?? usual
  }
  private func numbers(_ value: Any?, _ usual: [Double] = []) -> [Double] {
    (value as? [NSNumber])?.map(\.doubleValue) ?? usual
  }

  /// Whether numbers are the same but for the two digits that the page gets.
  private func areEqual(_ read: [Double], _ held: [Double]) -> Bool {
    read.count == held.count && zip(read, held).allSatisfy { ($0.0 - $0.1).magnitude < 0.006 }
  }

  private func sides(_ rect: Rect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }

  @Test func theSourceAndItsScenes() throws {
    let session = try Self.session().session
    let json = try Self.read(session)
    #expect(text(json["title"]) == "a title" && text(json["home"]) == "home.html")
    #expect(number(json["version"]) == 1)
    #expect((json["paints"] as? [Any])?.count == session.paints.lists.count)
    let source = try #require(list(json["sources"]).first)
    #expect(text(source["kind"]) == "document" && text(source["name"]) == "Profile")
    #expect(text(source["path"]) == "App/Profile.storyboard")
    #expect(source["notes"] as? [String] == ["a note", "another"])
    let scenes = list(source["scenes"])
    #expect(scenes.map { text($0["title"]) } == ["Profile", "Rows"])
    #expect(scenes.map { text($0["purpose"]) } == ["a purpose", ""])
  }

  @Test func nodesAndConstraints() throws {
    let (session, source) = try Self.session()
    let scenes = try list(list(Self.read(session)["sources"]).first?["scenes"])
    for (scene, read) in zip(source.scenes, scenes) {
      let nodes = list(read["nodes"])
      #expect(nodes.count == scene.nodes.count)
      for (node, read) in zip(scene.nodes, nodes) {
        #expect(text(read["n"]) == node.name && text(read["c"]) == node.className)
        #expect(text(read["i"]) == node.id && text(read["a"]) == node.address)
        #expect(number(read["p"]) == Double(node.parent))
        #expect(number(read["k"]) == Double(node.kind.rawValue))
        #expect(number(read["l"]) == Double(node.line))
        #expect(areEqual(numbers(read["h"], [250, 250]), node.hugging))
        #expect(areEqual(numbers(read["r"], [750, 750]), node.resistance))
        let insets = [node.insets.top, node.insets.left, node.insets.bottom, node.insets.right]
        #expect(areEqual(numbers(read["e"], [0, 0, 0, 0]), insets))
      }
      let constraints = list(read["constraints"])
      #expect(constraints.count == scene.constraints.count)
      for (constraint, read) in zip(scene.constraints, constraints) {
        #expect(text(read["e"]) == constraint.equation)
        #expect(text(read["v"]) == constraint.visualFormat)
        #expect(isEqual(read["a"], constraint.first) && isEqual(read["b"], constraint.second))
        #expect((read["r"] as? String ?? "==") == constraint.relation)
        #expect((read["m"] as? String ?? "1.0") == "\(constraint.multiplier)")
        #expect(areEqual([number(read["k"])], [constraint.constant]))
        #expect(areEqual([number(read["p"], 1000)], [constraint.priority]))
        #expect(text(read["i"]) == constraint.identifier)
        #expect(number(read["o"]) == Double(constraint.origin))
        #expect(number(read["l"]) == Double(constraint.line))
        #expect((number(read["x"]) == 1) == (constraint.axis == .vertical))
      }
    }
  }

  private func isEqual(_ read: Any?, _ side: ViewerConstraint.Side?) -> Bool {
    guard let side else { return read == nil }
    guard let read = read as? [Any], read.count >= 2 else { return false }
    return number(read[0]) == Double(side.node) && text(read[1]) == side.attribute
      && (read.count > 2 ? text(read[2]) : "") == side.guide
  }

  @Test func findings() throws {
    let (session, source) = try Self.session()
    let scenes = try list(list(Self.read(session)["sources"]).first?["scenes"])
    let held = source.scenes.map(\.findings)
    #expect(!held[0].isEmpty && scenes.map { list($0["findings"]).count } == held.map(\.count))
    for (finding, read) in zip(held.joined(), scenes.flatMap { list($0["findings"]) }) {
      #expect(text(read["rule"]) == finding.rule && text(read["severity"]) == finding.severity)
      #expect(text(read["message"]) == finding.message && !finding.message.isEmpty)
      #expect(numbers(read["nodes"]) == finding.nodes.map(Double.init))
      #expect(text(read["configurations"]) == finding.configurations)
      #expect(text(read["advice"]) == finding.advice)
      #expect(number(read["line"]) == Double(finding.line))
    }
  }

  @Test func states() throws {
    let (session, source) = try Self.session()
    let scenes = try list(list(Self.read(session)["sources"]).first?["scenes"])
    for (scene, read) in zip(source.scenes, scenes) {
      let states = list(read["states"])
      #expect(states.count == scene.states.count)
      for (state, read) in zip(scene.states, states) { check(read, state) }
    }
  }

  private func check(_ read: Members, _ state: ViewerState) {
    #expect(text(read["t"]) == state.title && text(read["label"]) == state.label)
    #expect(text(read["group"]) == state.group.rawValue)
    #expect(areEqual(numbers(read["size"]), [state.size.width, state.size.height]))
    #expect((number(read["rtl"]) == 1) == state.isRightToLeft)
    let safe = state.safeArea
    #expect(
      areEqual(
        numbers(read["safe"], [0, 0, 0, 0]), [safe.top, safe.left, safe.bottom, safe.right]))
    #expect(areEqual(numbers(read["radius"], [0]), [state.cornerRadius]))
    #expect(areEqual(numbers(read["keyboard"]), state.keyboard.map(sides) ?? []))
    #expect(areEqual(numbers(read["f"]), flat(state.frames)))
    #expect(
      areEqual(
        numbers(read["o"]), state.offsets.flatMap { [Double($0.node), $0.offset.x, $0.offset.y] }))
    #expect(
      areEqual(
        numbers(read["p"]),
        state.paints.flatMap { [Double($0.node), Double($0.paint), $0.opacity, $0.clips ? 1 : 0] }))
    #expect(
      areEqual(
        numbers(read["w"]),
        state.contents.flatMap { [Double($0.node), $0.size.width, $0.size.height] }))
    #expect(numbers(read["z"]) == state.absences.map(Double.init))
    #expect((read["y"] != nil) == state.isExplained)
    #expect(
      areEqual(
        numbers(read["v"]), state.misses.flatMap { [Double($0.constraint), $0.residual] }))
    #expect(numbers(read["cut"]) == state.truncated.map(Double.init))
    let conflicts = list(read["conflicts"])
    #expect(
      conflicts.map { numbers($0["members"]) }
        == state.conflicts.map { $0.members.map(Double.init) })
    #expect(conflicts.map { number($0["broken"]) } == state.conflicts.map { Double($0.broken) })
    #expect(conflicts.map { text($0["log"]) } == state.conflicts.map(\.log))
    let open = list(read["open"])
    #expect(open.map { number($0["node"]) } == state.ambiguities.map { Double($0.node) })
    #expect(
      open.map { text($0["what"]) } == state.ambiguities.map { $0.unknowns.joined(separator: ", ") }
    )
    for (read, held) in zip(open, state.ambiguities) {
      #expect(areEqual(numbers(read["low"]), flat(held.low)))
      #expect(areEqual(numbers(read["high"]), flat(held.high)))
    }
    let costs = read["cost"] as? Members ?? [:]
    #expect(costs.count == state.costs.count)
    for cost in state.costs { #expect(number(costs[cost.name]) == Double(cost.count)) }
    #expect(areEqual(numbers(read["ms"]), state.milliseconds.map { [$0] } ?? []))
    let guides = read["guides"] as? [[Any]] ?? []
    #expect(guides.map { text($0.first) } == state.guides.map(\.name))
    for (read, held) in zip(guides, state.guides) {
      #expect(areEqual(read.dropFirst().map { number($0) }, sides(held.frame)))
    }
  }

  private func flat(_ frames: [ViewerState.NodeFrame]) -> [Double] {
    frames.flatMap { [Double($0.node)] + sides($0.frame) }
  }
}
