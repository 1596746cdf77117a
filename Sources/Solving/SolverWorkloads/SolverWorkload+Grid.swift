import LinearConstraints
import Statistics

extension SolverWorkload {
  /// Equal columns and rows whose items wish for different sizes.
  static let grid = SolverWorkload(
    name: "grid",
    purpose: "Tied wishes at one level: on the way through them the width makes one after "
      + "another give in."
  ) { size, seed in
    var builder = WorkloadBuilder(seed: seed)
    let columnCount = max(1, Int(Double(size).squareRoot()))
    let rowCount = (size + columnCount - 1) / columnCount
    let width = builder.variable("width")
    builder.edit(width, at: .outside, from: 400)
    let columns = tracks("column", count: columnCount, in: &builder)
    let rows = tracks("row", count: rowCount, in: &builder)
    if let last = columns.last {
      builder.add(.lessThanOrEqual, [(1, last.start), (1, last.length), (-1, width)], 8)
    }
    for index in 0..<size {
      let item = Frame("item\(index)", in: &builder)
      let column = columns[index % columnCount]
      let row = rows[index / columnCount]
      builder.add(.equal, [(1, item.x), (-1, column.start)])
      builder.add(.equal, [(1, item.y), (-1, row.start)])
      builder.add(.equal, [(1, item.width), (-1, column.length)])
      builder.add(.equal, [(1, item.height), (-1, row.length)])
      builder.add(.greaterThanOrEqual, [(1, item.width)], -8)
      let wish = Double(20 + builder.generator.number(below: 80))
      builder.add(.equal, [(1, item.width)], -wish, at: .medium)
      let height = Double(20 + builder.generator.number(below: 40))
      builder.add(.greaterThanOrEqual, [(1, item.height)], -height, at: .medium)
    }
    builder.solve("build")
    let greatest = Double(columnCount) * 110
    builder.move(width, through: sweep(Double(columnCount) * 20, greatest), label: "width")
    builder.move(width, through: turns(greatest * 0.4, greatest * 0.9), label: "turn")
    return builder.trace
  }

  private typealias Track = (start: TraceVariable, length: TraceVariable)

  /// Columns or rows of equal lengths, one behind the other.
  private static func tracks(
    _ name: String, count: Int, in builder: inout WorkloadBuilder
  ) -> [Track] {
    var tracks: [Track] = []
    for index in 0..<count {
      let track = (
        start: builder.variable("\(name)\(index).start"),
        length: builder.variable("\(name)\(index).length")
      )
      if let previous = tracks.last {
        builder.add(
          .equal, [(1, track.start), (-1, previous.start), (-1, previous.length)], -8)
        builder.add(.equal, [(1, track.length), (-1, tracks[0].length)])
      } else {
        builder.add(.equal, [(1, track.start)], -8)
        builder.add(.equal, [(1, track.length)], 0, at: .low)
      }
      tracks.append(track)
    }
    return tracks
  }
}
