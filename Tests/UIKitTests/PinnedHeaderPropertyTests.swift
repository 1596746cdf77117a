import Foundation
import Statistics
import Testing
import UIKit

/// What holds of headers and footers of any plain table, wherever it is scrolled to.
@MainActor @Suite struct PinnedHeaderPropertyTests {
  /// Sections of other heights for each seed, some without header, footer or rows.
  final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    struct Section {
      var rowCount: Int
      var rowHeight: CGFloat
      var header: CGFloat
      var footer: CGFloat
    }

    var all: [Section]

    init(_ random: inout SeededGenerator) {
      all = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Section(
          rowCount: .random(in: 0...8, using: &random),
          rowHeight: CGFloat(Int.random(in: 20...70, using: &random)),
          header: CGFloat(max(Int.random(in: -20...60, using: &random), 0)),
          footer: CGFloat(max(Int.random(in: -20...30, using: &random), 0)))
      }
    }

    func numberOfSections(in tableView: UITableView) -> Int { all.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      all[section].rowCount
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      all[indexPath.section].rowHeight
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      all[section].header > 0 ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      all[section].footer > 0 ? UITableViewHeaderFooterView(reuseIdentifier: nil) : nil
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      all[section].header
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      all[section].footer
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func headersAndFootersStayWithTheirSectionAndInSight(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let sections = Sections(&random)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let table = UITableView(frame: root.bounds, style: .plain)
    table.contentInset = UIEdgeInsets(
      top: CGFloat(Int.random(in: 0...90, using: &random)), left: 0,
      bottom: CGFloat(Int.random(in: 0...90, using: &random)), right: 0)
    table.dataSource = sections
    table.delegate = sections
    root.addSubview(table)
    root.layoutIfNeeded()
    for _ in 0..<12 {
      table.contentOffset.y = CGFloat(Int.random(in: -150...1_500, using: &random))
      root.layoutIfNeeded()
      let top = table.contentOffset.y + table.adjustedContentInset.top
      let bottom = table.contentOffset.y + 400 - table.adjustedContentInset.bottom
      let seen = rows(of: sections, in: table.contentOffset.y..<table.contentOffset.y + 400)
      #expect(table.indexPathsForVisibleRows == seen.map(\.path))
      for row in seen {
        let rect = CGRect(x: 0, y: row.y, width: 320, height: row.height)
        #expect(table.rectForRow(at: row.path) == rect)
        #expect(table.cellForRow(at: row.path)?.frame == rect)
      }
      var lastHeaderEnd = -CGFloat.infinity
      for section in sections.all.indices {
        let rect = table.rect(forSection: section)
        if let header = table.headerView(forSection: section)?.frame {
          #expect(header.minY >= rect.minY && header.maxY <= rect.maxY)
          #expect(header.minY >= lastHeaderEnd, "a header pushes the one before out")
          lastHeaderEnd = header.maxY
          if rect.minY >= top { #expect(header.minY == rect.minY) }
          if rect.minY <= top, top + header.height <= rect.maxY { #expect(header.minY == top) }
        }
        if let footer = table.footerView(forSection: section)?.frame {
          #expect(footer.minY >= rect.minY && footer.maxY <= rect.maxY)
          if rect.maxY <= bottom { #expect(footer.maxY == rect.maxY) }
          if rect.minY <= bottom - footer.height, bottom <= rect.maxY {
            #expect(footer.maxY == bottom)
          }
        }
      }
    }
  }

  /// Where the rows lie that touch a part of the content, by adding up what is above each.
  private func rows(
    of sections: Sections, in part: Range<CGFloat>
  ) -> [(path: IndexPath, y: CGFloat, height: CGFloat)] {
    var rows: [(path: IndexPath, y: CGFloat, height: CGFloat)] = []
    var y: CGFloat = 0
    for (index, section) in sections.all.enumerated() {
      y += section.header
      for row in 0..<section.rowCount {
        if y < part.upperBound, y + section.rowHeight > part.lowerBound {
          rows.append((IndexPath(row: row, section: index), y, section.rowHeight))
        }
        y += section.rowHeight
      }
      y += section.footer
    }
    return rows
  }
}
