import FlatStorage
import LayoutModel
import LinearConstraints

/// The records of all items by handle: nothing in it is a reference.
///
///     records[handle]  -> geometries[record.geometry]   of few
///     variables[4 * handle + unknown]
///
/// Methods that only read are always inlined: the compiler lends a noncopyable value to any other by copying
/// all of it.
///
/// A handle that was given back is not given out again before the work is done that may still name it.
package struct ItemTable: ~Copyable {
  private var records = FlatArray<ItemRecord>()
  private var geometries = FlatArray<ItemGeometry>()
  /// The unknowns made so far, four places an item; an unknown is made when a row first mentions it.
  private var variables = FlatArray<Variable>()
  private var handles = HandlePool()
  private var freeGeometries: [Int32] = []

  /// Creates a table without items.
  package init() {}

  /// The number of handles ever given out.
  package var count: Int { records.count }

  /// The record of an item.
  package subscript(handle: Int32) -> ItemRecord {
    @inline(__always) _read { yield records[handle] }
    @inline(__always) _modify { yield &records[handle] }
  }

  /// Makes room for so many items in all.
  mutating func reserveCapacity(_ total: Int) {
    records.reserveCapacity(total)
    variables.reserveCapacity(4 * total)
  }

  /// Takes an item in.
  ///
  /// - Returns: Its handle.
  package mutating func insert(_ record: ItemRecord) -> Int32 {
    let handle = handles.take(next: records.count)
    if Int(handle) == records.count {
      records.append(record)
      variables.extend(to: variables.count + 4, with: .none)
    } else {
      // Numbers that were read of the item before after it had left.
      freeGeometry(of: handle)
      records[Int(handle)] = record
      forgetVariables(of: handle)
    }
    return handle
  }

  /// Forgets an item.
  mutating func remove(_ handle: Int32) {
    freeGeometry(of: handle)
    records[Int(handle)] = ItemRecord()
    forgetVariables(of: handle)
    handles.retire(handle)
  }

  private mutating func freeGeometry(of handle: Int32) {
    let geometry = records[Int(handle)].geometry
    if geometry >= 0 { freeGeometries.append(geometry) }
  }

  private mutating func forgetVariables(of handle: Int32) {
    for place in Int(handle) * 4..<Int(handle) * 4 + 4 { variables[place] = .none }
  }

  /// Lets handles be given out again that were given back: no work names them any more.
  mutating func recycle() {
    handles.recycle()
  }

  // MARK: Unknowns

  /// The variable of an unknown; none where it was not made.
  subscript(quantity: ItemQuantity) -> Variable {
    @inline(__always) get { variables[quantity.place] }
    @inline(__always) _modify { yield &variables[quantity.place] }
  }

  /// The variables of an item, by unknown; none for those that were not made.
  @inline(__always)
  func variables(of handle: Int32) -> [4 of Variable] {
    let first = handle * 4
    return [
      variables[first], variables[first + 1], variables[first + 2], variables[first + 3],
    ]
  }

  /// Lends the variables of items whose handles follow each other, four an item.
  @inline(__always)
  func withVariables(of handles: Range<Int32>, _ body: (Span<Variable>) -> Void) {
    let range = Int(handles.lowerBound) * 4..<Int(handles.upperBound) * 4
    variables.withSpan { body($0.extracting(range)) }
  }

  /// Whether any unknown of an item was made.
  @inline(__always)
  func hasUnknowns(_ handle: Int32) -> Bool {
    let first = handle * 4
    return variables[first].exists || variables[first + 1].exists || variables[first + 2].exists
      || variables[first + 3].exists
  }

  // MARK: Geometry

  /// The numbers of an item, to be changed in place.
  ///
  /// To read one of them there is a function for each below: whoever takes it from here copies all.
  package subscript(geometryOf handle: Int32) -> ItemGeometry {
    get { part(of: handle) { copy $0 } }
    @inline(__always) _modify {
      let index = records[Int(handle)].geometry
      yield &geometries[Int(index >= 0 ? index : makeGeometry(of: handle))]
    }
  }

  /// Makes room for the numbers of guides that are insets.
  ///
  /// - Complexity: O(items).
  mutating func reserveGeometries() {
    var guideCount = 0
    for index in 0..<records.count
    where records[index].geometry < 0 && records[index].traits.contains(.inset) {
      guideCount += 1
    }
    geometries.reserveCapacity(geometries.count + guideCount)
  }

  /// Finds a place for the numbers of an item that has none.
  private mutating func makeGeometry(of handle: Int32) -> Int32 {
    let index: Int32
    if let free = freeGeometries.popLast() {
      geometries[Int(free)] = ItemGeometry()
      index = free
    } else {
      index = Int32(geometries.count)
      geometries.append(ItemGeometry())
    }
    records[Int(handle)].geometry = index
    return index
  }

  /// The parts of an item's numbers that were read since a generation began.
  @inline(__always)
  func partsRead(of handle: Int32, since generation: UInt32) -> ItemGeometry.Parts {
    let index = records[Int(handle)].geometry
    return index >= 0 && geometries[Int(index)].generation == generation
      ? geometries[Int(index)].parts : ItemGeometry.Parts(rawValue: 0)
  }

  /// What the numbers of an item are called that rows are made with, if they were read since a generation began; else 0.
  @inline(__always)
  func rowNumbers(of handle: Int32, since generation: UInt32) -> Int32 {
    let index = records[Int(handle)].geometry
    return index >= 0 ? geometries[Int(index)].numbersName(since: generation) : 0
  }

  /// A part of the numbers of an item, without a copy of the others.
  @inline(__always)
  private func part<Part>(of handle: Int32, _ part: (borrowing ItemGeometry) -> Part) -> Part {
    let index = records[Int(handle)].geometry
    return index >= 0 ? part(geometries[Int(index)]) : part(ItemGeometry())
  }

  /// How far the alignment rectangle of an item lies within its frame.
  @inline(__always)
  func alignment(of handle: Int32) -> EdgeInsets { part(of: handle) { $0.alignment } }

  /// The margins of an item.
  @inline(__always)
  func margins(of handle: Int32) -> EdgeInsets { part(of: handle) { $0.margins } }

  /// Where the bounds of an item begin.
  @inline(__always)
  func boundsOrigin(of handle: Int32) -> Point { part(of: handle) { $0.boundsOrigin } }

  /// The guide of a scroll view's frame.
  @inline(__always)
  func frameGuide(of handle: Int32) -> Int32 { part(of: handle) { $0.frameGuide } }

  /// The guide of a scroll view's content.
  @inline(__always)
  func contentGuide(of handle: Int32) -> Int32 { part(of: handle) { $0.contentGuide } }

  /// The edges of a guide that is an inset of its owning view.
  @inline(__always)
  func edges(of handle: Int32) -> GuideEdges? { part(of: handle) { $0.edges } }

  /// The baseline of an item that an attribute means; nil for other attributes.
  @inline(__always)
  func baseline(_ attribute: LayoutAttribute, of handle: Int32) -> ItemGeometry.Baseline? {
    switch attribute {
    case .firstBaseline: part(of: handle) { $0.firstBaseline }
    case .lastBaseline: part(of: handle) { $0.lastBaseline }
    default: nil
    }
  }

  /// The distance of the alignment rectangle from the near edge of the frame.
  @inline(__always)
  func nearAlignment(of handle: Int32, _ axis: LayoutAxis) -> Double {
    alignment(of: handle).near(axis)
  }

  /// How much longer the frame is than the alignment rectangle.
  @inline(__always)
  func aroundAlignment(of handle: Int32, _ axis: LayoutAxis) -> Double {
    let alignment = alignment(of: handle)
    return alignment.near(axis) + alignment.far(axis)
  }
}

/// Handles that are given out, given back, and given out again once nothing names them any more.
struct HandlePool {
  private var free: [Int32] = []
  private var retired: [Int32] = []

  /// A handle: one that is free, or the next one of a table.
  mutating func take(next count: Int) -> Int32 {
    free.popLast() ?? Int32(count)
  }

  mutating func retire(_ handle: Int32) {
    retired.append(handle)
  }

  mutating func recycle() {
    guard !retired.isEmpty else { return }
    free.append(contentsOf: retired)
    retired.removeAll(keepingCapacity: true)
  }
}
