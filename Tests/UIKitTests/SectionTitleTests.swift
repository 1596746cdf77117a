import Foundation
import Testing
import UIKit

/// Where the titles of sections stand in their headers and footers.
@Suite @MainActor struct SectionTitleTests {
  private final class Titled: NSObject, UITableViewDataSource {
    /// Kept, as views do not keep what they stand in.
    var table: UITableView?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Above"
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "Below"
    }
  }

  /// The labels of the header and the footer, in the table.
  private func labels(_ style: UITableView.Style, _ titled: Titled) throws -> [UILabel] {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: style)
    table.dataSource = titled
    titled.table = table
    table.layoutIfNeeded()
    let found = table.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
    return try ["above", "below"].map { text in
      try #require(found.first { $0.text?.lowercased() == text })
    }
  }

  @Test func aPlainTitleFillsItsLine() throws {
    let titled = Titled()
    let labels = try labels(.plain, titled)
    let line = CGRect(x: 16, y: 0, width: 390 - 32, height: 28)
    #expect(labels.map(\.frame) == [line, line])
    #expect(labels.map(\.text) == ["Above", "Below"])
    #expect(labels.map(\.superview?.backgroundColor) == [.systemBackground, .systemBackground])
  }

  /// A group's title is in capitals and ends 6 points above the rows; its footer starts at them.
  @Test func aGroupsTitleStandsJustAboveItsRows() throws {
    let titled = Titled()
    let labels = try labels(.grouped, titled)
    let header = try #require(labels[0].superview)
    #expect(labels[0].text == "ABOVE" && labels[1].text == "Below")
    // Up to a pixel of the main screen, whichever it is.
    #expect(abs(labels[0].frame.maxY - (header.bounds.height - 6)) < 0.5)
    #expect(labels[0].frame.height < header.bounds.height - 20)
    #expect(labels[1].frame.minY == 0)
    #expect(labels[1].frame.height == labels[1].superview?.bounds.height)
    #expect(labels.map(\.textColor) == [.secondaryLabel, .secondaryLabel])
  }
}
