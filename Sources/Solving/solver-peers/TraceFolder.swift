import Foundation
import LinearConstraints
import ProcessEnvironment
import SolverWorkloads

/// Writes one file for each workload and size, named `CASE-SIZE.trace`.
struct TraceFolder {
  private var directory: URL
  private var sizes = [100, 300]
  private var workloads = SolverWorkload.all
  private var seed: UInt64 = 1

  init(_ arguments: ArraySlice<String>) throws {
    guard let path = arguments.first else { throw MeasuringProgramError.usage }
    directory = URL(filePath: path)
    var rest = arguments.dropFirst()
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { throw MeasuringProgramError.usage }
      switch option {
      case "--sizes": sizes = try value.split(separator: ",").map(Self.size)
      case "--cases": workloads = try value.split(separator: ",").map(Self.workload)
      case "--seed":
        guard let number = UInt64(value) else { throw MeasuringProgramError.usage }
        seed = number
      default: throw MeasuringProgramError.usage
      }
    }
  }

  func write() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for workload in workloads {
      for size in sizes {
        let text = TraceWriter.text(of: workload.make(size, seed))
        let url = directory.appending(path: "\(workload.name)-\(size).trace")
        try Data(text.utf8).write(to: url)
        print(url.path(percentEncoded: false))
      }
    }
  }

  private static func size(_ text: Substring) throws -> Int {
    guard let size = Int(text), size > 0 else {
      throw MeasuringProgramError(message: "expected sizes above 0, found '\(text)'", status: 64)
    }
    return size
  }

  private static func workload(_ name: Substring) throws -> SolverWorkload {
    guard let workload = SolverWorkload.all.first(where: { $0.name == name }) else {
      let names = SolverWorkload.all.map(\.name).joined(separator: ", ")
      throw MeasuringProgramError(
        message: "expected cases of \(names), found '\(name)'", status: 64)
    }
    return workload
  }
}
