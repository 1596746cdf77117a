import Foundation

/// The heights of a table's rows, and where they lie.
@MainActor struct TableLayout {
  /// The height of a row, in points.
  struct Height {
    var value: CGFloat
    /// Whether it is more than an estimate.
    var isKnown: Bool
  }

  /// What is above or below a section.
  struct SectionView {
    /// The view; nil for room alone.
    let view: UIView?
    let height: CGFloat
  }

  /// Where a row stands among those of its section.
  struct RowPlace {
    let isFirst: Bool
    let isLast: Bool
  }

  private struct Section {
    var header: SectionView?
    var footer: SectionView?
    var rows: [Height]

    @MainActor var height: CGFloat {
      (header?.height ?? 0) + (footer?.height ?? 0) + rows.reduce(0) { $0 + $1.value }
    }
  }

  /// The height of what is above all sections, in points.
  var top: CGFloat = 0
  /// The height of what is below all sections, in points.
  var bottom: CGFloat = 0
  /// How far sections lie from both sides of the table, in points.
  var sideInset: CGFloat = 0
  private var sections: [Section] = []

  mutating func append(header: SectionView?, footer: SectionView?, rows: [Height]) {
    sections.append(Section(header: header, footer: footer, rows: rows))
  }

  /// The height of all, in points.
  /// - Complexity: O(number of rows).
  var height: CGFloat { top + bottom + sections.reduce(0) { $0 + $1.height } }

  /// The views above and below sections.
  var sectionViews: [UIView] {
    sections.flatMap { [$0.header?.view, $0.footer?.view].compactMap { $0 } }
  }

  /// Where a row stands among those of its section.
  func place(of path: IndexPath) -> RowPlace {
    RowPlace(isFirst: path.row == 0, isLast: path.row == sections[path.section].rows.count - 1)
  }

  func isKnown(_ path: IndexPath) -> Bool { sections[path.section].rows[path.row].isKnown }

  /// Sets the height of a row; whether it is another one.
  mutating func set(_ height: CGFloat, of path: IndexPath) -> Bool {
    let old = sections[path.section].rows[path.row].value
    sections[path.section].rows[path.row] = Height(value: height, isKnown: true)
    return old != height
  }

  /// The rectangle of a row.
  func rect(of path: IndexPath, width: CGFloat) -> CGRect {
    var y = top + sections[..<path.section].reduce(0) { $0 + $1.height }
    let section = sections[path.section]
    y += section.header?.height ?? 0
    y += section.rows[..<path.row].reduce(0) { $0 + $1.value }
    return CGRect(
      x: sideInset, y: y, width: max(width - 2 * sideInset, 0),
      height: section.rows[path.row].value)
  }

  /// The rows that a rectangle touches, from the top.
  func rows(in rect: CGRect) -> [IndexPath] {
    var paths: [IndexPath] = []
    var y = top
    for (index, section) in sections.enumerated() {
      y += section.header?.height ?? 0
      for (row, height) in section.rows.enumerated() {
        if y < rect.maxY, y + height.value > rect.minY {
          paths.append(IndexPath(row: row, section: index))
        }
        y += height.value
      }
      y += section.footer?.height ?? 0
    }
    return paths
  }

  /// Where a section lies from top to bottom, with what is above and below its rows.
  /// - Complexity: O(number of rows above).
  func extent(ofSection index: Int) -> ClosedRange<CGFloat> {
    let start = top + sections[..<index].reduce(0) { $0 + $1.height }
    return start...(start + sections[index].height)
  }

  /// The header or footer of a section; nil for a section or for a view that there is not.
  func sectionView(ofSection index: Int, isHeader: Bool) -> SectionView? {
    guard sections.indices.contains(index) else { return nil }
    return isHeader ? sections[index].header : sections[index].footer
  }

  /// Gives headers and footers their frames.
  ///
  /// - Parameters:
  ///   - width: The width of the table, in points.
  ///   - visible: The part of the content that is in sight between the adjusted insets, to which
  ///     headers and footers stick while their section reaches beyond it; nil where none stick.
  /// - Complexity: O(number of rows).
  func placeSectionViews(width: CGFloat, stickingTo visible: ClosedRange<CGFloat>?) {
    let inner = max(width - 2 * sideInset, 0)
    var start = top
    for section in sections {
      let end = start + section.height
      if let header = section.header, let view = header.view {
        let y = PinnedEdges.headerStart(
          start, height: header.height, sectionEnd: end, visible: visible)
        view.frame = CGRect(x: sideInset, y: y, width: inner, height: header.height)
      }
      if let footer = section.footer, let view = footer.view {
        let y = PinnedEdges.footerStart(
          end - footer.height, height: footer.height, sectionStart: start, visible: visible)
        view.frame = CGRect(x: sideInset, y: y, width: inner, height: footer.height)
      }
      start = end
    }
  }
}
