import LayoutModel
import ScenarioEngine
import Simulation
import Statistics

/// Makes scenarios from seeds: trees of containers, texts, stacks, scroll views, guides and masks, and
/// timelines of rotations, directions, text sizes, bars, keyboards, scrolling and edits.
///
/// Nearly all frames are determined, so that there is something to compare; conflicts and ambiguity
/// occur, since the extra constraints know nothing of the others.
struct RandomScenario {
  private var random: SeededGenerator
  private var count = 0
  /// Constraints by what may be done to them.
  private var constants: [String] = []
  private var optional: [String] = []
  private var toggled: [String] = []
  /// Views by what may be done to them.
  private var boxes: [String] = []
  private var fixed: [String] = []
  private var flowing: [String] = []
  private var labels: [String] = []
  private var scrolls: [String] = []
  private var stacks: [String] = []
  private var hideable: [String] = []
  private var overlays: [String] = []
  private var inserted: [String] = []

  /// The scenario of a seed, always the same.
  static func make(seed: UInt64) -> Scenario {
    var builder = RandomScenario(random: SeededGenerator(seed: seed))
    return builder.scenario(name: "random-\(seed)")
  }

  private init(random: SeededGenerator) {
    self.random = random
  }

  private mutating func scenario(name: String) -> Scenario {
    let names = ["iphone-8", "iphone-x", "iphone-15", "ipad-9.7"]
    let device =
      DeviceCatalog.device(named: names[pick(names.count)]) ?? DeviceCatalog.devices[0]
    var root = ViewDescription(id: "root")
    fill(&root, depth: 0, isHeightGiven: true)
    if chance(0.3) { root.margins = margins() }
    addExtras(to: &root)
    var scenario = Scenario(
      name: name, purpose: "Random.", device: device, content: .hierarchy(root))
    scenario.bars = bars()
    if chance(0.2) { scenario.direction = .rightToLeft }
    if chance(0.2) { scenario.orientation = .landscapeLeft }
    scenario.steps = (0..<(3 + pick(6))).map { index in
      ScenarioStep(
        name: "step\(index)", actions: (0..<(1 + pick(3))).flatMap { _ in actions(device) })
    }
    return scenario
  }

  // MARK: Chance

  private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
  private mutating func chance(_ share: Double) -> Bool {
    Double(random.next() % 1000) < share * 1000
  }
  private mutating func one<Element>(_ elements: [Element]) -> Element {
    elements[pick(elements.count)]
  }
  private mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(range.lowerBound + pick(range.count))
  }
  private mutating func id(_ role: String) -> String {
    count += 1
    return "\(role)\(count)"
  }

  private mutating func margins() -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: number(0...24), leading: number(0...40), bottom: number(0...24), trailing: number(0...40)
    )
  }

  private mutating func bars() -> ScenarioBars {
    var bars = ScenarioBars()
    bars.hasNavigationBar = chance(0.4)
    bars.hasLargeTitle = bars.hasNavigationBar && chance(0.3)
    bars.hasTabBar = chance(0.3)
    bars.hasToolbar = chance(0.2)
    bars.hidesStatusBar = chance(0.2)
    return bars
  }

  // MARK: Constraints

  /// Writes a constraint down at a view; some of them can be changed later.
  private mutating func add(
    _ view: inout ViewDescription, _ first: ItemReference, _ firstAttribute: LayoutAttribute,
    _ relation: LayoutRelation = .equal, _ second: ItemReference? = nil,
    _ secondAttribute: LayoutAttribute = .notAnAttribute, times multiplier: Double = 1,
    plus constant: Double = 0, at priority: LayoutPriority = .required
  ) {
    var formula = Formula(
      AttributeReference(first, firstAttribute), relation,
      second.map { AttributeReference($0, secondAttribute) }, multiplier: multiplier,
      constant: constant, priority: priority)
    if chance(0.3) {
      let name = id("c")
      formula.identifier = name
      if priority == .required { constants.append(name) } else { optional.append(name) }
    }
    view.constraints.append(ConstraintDescription(.formula(formula)))
  }

  private mutating func priority() -> LayoutPriority {
    one([50, 249, 250, 251, 499.5, 500, 749, 750, 751, 900, 999, 999.5])
  }

  // MARK: Trees

  private mutating func leaf() -> ViewDescription {
    var view: ViewDescription
    switch pick(5) {
    case 0:
      view = ViewDescription(id: id("label"), viewClass: .label)
      view.contentSize = .string(
        one(["Go", "Continue", "A title of some length", "Words that go on and on, and wrap"]))
      view.font = FontDescription(
        font: .preferredFont(forTextStyle: one([.body, .headline, .footnote, .title1])),
        lines: one([0, 1, 2]))
      labels.append(view.id)
    case 1:
      view = ViewDescription(id: id("text"), viewClass: .label)
      view.contentSize = .flowing(length: number(20...1500), lineHeight: one([14, 17, 20.5]))
      flowing.append(view.id)
    default:
      view = ViewDescription(id: id("leaf"))
      view.contentSize = .fixed(width: number(8...200), height: number(8...80))
      fixed.append(view.id)
    }
    if chance(0.2) {
      view.hugging = AxisPriorities(horizontal: priority(), vertical: priority())
    }
    if chance(0.2) {
      view.compression = AxisPriorities(horizontal: priority(), vertical: priority())
    }
    return view
  }

  private mutating func child(depth: Int) -> ViewDescription {
    guard depth < 3, chance(0.5) else { return leaf() }
    switch pick(6) {
    case 0, 1: return stack(depth: depth)
    case 2: return scroll(depth: depth)
    default:
      var box = ViewDescription(id: id("box"))
      fill(&box, depth: depth + 1, isHeightGiven: false)
      boxes.append(box.id)
      if chance(0.2) { box.margins = margins() }
      if chance(0.2) { box.preservesSuperviewMargins = true }
      if chance(0.1) { box.insetsMarginsFromSafeArea = false }
      if chance(0.15) { box.direction = one([.leftToRight, .rightToLeft]) }
      return box
    }
  }

  private mutating func stack(depth: Int) -> ViewDescription {
    var view = ViewDescription(id: id("stack"), viewClass: .stackView)
    var stack = StackDescription()
    stack.axis = one([.horizontal, .vertical])
    stack.distribution = one([.fill, .fillEqually, .equalSpacing, .equalCentering])
    stack.alignment = one([.fill, .center, .leading, .trailing])
    stack.spacing = number(0...16)
    stack.isMarginsRelative = chance(0.3)
    view.stack = stack
    if chance(0.15) { view.direction = .rightToLeft }
    for _ in 0..<(1 + pick(3)) {
      let arranged = chance(0.8) ? leaf() : child(depth: depth + 1)
      hideable.append(arranged.id)
      view.subviews.append(arranged)
    }
    stacks.append(view.id)
    return view
  }

  private mutating func scroll(depth: Int) -> ViewDescription {
    var view = ViewDescription(id: id("scroll"), viewClass: .scrollView)
    var page = ViewDescription(id: id("page"))
    fill(&page, depth: depth + 1, isHeightGiven: false)
    let content = ItemReference(view.id, chance(0.5) ? .content : nil)
    let own = ItemReference(page.id)
    for attribute in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      add(&view, own, attribute, .equal, content, attribute)
    }
    add(&view, own, .width, .equal, ItemReference(view.id, .frame), .width)
    add(&view, ItemReference(view.id), .height, .equal, nil, plus: number(60...300))
    view.subviews = [page]
    scrolls.append(view.id)
    return view
  }

  /// Puts children into a container, whose height is given from outside or follows from them.
  private mutating func fill(_ view: inout ViewDescription, depth: Int, isHeightGiven: Bool) {
    switch pick(8) {
    case 0: fillRow(&view, depth, isHeightGiven)
    case 1: fillGuides(&view, isHeightGiven)
    case 2: fillMasks(&view, depth, isHeightGiven)
    default: fillChain(&view, depth, isHeightGiven)
    }
  }

  /// What of a container its children keep to.
  private mutating func frameOf(_ view: ViewDescription) -> ItemReference {
    ItemReference(view.id, one([nil, nil, nil, .safeArea, .margins, .margins, .readable]))
  }

  private mutating func fillChain(
    _ view: inout ViewDescription, _ depth: Int, _ isHeightGiven: Bool
  ) {
    let edges = frameOf(view)
    var last = edges
    var isFirst = true
    for _ in 0..<(1 + pick(depth == 0 ? 5 : 3)) {
      let child = child(depth: depth)
      let own = ItemReference(child.id)
      add(&view, own, .leading, .equal, edges, .leading, plus: number(0...20))
      // What has a width of its own may end earlier.
      let isLoose = child.contentSize != nil && chance(0.5)
      add(
        &view, own, .trailing, isLoose ? .lessThanOrEqual : .equal, edges, .trailing,
        plus: -number(0...20))
      add(&view, own, .top, .equal, last, isFirst ? .top : .bottom, plus: number(0...12))
      last = own
      isFirst = false
      view.subviews.append(child)
    }
    if isHeightGiven {
      add(
        &view, last, .bottom, .lessThanOrEqual, edges, .bottom, plus: -number(0...12), at: 700)
    } else {
      add(&view, last, .bottom, .equal, edges, .bottom, plus: -number(0...12))
    }
  }

  private mutating func fillRow(
    _ view: inout ViewDescription, _ depth: Int, _ isHeightGiven: Bool
  ) {
    let edges = frameOf(view)
    var last: ItemReference?
    for _ in 0..<(1 + pick(3)) {
      let child = leaf()
      let own = ItemReference(child.id)
      let isCentred = chance(0.3)
      add(
        &view, own, isCentred ? .centerY : .top, .equal, edges, isCentred ? .centerY : .top,
        plus: isCentred ? 0 : number(0...10))
      if let last {
        add(&view, own, .leading, .equal, last, .trailing, plus: number(0...12))
        add(&view, own, .width, .equal, last, .width, times: one([1, 1, 0.5, 1.5]))
      } else {
        add(&view, own, .leading, .equal, edges, .leading, plus: number(0...16))
      }
      add(&view, own, .bottom, .lessThanOrEqual, edges, .bottom)
      last = own
      view.subviews.append(child)
    }
    if let last { add(&view, last, .trailing, .equal, edges, .trailing, plus: -number(0...16)) }
    if !isHeightGiven {
      add(&view, ItemReference(view.id), .height, .equal, nil, plus: number(0...40), at: 60)
    }
  }

  private mutating func fillGuides(_ view: inout ViewDescription, _ isHeightGiven: Bool) {
    let edges = frameOf(view)
    let guides = [id("guide"), id("guide")]
    view.guides = guides
    let first = ItemReference(guides[0])
    let second = ItemReference(guides[1])
    add(&view, first, .leading, .equal, edges, .leading)
    add(&view, second, .leading, .equal, first, .trailing, plus: number(0...10))
    add(&view, second, .trailing, .equal, edges, .trailing)
    add(&view, second, .width, .equal, first, .width, times: one([1, 2, 1.0 / 3]))
    for guide in [first, second] {
      add(&view, guide, .top, .equal, edges, .top)
      add(&view, guide, .bottom, .equal, edges, .bottom)
      let child = leaf()
      let own = ItemReference(child.id)
      add(&view, own, .centerX, .equal, guide, .centerX)
      add(&view, own, .width, .lessThanOrEqual, guide, .width)
      add(&view, own, .top, .equal, guide, .top, plus: number(0...10))
      add(&view, own, .bottom, .lessThanOrEqual, guide, .bottom)
      view.subviews.append(child)
    }
    if !isHeightGiven {
      add(&view, ItemReference(view.id), .height, .equal, nil, plus: number(0...80), at: 60)
    }
  }

  /// A view placed by its mask, with a child that constraints tie to it along one axis or both.
  private mutating func fillMasks(
    _ view: inout ViewDescription, _ depth: Int, _ isHeightGiven: Bool
  ) {
    var masked = ViewDescription(id: id("mask"))
    masked.frame = Rect(
      x: number(0...30), y: number(0...60), width: number(100...300), height: number(40...200))
    // Shares of 0 and 1 only: others drift by a pixel when a frame is translated again.
    masked.autoresizing = one([[], .flexibleWidth, .flexibleHeight, .flexibleLeftMargin])
    let child = leaf()
    let own = ItemReference(child.id)
    let around = ItemReference(masked.id)
    if chance(0.7) {
      add(&masked, own, .leading, .equal, around, .leading, plus: number(0...9))
      add(&masked, own, .trailing, .lessThanOrEqual, around, .trailing)
    } else {
      add(&masked, own, .leading, .equal, ItemReference(view.id), .leading, plus: number(0...9))
    }
    add(&masked, own, .bottom, .equal, around, .bottom, plus: -number(0...9))
    masked.subviews = [child]
    view.subviews.append(masked)
    if !isHeightGiven {
      add(&view, ItemReference(view.id), .height, .equal, nil, plus: number(40...260))
    }
  }

  /// Views that lie over the others, and constraints that know nothing of the rest.
  private mutating func addExtras(to root: inout ViewDescription) {
    let edges = ItemReference(root.id)
    for _ in 0..<pick(3) {
      let view = leaf()
      let own = ItemReference(view.id)
      add(&root, own, .trailing, .equal, edges, one([.trailing, .trailingMargin]), plus: -8)
      add(&root, own, .bottom, .equal, ItemReference(root.id, .keyboard), .top, plus: -8)
      overlays.append(view.id)
      root.subviews.append(view)
    }
    let names = fixed + flowing + labels + boxes
    for _ in 0..<pick(4) where names.count >= 2 {
      let first = one(names)
      let second = one(names)
      guard first != second else { continue }
      let isVertical = chance(0.5)
      let attribute: LayoutAttribute =
        isVertical
        ? one([.top, .bottom, .centerY, .height]) : one([.leading, .trailing, .centerX, .width])
      let isRequired = chance(0.15)
      let name = id("x")
      var formula = Formula(
        AttributeReference(ItemReference(first), attribute),
        one([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
        AttributeReference(ItemReference(second), attribute), constant: number(-40...40),
        priority: isRequired ? .required : priority())
      formula.identifier = name
      toggled.append(name)
      if !isRequired { optional.append(name) }
      var description = ConstraintDescription(.formula(formula))
      description.isActive = chance(0.6)
      root.constraints.append(description)
    }
  }

  // MARK: Timelines

  private mutating func actions(_ device: Device) -> [ScenarioAction] {
    switch pick(20) {
    case 0, 1, 2:
      return [.rotate(one([.portrait, .landscapeLeft, .landscapeRight]))]
    case 3: return [.keyboard(one([.docked, .hidden, .dockedWithHeight(number(100...300))]))]
    case 4, 5: return [.setDirection(one([.leftToRight, .rightToLeft]))]
    case 6:
      return [.setTextSize(one([.extraSmall, .large, .extraExtraLarge, .accessibilityLarge]))]
    case 7: return [.setBars(bars())]
    case 8:
      return [
        .setAdditionalSafeArea(
          EdgeInsets(top: number(0...30), left: number(0...30), bottom: 0, right: number(0...9)))
      ]
    case 9:
      guard !scrolls.isEmpty else { return [] }
      return [.scrollTo(one(scrolls), Point(x: 0, y: number(0...500)))]
    case 10, 11:
      let names = constants + optional
      return names.isEmpty ? [] : [.setConstant(one(names), number(-20...60))]
    case 12: return optional.isEmpty ? [] : [.setPriority(one(optional), priority())]
    case 13, 14:
      guard !toggled.isEmpty else { return [] }
      return [chance(0.5) ? .activate([one(toggled)]) : .deactivate([one(toggled)])]
    case 15:
      if chance(0.5), !flowing.isEmpty {
        return [.setContentSize(one(flowing), .flowing(length: number(0...2000), lineHeight: 17))]
      }
      guard !fixed.isEmpty else { return [] }
      let size = ContentSize.fixed(
        width: chance(0.1) ? nil : number(0...300), height: chance(0.1) ? nil : number(0...120))
      return [.setContentSize(one(fixed), size)]
    case 16:
      let names = boxes + ["root"]
      return [.setMargins(one(names), margins())]
    case 17, 18:
      guard !hideable.isEmpty else { return [] }
      return [.setHidden(one(hideable), chance(0.6))]
    default: return structuralChange()
    }
  }

  private mutating func structuralChange() -> [ScenarioAction] {
    if chance(0.4), let last = (overlays + inserted).last {
      overlays.removeAll { $0 == last }
      inserted.removeAll { $0 == last }
      forget(last)
      return [.remove([last])]
    }
    var view = leaf()
    if chance(0.5), !stacks.isEmpty {
      view.superview = one(stacks)
      hideable.append(view.id)
    } else {
      view.superview = "root"
      let own = ItemReference(view.id)
      let edges = ItemReference("root", one([nil, .safeArea, .margins]))
      add(&view, own, .trailing, .equal, edges, .trailing, plus: -number(0...9))
      add(&view, own, .top, .equal, edges, .top, plus: number(0...90))
    }
    // Its own constraints go with it.
    let named = Set(view.constraints.compactMap(\.name))
    constants.removeAll(where: named.contains)
    optional.removeAll(where: named.contains)
    inserted.append(view.id)
    return [.insert([view])]
  }

  /// A view that left is not spoken of any more.
  private mutating func forget(_ name: String) {
    fixed.removeAll { $0 == name }
    flowing.removeAll { $0 == name }
    labels.removeAll { $0 == name }
    hideable.removeAll { $0 == name }
  }
}

extension ConstraintDescription {
  /// The identifier of a formula, if it has one.
  var name: String? {
    if case .formula(let formula) = rule { formula.identifier } else { nil }
  }
}
