import AutoLayoutEngine
import FlatStorage
import LayoutModel
import Testing

/// A template says of every constraint of its shape what writing that constraint says.
@Suite struct RowTemplateTests {
  /// A view with two subviews, a guide that is an inset, another one, and the guide of its content if it scrolls.
  private struct Screen: ~Copyable {
    var items = ItemTable()
    private let edges: GuideEdges
    private let alignment: EdgeInsets
    let all: [Int32]
    let owner: Int32

    init(ownerTraits: ItemTraits = .view, inset: Double = 8, extraItems: Int = 0) {
      for _ in 0..<extraItems { _ = items.insert(ItemRecord(traits: .view)) }
      owner = items.insert(ItemRecord(traits: ownerTraits))
      let first = items.insert(ItemRecord(parent: owner, depth: 1, traits: .view))
      let margins = items.insert(ItemRecord(parent: owner, depth: 1, traits: .inset))
      let second = items.insert(ItemRecord(parent: owner, depth: 1, traits: .view))
      let content = items.insert(ItemRecord(parent: owner, depth: 1, traits: .scrollContent))
      let guide = items.insert(ItemRecord(parent: owner, depth: 1, traits: []))
      let deep = items.insert(ItemRecord(parent: first, depth: 2, traits: .view))
      all = [owner, first, margins, second, content, guide, deep]
      edges = GuideEdges(
        EdgeInsets(top: inset, left: inset + 1, bottom: inset + 2, right: inset + 3))
      alignment = EdgeInsets(top: 1, left: inset, bottom: 3, right: 4)
      items[geometryOf: margins].edges = edges
      items[geometryOf: owner].alignment = alignment
    }

    /// A constraint between the items at two places; none is second at -1.
    func constraint(
      _ first: Int, _ firstAttribute: LayoutAttribute, _ second: Int,
      _ secondAttribute: LayoutAttribute, multiplier: Double
    ) -> ConstraintRecord {
      var record = ConstraintRecord()
      record.first = all[first]
      record.firstAttribute = firstAttribute
      record.second = second < 0 ? -1 : all[second]
      record.secondAttribute = secondAttribute
      record.owner = owner
      record.multiplier = multiplier
      return record
    }

    /// The numbers of an item as the engine reads them.
    func numbers(of item: Int32) -> RowNumbers {
      var numbers = RowNumbers()
      numbers.alignment = alignment
      if item != owner { numbers.edges = edges }
      return numbers
    }

    /// The shape of a constraint, with its numbers; nil where there is none.
    func shape(of constraint: ConstraintRecord, _ templates: inout RowTemplates) -> RowShape? {
      guard var shape = items.shape(of: constraint) else { return nil }
      let item = shape.measuredItem(of: constraint)
      if item >= 0 {
        guard let name = templates.name(of: numbers(of: item)) else { return nil }
        shape.numbers = name
      }
      return shape
    }
  }

  private struct Row: Equatable {
    var terms: [RowForm.Term] = []
    var offset = 0.0
    var isMirrored = false
    var fingerprint = Fingerprint()
  }

  private func written(_ constraint: ConstraintRecord, in screen: borrowing Screen) -> Row {
    var form = RowForm()
    let isMirrored = form.write(constraint, starts: nil, in: screen.items)
    return Row(
      terms: (0..<form.terms.count).map { form.terms[$0] }, offset: form.constant,
      isMirrored: isMirrored, fingerprint: form.fingerprint(as: constraint))
  }

  private static let attributes = LayoutAttribute.allCases.filter { $0 != .notAnAttribute }

  /// Every pair of attributes on every pair of items, learned on one screen and stamped on another whose items have
  /// other handles and whose insets are the same or others.
  @Test(arguments: [ItemTraits.view, [.view, .rightToLeft], [.view, .scrollView]], [8.0, 20])
  func aTemplateSaysWhatWritingSays(ownerTraits: ItemTraits, otherInset: Double) {
    let learned = Screen(ownerTraits: ownerTraits)
    let other = Screen(ownerTraits: ownerTraits, inset: otherInset, extraItems: 5)
    var stampedCount = 0
    for first in learned.all.indices {
      for second in -1..<learned.all.count {
        for firstAttribute in Self.attributes {
          for secondAttribute in second < 0 ? [.notAnAttribute] : Self.attributes {
            for multiplier in [1, -2, 0.25] where second >= 0 || multiplier == 1 {
              if check(
                learned, other,
                {
                  $0.constraint(
                    first, firstAttribute, second, secondAttribute, multiplier: multiplier)
                })
              {
                stampedCount += 1
              }
            }
          }
        }
      }
    }
    #expect(stampedCount > (ownerTraits.contains(.scrollView) ? 1000 : 2000))
  }

  /// Learns a constraint on one screen and compares its template with what writing says on the other.
  ///
  /// - Returns: Whether the template was stamped.
  private func check(
    _ learned: borrowing Screen, _ other: borrowing Screen,
    _ constraint: (borrowing Screen) -> ConstraintRecord
  ) -> Bool {
    var templates = RowTemplates()
    let record = constraint(learned)
    guard let shape = learned.shape(of: record, &templates) else { return false }
    var form = RowForm()
    let isMirrored = form.write(record, starts: nil, in: learned.items)
    templates.learn(
      shape, of: record, from: form, learned.items.mentions(of: record), isMirrored: isMirrored)

    let target = constraint(other)
    guard let otherShape = other.shape(of: target, &templates),
      let index = templates.index(of: otherShape)
    else { return false }
    let template = templates[index]
    var row = Row(
      offset: template.offset, isMirrored: template.isMirrored, fingerprint: template.fingerprint)
    let isStamped = templates.stamp(template, on: target) { coefficient, quantity in
      row.terms.append(RowForm.Term(coefficient, quantity))
    }
    guard isStamped else { return false }
    let expected = written(target, in: other)
    #expect(row == expected, "\(target)")
    let mentions = other.items.mentions(of: target)
    #expect(template.mentions == mentions, "\(target)")
    let magnitudes = row.terms.map(\.coefficient.magnitude)
    #expect(
      template.isPlain
        == (magnitudes.allSatisfy { $0 >= 0x1p-6 && $0 < 2 } && magnitudes.contains { $0 >= 1 }))
    return true
  }

  /// What is not determined by the shape has none: other views than the items take part.
  @Test func baselinesMarginsAndDeepItemsHaveNoShape() {
    let screen = Screen()
    for (first, attribute) in [
      (1, LayoutAttribute.firstBaseline), (1, .lastBaseline), (1, .leadingMargin), (6, .left),
      (6, .width),
    ] {
      let record = screen.constraint(first, attribute, 0, .left, multiplier: 1)
      let shape = screen.items.shape(of: record)
      #expect(shape == nil)
    }
    let scrolling = Screen(ownerTraits: [.view, .scrollView])
    // Its near edge means its content for one item and its frame for another.
    let ofItself = scrolling.items.shape(
      of: scrolling.constraint(1, .left, 0, .left, multiplier: 1))
    #expect(ofItself == nil)
    let ofContent = scrolling.items.shape(
      of: scrolling.constraint(1, .left, 4, .left, multiplier: 1))
    #expect(ofContent != nil)
  }

  /// Shapes that hardly recur are not looked for: a batch begins anew.
  @Test func manyMissesEndTheSearchForABatch() {
    var templates = RowTemplates()
    let screen = Screen()
    for count in 0..<40 {
      let isWorthwhile = templates.isWorthwhile
      #expect(isWorthwhile == (count <= 32))
      let record = screen.constraint(1, .width, 3, .width, multiplier: Double(count + 2))
      learn(record, of: screen, &templates)
    }
    templates.beginBatch()
    let isWorthwhile = templates.isWorthwhile
    #expect(isWorthwhile)
  }

  /// More shapes than there is room for: each is found right after it was learned, and says its own multiplier.
  @Test func moreShapesThanRoomAreLearnedAnew() {
    var templates = RowTemplates()
    let screen = Screen()
    for count in 0..<1000 {
      let record = screen.constraint(1, .width, 3, .width, multiplier: Double(count % 300 + 2))
      let shape = screen.shape(of: record, &templates)
      if let shape, templates.index(of: shape) == nil { learn(record, of: screen, &templates) }
      guard let shape, let index = templates.index(of: shape) else {
        Issue.record("a shape was not kept")
        return
      }
      var coefficients: [Double] = []
      _ = templates.stamp(templates[index], on: record) { coefficient, _ in
        coefficients.append(coefficient)
      }
      #expect(coefficients == [1, -Double(count % 300 + 2)])
    }
  }

  /// Numbers have one name as long as their batch lasts; too many different ones have none.
  @Test func numbersAreNamedByValue() {
    var templates = RowTemplates()
    var names: [Int32?] = []
    for inset in 0..<80 {
      var numbers = RowNumbers()
      numbers.alignment = EdgeInsets(top: Double(inset % 70), left: 0, bottom: 0, right: 0)
      names.append(templates.name(of: numbers))
    }
    #expect(Set(names[..<64].compactMap { $0 }).count == 64)
    #expect(names[64..<70].allSatisfy { $0 == nil })
    #expect(Array(names[70...]) == Array(names[..<10]))
    templates.beginBatch()
    let name = templates.name(of: RowNumbers())
    #expect(name == 1)
  }

  private func learn(
    _ record: ConstraintRecord, of screen: borrowing Screen, _ templates: inout RowTemplates
  ) {
    guard let shape = screen.shape(of: record, &templates) else { return }
    var form = RowForm()
    let isMirrored = form.write(record, starts: nil, in: screen.items)
    templates.learn(
      shape, of: record, from: form, screen.items.mentions(of: record), isMirrored: isMirrored)
  }
}
