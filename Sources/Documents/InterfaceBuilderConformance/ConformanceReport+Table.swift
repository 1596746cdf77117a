import Formatting
import InterfaceBuilder
import LayoutModel

extension ConformanceReport {
  /// The report as text, with what it rests on.
  public var table: String {
    var lines = [
      "Agreement of computed frames with those that Interface Builder stored",
      "insets: \(insets == .read ? "read off views tied to guides" : "predicted from devices and bars")"
        + "; content sizes that need fonts: read off the stored frames, or, in the columns without, "
        + "measured from text, font and kind",
      "",
      cells(
        [
          "views", "count", "<= 0.5 pt", "<= 1 pt", "without 0.5", "without 1", "both read",
          "trees",
          "wholly",
        ]),
    ]
    for row in rows {
      lines.append(
        cells([
          row.name, "\(row.views)", share(row.close, row), share(row.loose, row),
          share(row.measuredClose, row), share(row.measuredLoose, row),
          share(row.bothSizesFromFile, row), "\(row.trees)", "\(row.wholeTrees)",
        ]))
    }
    lines += [
      "",
      "documents: \(documents) read, \(refused.count) refused, \(scoredDocuments) with frames to "
        + "compare, \(wholeDocuments) of them agree wholly",
    ]
    let unflagged = rows.first { $0.name == "unflagged" }?.views ?? 0
    let staleViews = stale.map(\.views).reduce(0, +)
    lines.append(
      "stale by the file alone: \(staleViews) of \(unflagged) unflagged views"
        + (stale.isEmpty
          ? "" : ": " + stale.map { "\($0.cause.rawValue) \($0.views)" }.joined(separator: ", ")))
    if !causes.isEmpty {
      lines += ["", "guessed causes of the unstale differences:"]
      lines += causes.map { "  \($0.cause.rawValue): \($0.views)" }
    }
    if !offenders.isEmpty {
      lines += ["", "largest unstale differences, one a tree:"]
      lines += offenders.map { offender in
        let view = offender.view
        return "  \(offender.path):\(view.position.line):\(view.position.column): \(view.name): "
          + "stored \(numbers(view.stored)), computed \(numbers(view.computed))"
          + (view.cause.map { " [\($0.rawValue); missing: \(offender.missing)]" } ?? "")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func cells(_ texts: [String]) -> String {
    let widths = [32, 7, 11, 10, 13, 11, 11, 7, 8]
    return zip(texts, widths).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index == 0 ? cell.0 + padding : padding + cell.0
    }.joined()
  }

  /// The share of a row's views; a dash for no views.
  private func share(_ count: Int, _ row: Row) -> String {
    row.views == 0 ? "-" : percent(Double(count) / Double(row.views))
  }

  private func percent(_ share: Double) -> String {
    Decimals.fixed(share * 100, 2) + " %"
  }

  private func numbers(_ values: [Double]) -> String {
    values.map(\.formattedLikeG).joined(separator: " ")
  }
}
