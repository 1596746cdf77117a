import FlatStorage
import LinearConstraints

/// Rows of constraints on their way to the solver: one that is being written, and those that wait to be declared.
///
/// A row is written, and then either closed, so that it is declared with the next ones in one call, or withdrawn.
struct RowBatch: ~Copyable {
  /// So few that they stay in the cache nearest to the processor until they are declared.
  private static let capacity = 256

  /// What is added to the terms of the row that was written last besides its constraint's own constant, in points.
  var offset = 0.0
  /// A hash of those terms.
  var fingerprint = Fingerprint()
  /// Whether they are plain: see `ConstraintBatch.close(_:isPlain:)`.
  var isPlain = false
  /// What its constraint says of items, if it is an equation and that is known without looking.
  var mentions = EquationMentions()
  private(set) var declarations = ConstraintBatch()
  /// The constraints of the rows that wait, by handle.
  private var handles = FlatArray<Int32>()
  /// What the solver calls them, once they are declared.
  var names = FlatArray<ConstraintID>()

  /// Whether no row waits.
  var isEmpty: Bool { declarations.isEmpty }
  /// Whether no more rows had better wait.
  var isFull: Bool { declarations.count >= Self.capacity }
  /// How many rows wait.
  var count: Int { declarations.count }
  /// Whether the row that was written has no terms.
  var isVoid: Bool { declarations.openCount == 0 }

  /// The constraint of a row that waits.
  func handle(_ index: Int) -> Int32 { handles[index] }

  /// Appends a term to the row that is being written.
  @inline(__always)
  mutating func append(_ term: Term) {
    declarations.append(term)
  }

  /// Takes the row that was written back.
  mutating func withdraw() {
    declarations.withdraw()
  }

  /// Has the row that was written wait to be declared as that of a constraint.
  @inline(__always)
  mutating func close(_ shape: ConstraintShape, for handle: Int32) {
    declarations.close(shape, isPlain: isPlain)
    handles.append(handle)
  }

  /// Forgets the rows that waited and keeps the memory.
  mutating func removeAll() {
    declarations.removeAll()
    handles.removeAll()
    names.removeAll()
  }
}
