import FlatStorage
import LayoutModel
import LinearConstraints

/// The records of all active constraints by handle, and the objects that they stand for.
@safe struct ConstraintTable: ~Copyable {
  private var records = FlatArray<ConstraintRecord>()
  /// The constraints themselves, beside the records, so that going through those touches none.
  ///
  /// Not retained, which would be two atomic operations a constraint: while a constraint has a handle, the
  /// view that owns it retains it, and gives the handle back before it lets go.
  @unsafe private var objects = unsafe FlatArray<Unmanaged<LayoutConstraint>?>()
  private var handles = HandlePool()

  var count: Int { records.count }

  subscript(handle: Int32) -> ConstraintRecord {
    @inline(__always) _read { yield records[handle] }
    @inline(__always) _modify { yield &records[handle] }
  }

  /// The constraint that has a handle; nil for one that was given back.
  func object(_ handle: Int32) -> LayoutConstraint? {
    unsafe objects[handle]?.takeUnretainedValue()
  }

  /// The priority of the constraint that has a handle.
  func priority(_ handle: Int32) -> Priority {
    unsafe objects[handle]?._withUnsafeGuaranteedRef { Priority($0.priority) } ?? .required
  }

  /// Takes over the present values of the constraint that has a handle, without a retain.
  ///
  /// - Returns: Its priority, which the record does not keep.
  mutating func readValues(of handle: Int32) -> Priority {
    guard let object = unsafe objects[handle] else { return .required }
    return unsafe object._withUnsafeGuaranteedRef {
      let hosted = $0.hosted
      records[handle].read(hosted)
      return Priority(hosted.priority)
    }
  }

  /// Sets memory aside for constraints, if they are many beside those there are.
  ///
  /// To make room each time for what comes little by little would move all of them each time.
  mutating func reserveAdditionalCapacity(_ additionalCount: Int) {
    guard additionalCount > records.count / 2 else { return }
    records.reserveCapacity(records.count + additionalCount)
    unsafe objects.reserveCapacity(records.count + additionalCount)
  }

  /// Takes a constraint in, whose values are read when it is lowered.
  mutating func insert(_ constraint: LayoutConstraint) -> Int32 {
    let handle = handles.take(next: records.count)
    var record = ConstraintRecord()
    record.state = .live
    if Int(handle) == records.count {
      records.append(record)
      unsafe objects.append(.passUnretained(constraint))
    } else {
      records[Int(handle)] = record
      unsafe objects[handle] = .passUnretained(constraint)
    }
    return handle
  }

  /// Forgets a constraint.
  mutating func remove(_ handle: Int32) {
    records[Int(handle)] = ConstraintRecord()
    unsafe objects[handle] = nil
    handles.retire(handle)
  }

  /// Lets handles be given out again that were given back: no work names them any more.
  mutating func recycle() {
    handles.recycle()
  }
}
