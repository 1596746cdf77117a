import FlatStorage
import LayoutModel

/// The records of all active constraints by handle, and the objects that they stand for.
struct ConstraintTable: ~Copyable {
  private var records = FlatArray<ConstraintRecord>()
  /// The constraints themselves, beside the records, so that going through those touches none.
  private var objects: [LayoutConstraint?] = []
  private var handles = HandlePool()

  var count: Int { records.count }

  subscript(handle: Int32) -> ConstraintRecord {
    @inline(__always) _read { yield records[handle] }
    @inline(__always) _modify { yield &records[handle] }
  }

  /// The constraint that has a handle; nil for one that was given back.
  func object(_ handle: Int32) -> LayoutConstraint? { objects[Int(handle)] }

  /// Sets memory aside for constraints, if they are many beside those there are.
  ///
  /// To make room each time for what comes little by little would move all of them each time.
  mutating func reserveAdditionalCapacity(_ additionalCount: Int) {
    guard additionalCount > records.count / 2 else { return }
    records.reserveCapacity(records.count + additionalCount)
    objects.reserveCapacity(records.count + additionalCount)
  }

  /// Takes a constraint in, whose values are read when it is lowered.
  mutating func insert(_ constraint: LayoutConstraint) -> Int32 {
    let handle = handles.take(next: records.count)
    var record = ConstraintRecord()
    record.state = .live
    if Int(handle) == records.count {
      records.append(record)
      objects.append(constraint)
    } else {
      records[Int(handle)] = record
      objects[Int(handle)] = constraint
    }
    return handle
  }

  /// Forgets a constraint.
  mutating func remove(_ handle: Int32) {
    records[Int(handle)] = ConstraintRecord()
    objects[Int(handle)] = nil
    handles.retire(handle)
  }

  /// Lets handles be given out again that were given back: no work names them any more.
  mutating func recycle() {
    handles.recycle()
  }
}
