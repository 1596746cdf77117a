import ClpSolver

// The functions, by their names in C.
extension StandInClp {
  /// What a library does otherwise than Clp.
  enum Fault {
    /// There is no memory for a program.
    case memory
    /// No run ends.
    case runs
    /// All prices are zero.
    case prices
    /// A function is missing.
    case function
  }

  /// A library as Clp's, or one with a fault; nil where the strategy does not take it.
  static func library(_ fault: Fault? = nil) -> ClpLibrary? {
    unsafe ClpLibrary { name in
      switch (name, fault) {
      case ("newModel", .memory): unsafe address({ nil } as ClpLibrary.Make)
      case ("status", .runs): unsafe address({ _ in 4 } as ClpLibrary.Count)
      case ("dualRowSolution", .prices): unsafe address({ _ in nil } as ClpLibrary.Array)
      case ("rowUpper", .function): nil
      default: unsafe function(name)
      }
    }
  }

  private static func function(_ name: String) -> UnsafeMutableRawPointer? {
    switch name {
    case "newModel":
      unsafe address(
        { unsafe Unmanaged.passRetained(StandInClp()).toOpaque() } as ClpLibrary.Make)
    case "deleteModel":
      unsafe address(
        { unsafe Unmanaged<StandInClp>.fromOpaque($0).release() } as ClpLibrary.Act)
    case "setLogLevel": unsafe address({ _, _ in } as ClpLibrary.SetLevel)
    case "setPrimalTolerance", "setDualTolerance":
      unsafe address({ _, _ in } as ClpLibrary.SetNumber)
    case "loadProblem":
      unsafe address(
        {
          unsafe standIn($0).load($1, $2, $3, $4, $5, [$6, $7, $8, $9, $10])
        } as ClpLibrary.Load)
    case "primal", "dual":
      unsafe address(
        { model, _ in
          unsafe standIn(model).run()
          return 0
        } as ClpLibrary.Run)
    case "status": unsafe address({ unsafe standIn($0).status } as ClpLibrary.Count)
    case "numberIterations": unsafe address({ unsafe standIn($0).iterations } as ClpLibrary.Count)
    default: unsafe array(name)
    }
  }

  private static func array(_ name: String) -> UnsafeMutableRawPointer? {
    switch name {
    case "primalColumnSolution":
      unsafe address({ unsafe standIn($0).columnValues } as ClpLibrary.Array)
    case "dualColumnSolution":
      unsafe address({ unsafe standIn($0).reducedCosts } as ClpLibrary.Array)
    case "dualRowSolution": unsafe address({ unsafe standIn($0).prices } as ClpLibrary.Array)
    case "objective": unsafe address({ unsafe standIn($0).costs } as ClpLibrary.Array)
    case "columnLower": unsafe address({ unsafe standIn($0).columnLower } as ClpLibrary.Array)
    case "columnUpper": unsafe address({ unsafe standIn($0).columnUpper } as ClpLibrary.Array)
    case "rowLower": unsafe address({ unsafe standIn($0).rowLower } as ClpLibrary.Array)
    case "rowUpper": unsafe address({ unsafe standIn($0).rowUpper } as ClpLibrary.Array)
    default: nil
    }
  }

  private static func address<Function>(_ function: Function) -> UnsafeMutableRawPointer {
    unsafe unsafeBitCast(function, to: UnsafeMutableRawPointer.self)
  }
}

// Outside of the type, since a function in C knows no type.
private func standIn(_ model: ClpLibrary.Model) -> StandInClp {
  unsafe Unmanaged<StandInClp>.fromOpaque(model).takeUnretainedValue()
}
