import CAllocationCounter

/// Keeps the compiler from removing the computation of `value`; about one nanosecond.
@inline(__always)
package func blackHole<Value: ~Copyable>(_ value: borrowing Value) {
  unsafe withUnsafePointer(to: value) { pointer in
    unsafe allocation_counter_black_hole(pointer)
  }
}
