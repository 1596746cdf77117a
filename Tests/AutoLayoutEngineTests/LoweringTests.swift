import AutoLayoutEngine
import FlatStorage
import LayoutModel
import Testing

/// Lowering as what it is: from records to an expression, without a view, an engine or a solver.
@Suite struct LoweringTests {
  /// A view with a subview, a subview of that and an inset guide of the outer view.
  private struct Tree: ~Copyable {
    var items = ItemTable()
    let outer: Int32
    let inner: Int32
    let leaf: Int32
    let margins: Int32

    init(outerTraits: ItemTraits = .view) {
      outer = items.insert(ItemRecord(traits: outerTraits))
      inner = items.insert(ItemRecord(parent: outer, depth: 1, traits: .view))
      leaf = items.insert(ItemRecord(parent: inner, depth: 2, traits: .view))
      margins = items.insert(ItemRecord(parent: outer, depth: 1, traits: .inset))
      var geometry = ItemGeometry()
      geometry.edges = GuideEdges(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      items[geometryOf: margins] = geometry
    }

    func constraint(
      _ first: Int32, _ firstAttribute: LayoutAttribute, _ second: Int32,
      _ secondAttribute: LayoutAttribute, multiplier: Double = 1
    ) -> ConstraintRecord {
      var record = ConstraintRecord()
      record.first = first
      record.firstAttribute = firstAttribute
      record.second = second
      record.secondAttribute = secondAttribute
      record.owner = outer
      record.multiplier = multiplier
      return record
    }

    /// The expression of a constraint, by unknown, without what cancels out.
    func lowered(_ constraint: ConstraintRecord) -> (
      terms: [ItemQuantity: Double], constant: Double, isMirrored: Bool
    ) {
      var form = RowForm()
      let isMirrored = form.write(constraint, starts: nil, in: items)
      var terms: [ItemQuantity: Double] = [:]
      for index in 0..<form.terms.count where form.terms[index].coefficient != 0 {
        let term = form.terms[index]
        #expect(terms.updateValue(term.coefficient, forKey: term.quantity) == nil)
      }
      return (terms, form.constant, isMirrored)
    }
  }

  /// A line of the cache, of which a device that is turned has thousands looked at.
  @Test func aConstraintIsALineOfTheCache() {
    #expect(MemoryLayout<ConstraintRecord>.stride == 64)
  }

  @Test func anEdgeOfASubviewIsItsUnknownsAlone() {
    let tree = Tree()
    let trailing = tree.lowered(tree.constraint(tree.inner, .trailing, tree.outer, .trailing))
    #expect(
      trailing.terms == [
        ItemQuantity(tree.inner, .minX): 1, ItemQuantity(tree.inner, .width): 1,
        ItemQuantity(tree.outer, .width): -1,
      ])
    #expect(trailing.constant == 0)
    #expect(!trailing.isMirrored)
  }

  @Test func aViewFurtherDownAddsTheOriginsBetween() {
    var tree = Tree()
    var geometry = ItemGeometry()
    geometry.alignment = EdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    geometry.boundsOrigin = Point(x: 0, y: 7)
    tree.items[geometryOf: tree.inner] = geometry
    let top = tree.lowered(tree.constraint(tree.leaf, .top, tree.outer, .top))
    #expect(
      top.terms == [ItemQuantity(tree.leaf, .minY): 1, ItemQuantity(tree.inner, .minY): 1])
    #expect(top.constant == -10 - 7)
  }

  @Test func anInsetGuideIsItsViewAndNumbers() {
    let tree = Tree()
    let right = tree.lowered(tree.constraint(tree.inner, .right, tree.margins, .right))
    #expect(
      right.terms == [
        ItemQuantity(tree.inner, .minX): 1, ItemQuantity(tree.inner, .width): 1,
        ItemQuantity(tree.outer, .width): -1,
      ])
    #expect(right.constant == 4)
    let width = tree.lowered(tree.constraint(tree.inner, .width, tree.margins, .width))
    #expect(
      width.terms == [
        ItemQuantity(tree.inner, .width): 1, ItemQuantity(tree.outer, .width): -1,
      ])
    #expect(width.constant == 6)
  }

  @Test func leadingIsRightInARightToLeftOwner() {
    let tree = Tree(outerTraits: [.view, .rightToLeft])
    let leading = tree.lowered(tree.constraint(tree.inner, .leading, tree.outer, .leading))
    #expect(leading.isMirrored)
    #expect(leading.terms[ItemQuantity(tree.inner, .width)] == 1)
    let left = tree.lowered(tree.constraint(tree.inner, .left, tree.outer, .left))
    #expect(!left.isMirrored)
    #expect(left.terms == [ItemQuantity(tree.inner, .minX): 1])
  }

  /// Times zero an edge mentions no extent: none would be made for a row in which it has no part.
  @Test(arguments: [LayoutAttribute.right, .bottom, .centerX, .centerY])
  func timesZeroNoExtentIsMentioned(attribute: LayoutAttribute) {
    let tree = Tree()
    for multiplier in [0.0, 1] {
      var form = RowForm()
      _ = form.write(
        tree.constraint(tree.outer, .left, tree.inner, attribute, multiplier: multiplier),
        starts: nil, in: tree.items)
      var mentioned: [ItemUnknown] = []
      for index in 0..<form.terms.count { mentioned.append(form.terms[index].quantity.unknown) }
      #expect(mentioned.contains { $0 == .width || $0 == .height } == (multiplier == 1))
    }
  }

  @Test func theMultiplierCountsOnTheRight() {
    let tree = Tree()
    let half = tree.lowered(
      tree.constraint(tree.inner, .centerX, tree.outer, .right, multiplier: 0.25))
    #expect(
      half.terms == [
        ItemQuantity(tree.inner, .minX): 1, ItemQuantity(tree.inner, .width): 0.5,
        ItemQuantity(tree.outer, .width): -0.25,
      ])
  }

  /// Many terms are merged by another way than few.
  @Test(arguments: [3, 16, 17, 40])
  func termsOfOneUnknownAreMerged(_ count: Int32) {
    var form = RowForm()
    for _ in 0..<3 {
      for item in 0..<count { form.add(Double(item + 1), ItemQuantity(item, .minX)) }
    }
    #expect(form.terms.count == Int(count))
    #expect((0..<form.terms.count).allSatisfy { form.terms[$0].coefficient == 3 * Double($0 + 1) })
    form.removeAll()
    #expect(form.terms.count == 0)
    form.add(2, ItemQuantity(0, .height))
    #expect(form.terms.count == 1)
    #expect(form.terms[0] == RowForm.Term(2, ItemQuantity(0, .height)))
  }
}
