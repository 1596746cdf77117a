#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The functions of COIN-OR's Clp that the strategy calls, found when the program runs.
///
/// The library is optional, and whether it is there is a matter of the machine that runs the program, not
/// of the one that built it: so nothing is linked. The signatures are those of `Clp_C_Interface.h`,
/// version 1.17.
@safe package struct ClpLibrary: Sendable {
  package typealias Model = UnsafeMutableRawPointer
  package typealias Numbers = UnsafePointer<Double>
  package typealias Indices = UnsafePointer<Int32>
  package typealias Make = @convention(c) @Sendable () -> Model?
  package typealias Act = @convention(c) @Sendable (Model) -> Void
  package typealias Run = @convention(c) @Sendable (Model, Int32) -> Int32
  package typealias Count = @convention(c) @Sendable (Model) -> Int32
  package typealias SetLevel = @convention(c) @Sendable (Model, Int32) -> Void
  package typealias SetNumber = @convention(c) @Sendable (Model, Double) -> Void
  package typealias Array = @convention(c) @Sendable (Model) -> UnsafeMutablePointer<Double>?
  /// Columns, rows, starts, indices, values, column bounds, costs, row bounds.
  package typealias Load =
    @convention(c) @Sendable (
      Model, Int32, Int32, Indices, Indices, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers
    ) -> Void

  let newModel: Make
  let deleteModel: Act
  let setLogLevel: SetLevel
  let setPrimalTolerance: SetNumber
  let setDualTolerance: SetNumber
  let loadProblem: Load
  let primal: Run
  let dual: Run
  let status: Count
  let numberIterations: Count
  let primalColumnSolution: Array
  let dualColumnSolution: Array
  let dualRowSolution: Array
  let objective: Array
  let columnLower: Array
  let columnUpper: Array
  let rowLower: Array
  let rowUpper: Array

  /// The library of this machine; nil where it is not installed.
  static let shared = ClpLibrary()

  /// Looks for the library on this machine.
  private init?() {
    let names = ["libClp.so.1", "libClp.so", "libClp.1.dylib", "libClp.dylib"]
    var opened: UnsafeMutableRawPointer?
    for name in names where unsafe opened == nil { unsafe opened = dlopen(name, RTLD_NOW) }
    guard let handle = unsafe opened else { return nil }
    unsafe self.init { unsafe dlsym(handle, "Clp_\($0)") }
  }

  /// Takes a library's functions; nil where one is missing.
  ///
  /// - Parameter address: the address of a function by its name without the prefix.
  package init?(_ address: (String) -> UnsafeMutableRawPointer?) {
    func function<Signature>(_ name: String, as _: Signature.Type) -> Signature? {
      guard let address = unsafe address(name) else { return nil }
      return unsafe unsafeBitCast(address, to: Signature.self)
    }
    guard
      let newModel = unsafe function("newModel", as: Make.self),
      let deleteModel = unsafe function("deleteModel", as: Act.self),
      let setLogLevel = unsafe function("setLogLevel", as: SetLevel.self),
      let setPrimalTolerance = unsafe function("setPrimalTolerance", as: SetNumber.self),
      let setDualTolerance = unsafe function("setDualTolerance", as: SetNumber.self),
      let loadProblem = unsafe function("loadProblem", as: Load.self),
      let primal = unsafe function("primal", as: Run.self),
      let dual = unsafe function("dual", as: Run.self),
      let status = unsafe function("status", as: Count.self),
      let numberIterations = unsafe function("numberIterations", as: Count.self),
      let primalColumnSolution = unsafe function("primalColumnSolution", as: Array.self),
      let dualColumnSolution = unsafe function("dualColumnSolution", as: Array.self),
      let dualRowSolution = unsafe function("dualRowSolution", as: Array.self),
      let objective = unsafe function("objective", as: Array.self),
      let columnLower = unsafe function("columnLower", as: Array.self),
      let columnUpper = unsafe function("columnUpper", as: Array.self),
      let rowLower = unsafe function("rowLower", as: Array.self),
      let rowUpper = unsafe function("rowUpper", as: Array.self)
    else { return nil }
    unsafe self.newModel = newModel
    unsafe self.deleteModel = deleteModel
    unsafe self.setLogLevel = setLogLevel
    unsafe self.setPrimalTolerance = setPrimalTolerance
    unsafe self.setDualTolerance = setDualTolerance
    unsafe self.loadProblem = loadProblem
    unsafe self.primal = primal
    unsafe self.dual = dual
    unsafe self.status = status
    unsafe self.numberIterations = numberIterations
    unsafe self.primalColumnSolution = primalColumnSolution
    unsafe self.dualColumnSolution = dualColumnSolution
    unsafe self.dualRowSolution = dualRowSolution
    unsafe self.objective = objective
    unsafe self.columnLower = columnLower
    unsafe self.columnUpper = columnUpper
    unsafe self.rowLower = rowLower
    unsafe self.rowUpper = rowUpper
  }
}
