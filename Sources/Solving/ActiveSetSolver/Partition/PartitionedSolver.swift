import FlatStorage
public import LinearConstraints

/// Runs a body for 0 ..< count, in any order and on any queues, and returns when all are done.
///
/// No two calls of the body share anything that either of them changes.
public typealias BlockExecutor = (_ count: Int, _ body: (Int) -> Void) -> Void

/// Solves each independent block of a system by itself, several blocks at once.
///
/// Blocks are the connected components of unknowns over the constraints that mention them.
/// Constraints that join blocks merge them, the smaller into the larger; after a removal, the
/// next solve looks whether the block has fallen apart. An edit reaches its own block and no
/// other. The answers do not depend on the executor.
///
/// Cost: that of the active-set method in the blocks that a batch touches. Merging and splitting
/// build the smaller side anew, and looking for a split visits the block.
public final class PartitionedSolver {
  struct UnknownLocation: BitwiseCopyable {
    /// The block, or -1 for an unknown that no solved constraint mentions.
    var block: Int32 = -1
    /// The block's index of it.
    var local = UnknownIndex.none
    /// While it has no block, its place among the groups that pending rows form; -1 without.
    var group: Int32 = -1
    /// The row of its edit, by the system's slot; -1 without.
    var edit: Int32 = -1
    /// How many constraints and edits mention it.
    var useCount: Int32 = 0
    var isDiscarded = false
  }

  struct RowLocation: BitwiseCopyable {
    /// The block, or -1 while the row waits for the next solve.
    var block: Int32 = -1
    /// The block's index of it.
    var local = RowIndex.none
    /// Its place among those that wait.
    var pendingIndex: Int32 = -1
    var kind = Row.Kind.free
    var isRemoved = false
  }

  /// A term of a row that waits, by the system's own slots, which are not the blocks' indices.
  struct WaitingTerm: BitwiseCopyable {
    var value: Double
    var unknown: Int32
  }

  /// A row that waits for the next solve.
  struct PendingRow {
    var name: Int32
    var kind: Row.Kind
    var shape: ConstraintShape
    var firstTerm: Int
    var termCount: Int
    var sequence: Int32
  }

  var variables = HandleTable()
  var constraints = HandleTable()
  var unknowns = FlatArray<UnknownLocation>()
  var rows = FlatArray<RowLocation>()
  var blocks: [IndependentBlock?] = []
  var freeParts: [Int32] = []
  var pendingRows: [PendingRow] = []
  var waitingTerms = FlatArray<WaitingTerm>()
  var terms = FlatArray<Coefficient>()
  var nextSequence: Int32 = 0
  var discarded: [Int32] = []
  /// Parts with something to solve, in the order in which they became so.
  var dirtyBlocks: [Int32] = []
  /// Unknowns that no row mentions any more, and that leave their block with the next solve.
  var unreferencedUnknowns: [Int32] = []
  /// Parts of the last solve.
  var solvedBlocks: [Int32] = []
  /// The list of changes as it was last asked for, kept for its memory.
  var changeList: [Variable] = []
  /// Work of blocks that are no more, and what belongs to none.
  var retiredWork = SolverWork()
  let executor: BlockExecutor
  /// The conflicts that the last solve found, block by block.
  public internal(set) var conflicts: [Conflict] = []

  /// Creates a solver without unknowns.
  ///
  /// - Parameter executor: where blocks are solved; one after another unless told otherwise.
  public init(
    executor: @escaping BlockExecutor = { count, body in
      for index in 0..<count { body(index) }
    }
  ) {
    self.executor = executor
  }

  func block(_ index: Int32) -> IndependentBlock {
    guard let block = blocks[Int(index)] else { preconditionFailure("block \(index) is gone") }
    return block
  }

  func markDirty(_ index: Int32) {
    let block = block(index)
    if block.isDirty { return }
    block.isDirty = true
    dirtyBlocks.append(index)
  }
}
