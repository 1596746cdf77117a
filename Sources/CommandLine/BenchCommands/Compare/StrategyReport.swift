import Foundation
import ResultStore
import Statistics

/// The table of all strategies, as `bench compare --strategies` prints it.
struct StrategyReport {
  let table: StrategyTable

  private static let titles = [
    "case", "strategy", "time", "ratio", "allocations", "bytes", "peak", "pivots", "nonzeros",
    "results",
  ]

  /// Rows of text, one a strategy.
  private var cells: [[String]] {
    table.rows.flatMap { row in
      row.entries.enumerated().map { index, entry -> [String] in
        func counter(_ name: String) -> String {
          entry.work.first { $0.name == name }.map { Units.count($0.count) } ?? ""
        }
        var key = row.key.description
        // The empty strategy leaves two spaces or one at the end.
        key = key.replacing("  ", with: " ").trimmingCharacters(in: .whitespaces)
        var cells: [String] = [index == 0 ? key : ""]
        cells.append(entry.strategy + (row.winner == entry.strategy ? " *" : ""))
        let clock = entry.clock == "monotonic" ? " wall" : ""
        cells.append(entry.time.map { Units.duration(nanoseconds: $0) + clock } ?? "")
        cells.append(Self.ratio(entry))
        cells.append(entry.requests.map { Units.count($0) } ?? "")
        cells.append(entry.bytes.map { Units.bytes($0) } ?? "")
        cells.append(entry.peakBytes.map { Units.bytes($0) } ?? "")
        cells.append(counter("pivots"))
        cells.append(counter("solveNonzeros"))
        cells.append(entry.agrees.map { $0 ? "agree" : "DIFFER" } ?? "none")
        return cells
      }
    }
  }

  private static func ratio(_ entry: StrategyTable.Entry) -> String {
    guard let ratio = entry.ratio, let low = entry.lowestRatio, let high = entry.highestRatio
    else { return entry.note ?? "" }
    return String(format: "%.2f [%.2f, %.2f]", ratio, low, high)
  }

  /// One line a scenario and strategy with sizes enough to fit.
  private var growth: [String] {
    table.growth.compactMap { found in
      let points = found.points.map { GrowthFit.Point(size: $0.size, cost: $0.time) }
      guard let fit = GrowthFit(points) else { return nil }
      let interval = fit.exponentInterval
      let exponent = String(
        format: "%.2f [%.2f, %.2f]", fit.exponent, interval.lowerBound, interval.upperBound)
      return
        "\(found.scenario), \(found.strategy): exponent \(exponent), nearest \(fit.law.rawValue)"
    }
  }

  private var summary: [String] {
    var wins: [(strategy: String, count: Int)] = []
    for row in table.rows {
      guard let winner = row.winner else { continue }
      if let known = wins.firstIndex(where: { $0.strategy == winner }) {
        wins[known].count += 1
      } else {
        wins.append((winner, 1))
      }
    }
    let differing = table.rows.count { $0.entries.contains { $0.agrees == false } }
    let undecided = table.rows.count - wins.reduce(0) { $0 + $1.count }
    let won =
      wins.map { "\($0.strategy) is fastest in \($0.count)" }
      + (undecided > 0 ? ["\(undecided) undecided"] : [])
    return [
      "of \(Units.counted(table.rows.count, "case")): "
        + (won + [differing == 0 ? "all results agree" : "results DIFFER in \(differing)"])
        .joined(separator: ", ")
    ]
  }

  /// Whether any strategy's results differ from the first one's.
  var hasDifferences: Bool {
    table.rows.contains { $0.entries.contains { $0.agrees == false } }
  }

  func lines() -> [String] {
    let right = Set(["time", "allocations", "bytes", "peak", "pivots", "nonzeros"])
    // The case is reported once, above its rows.
    var text = TextTable(
      Self.titles.dropFirst().map { (title: $0, alignment: right.contains($0) ? .right : .left) },
      expendable: ["peak", "nonzeros", "bytes", "pivots", "allocations"])
    for row in cells {
      if let name = row.first, !name.isEmpty { text.appendHeading(name) }
      text.append(Array(row.dropFirst()))
    }
    return text.lines + ["", "* faster than every other by its whole interval"] + growth + summary
  }

  func markdown() -> [String] {
    MarkdownTable.lines(Self.titles, cells) + [""]
      + growth.map { "- \($0)" } + summary.map { "- \($0)" }
  }

  func csv() -> [String] {
    ([Self.titles] + cells).map(CSVField.row)
  }

  func json() throws -> [String] {
    [try SortedJSON.document(table)]
  }
}
