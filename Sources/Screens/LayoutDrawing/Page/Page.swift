import Drawing
import Formatting
import LayoutModel

/// Puts figures and the text around them on one sheet.
struct Page {
  private let content: PageContent
  private let options: PictureOptions
  private var figures: [Figure]
  /// The length that text and lines are multiples of: a width of 430 points has a unit of one, so
  /// that a picture shown 400 pixels wide can still be read.
  private let unit: Double
  private let columns: Int
  private let cell: Size
  private var writer: SVGWriter
  private var cursor = 0.0
  private(set) var size = Size.zero
  private(set) var notes: [String]

  private var margin: Double { options.showsText ? 16 * unit : 2 }
  private static let readableWidth = 430.0
  /// The least number of views that a scene of a collage may have.
  private static let minimumShare = 400
  /// A caption takes at most so many lines.
  private static let captionLineLimit = 3
  /// What changed in a scene takes at most so many lines of its caption.
  private static let changeLineLimit = 2
  /// The greatest unit of lines and marks within the cells of a collage.
  private static let greatestStripUnit = 2.0
  /// Captions are between these sizes, in units.
  private static let captionSizes = 6.5...11.0
  /// About so many lines of findings are written; the rest is counted.
  private static let findingLineLimit = 24

  init(_ content: PageContent, _ options: PictureOptions, limit: Int) {
    self.content = content
    self.options = options
    writer = SVGWriter(idPrefix: options.idPrefix)
    notes = content.notes
    let isStrip = content.scenes.count > 1
    var figureOptions = options
    if isStrip {
      figureOptions.showsNames = false
      figureOptions.showsOverflow = false
    }
    // A collage has room for the views of each of its scenes.
    let share = max(limit / content.scenes.count, min(limit, Page.minimumShare))
    func make(_ unit: Double) -> [Figure] {
      content.scenes.map { Figure($0, options: figureOptions, unit: unit, limit: share) }
    }
    // A figure's size does not depend on the unit, which depends on all figures' sizes.
    let measured = make(1)
    let widest = measured.reduce(0) { max($0, $1.bounds.width) }
    let highest = measured.reduce(0) { max($0, $1.bounds.height) }
    let isSpread = isStrip && content.secondsByScene == nil
    columns = isSpread ? Page.columns(content.scenes.count, widest, highest) : 1
    cell = Size(width: widest, height: highest)
    let gap = isSpread ? widest * 0.06 : 0
    let width = widest * Double(columns) + gap * Double(columns - 1)
    unit = max(1, width / (Page.readableWidth - 32))
    // Marks in the cells of a collage would cover them if they grew with the sheet.
    figures = unit == 1 ? measured : make(isStrip ? min(unit, Page.greatestStripUnit) : unit)
  }

  /// As many beside each other as keep the sheet about as wide as high, at most four.
  private static func columns(_ count: Int, _ width: Double, _ height: Double) -> Int {
    let wanted = (Double(count) * height / width).squareRoot().rounded()
    return min(max(Int(wanted), 1), 4, count)
  }

  // MARK: Writing

  /// The whole document; also finds ``size`` and ``notes``.
  mutating func svg() -> String {
    let gap = columns > 1 ? cell.width * 0.06 : 0
    let width = cell.width * Double(columns) + gap * Double(columns - 1) + 2 * margin
    cursor = margin
    if options.showsText { writeHeading(width) }
    writeFigures(gap)
    if options.showsText {
      writeFindings(width)
      writeLegend(width)
      writeNotes(width)
    }
    size = Size(width: width, height: cursor + (options.showsText ? margin - 4 * unit : margin))
    return document()
  }

  private func document() -> String {
    let number = SVGText.number
    let shownWidth = options.width ?? size.width
    let scale = shownWidth / size.width
    let title = SVGText.escaped(content.heading.isEmpty ? "A layout" : content.heading)
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ld\" role=\"img\""
    text += " viewBox=\"0 0 \(number(size.width)) \(number(size.height))\""
    text += " width=\"\(number(shownWidth))\" height=\"\(number(size.height * scale))\""
    text += " stroke-width=\"\(number(0.8 * unit))\">"
    text += "<title>\(title)</title>"
    let definitions = writer.definitions + hatch
    let colors = PaintedColors.rules(writer.usedColors)
    if !options.includesStyleSheet, !colors.isEmpty { text += "<style>\(colors)</style>" }
    if options.includesStyleSheet {
      var classes = StyleSheet.classes(in: definitions + writer.text)
      classes.insert("bg")
      text += "<style>\(StyleSheet.text(options.scheme, for: classes))\(colors)</style>"
    }
    if let seconds = content.secondsByScene, figures.count > 1 {
      text += "<style>\(PageAnimation(count: figures.count, seconds: seconds).styleSheet)</style>"
    }
    if !definitions.isEmpty { text += "<defs>\(definitions)</defs>" }
    if options.showsText {
      text += "<rect class=\"bg\" width=\"100%\" height=\"100%\" rx=\"\(number(10 * unit))\"/>"
    }
    return text + writer.text + "</svg>\n"
  }

  /// The pattern of ambiguous views.
  private var hatch: String {
    guard figures.contains(where: { !$0.scene.ambiguities.isEmpty }) else { return "" }
    let side = SVGText.number(6 * unit)
    return "<pattern id=\"\(options.idPrefix)hatch\" width=\"\(side)\" height=\"\(side)\""
      + " patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
      + "<path class=\"q\" d=\"M0 0V\(side)\" stroke-width=\"\(SVGText.number(2.4 * unit))\"/></pattern>"
  }

  private mutating func writeHeading(_ width: Double) {
    if !content.heading.isEmpty {
      let size = 14 * unit
      let lines = NameLines.lines(
        of: content.heading, size: size * 1.04, isBold: true, width: width - 2 * margin, limit: 6)
      write(lines, size: size, "p w", indent: 0)
    }
    if !content.details.isEmpty { write(content.details, size: 10.5, "n", width) }
    cursor += 6 * unit
  }

  private mutating func writeFigures(_ gap: Double) {
    let isStrip = content.scenes.count > 1
    let titles = figures.map { figure -> [String] in
      isStrip && options.showsText ? captionLines(figure.scene.title) : []
    }
    let captions = figures.indices.map { index -> [String] in
      guard isStrip, options.showsText, content.changesByScene.indices.contains(index) else {
        return titles[index]
      }
      let change = NameLines.lines(
        of: content.changesByScene[index], size: captionSize * 0.83, width: cell.width,
        limit: Page.changeLineLimit)
      return titles[index] + change
    }
    let animation = content.secondsByScene.map {
      PageAnimation(count: figures.count, seconds: $0)
    }
    /// The figures beside one: of its row, or all where they stand in one place.
    func neighbors(of index: Int) -> Range<Int> {
      if animation != nil { return figures.indices }
      let first = index / columns * columns
      return first..<min(first + columns, figures.count)
    }
    /// The height of the captions of the row of a figure.
    func captionHeight(of index: Int) -> Double {
      let lines = captions[neighbors(of: index)].map(\.count).max() ?? 0
      return lines == 0 ? 0 : 4 * unit + captionSize * 1.3 * Double(lines)
    }
    for index in figures.indices {
      let column = index % columns
      // A row is as high as its highest figure, and ends where the next one begins.
      if index > 0, column == 0, animation == nil {
        cursor += rowHeight(of: index - 1) + captionHeight(of: index - 1) + gap
      }
      let caption = captionHeight(of: index)
      let left = margin + Double(column) * (cell.width + gap)
      let top = cursor
      let bounds = figures[index].bounds
      let x = left + (cell.width - bounds.width) / 2 - bounds.minX
      let y = top + caption - bounds.minY
      if let animation { writer.open(animation.attributes(of: index)) }
      for (line, text) in captions[index].enumerated() {
        let isTitle = line < titles[index].count
        writer.label(
          text, x: left + cell.width / 2, baseline: top + captionSize * (1 + 1.3 * Double(line)),
          size: isTitle ? captionSize : captionSize * 0.8, isTitle ? "p m" : "n m")
      }
      writer.open("transform=\"translate(\(SVGText.number(x)) \(SVGText.number(y)))\"")
      figures[index].changes = content.changes
      figures[index].draw(into: &writer)
      writer.close()
      if animation != nil { writer.close() }
    }
    notes += PictureNote.merged(figures.map(\.notes))
    cursor += rowHeight(of: figures.count - 1) + captionHeight(of: figures.count - 1)
  }

  /// The height of the highest figure in the row of one.
  private func rowHeight(of index: Int) -> Double {
    if content.secondsByScene != nil { return cell.height }
    let first = index / columns * columns
    return figures[first..<min(first + columns, figures.count)].map(\.bounds.height).max() ?? 0
  }

  private mutating func writeFindings(_ width: Double) {
    var texts: [FindingText] = []
    if let changes = content.changes, let figure = figures.first {
      texts += figure.findings(for: changes)
    }
    for figure in figures {
      var found = figure.findings.filter { !texts.contains($0) }
      // Several scenes number their conflicts from one.
      if figures.count > 1, !found.isEmpty {
        found[0].text = "\(figure.scene.title): \(found[0].text)"
      }
      texts += found
    }
    guard !texts.isEmpty else { return }
    cursor += 8 * unit
    // A conflict is reported with all of its members or not at all.
    let shownCount =
      texts.indices.dropFirst(Page.findingLineLimit).first { texts[$0].style != "n" }
      ?? texts.count
    for finding in texts.prefix(shownCount) {
      let indent = 14 * unit
      if let mark = finding.marker.first {
        let size = 9 * unit
        let y = cursor + 6.2 * unit
        if mark.isNumber {
          writer.circle(margin + 5 * unit, y, 5.6 * unit, "badge")
          writer.label(
            finding.marker, x: margin + 5 * unit, baseline: y + size * 0.36, size: size, "bt w m")
        } else {
          LegendFeature.ambiguity.drawSwatch(
            in: Rect(x: margin, y: y - 4.5 * unit, width: 10 * unit, height: 9 * unit),
            into: &writer)
        }
      }
      write(finding.text, size: 10, finding.style, width, indent: indent)
    }
    let left = texts.dropFirst(shownCount).count { $0.style != "n" }
    if left > 0 {
      write(
        "and \(left.counted("more finding"))", size: 10, "n", width,
        indent: 14 * unit)
    }
  }

  private mutating func writeLegend(_ width: Double) {
    let always: Set<LegendFeature> = options.style == .blueprint ? [.view] : []
    // The keyboard of a device explains itself.
    let hidden: Set<LegendFeature> = options.style == .blueprint ? [] : [.keyboard]
    let present = figures.reduce(into: always) { $0.formUnion($1.features) }.subtracting(hidden)
    guard !present.isEmpty else { return }
    cursor += 8 * unit
    let size = 9.5 * unit
    var x = margin
    for feature in LegendFeature.allCases where present.contains(feature) {
      let length = 18 * unit + TextWidth.of(feature.name, size: size)
      if x > margin, x + length > width - margin {
        x = margin
        cursor += 15 * unit
      }
      feature.drawSwatch(
        in: Rect(x: x, y: cursor + unit, width: 13 * unit, height: 9 * unit), into: &writer)
      writer.label(
        feature.name, x: x + 17 * unit, baseline: cursor + 9 * unit, size: size, "n")
      x += length + 12 * unit
    }
    cursor += 14 * unit
  }

  private mutating func writeNotes(_ width: Double) {
    guard !notes.isEmpty else { return }
    cursor += 4 * unit
    for note in notes.prefix(12) { write(note, size: 9.5, "n", width) }
    if notes.count > 12 {
      write("And \(notes.count - 12) more notes.", size: 9.5, "n", width)
    }
  }

  // MARK: Text

  /// Writes a paragraph at the cursor, in lines that fit.
  private mutating func write(
    _ text: String, size points: Double, _ style: String, _ width: Double, indent: Double = 0
  ) {
    let size = points * unit
    let room = width - 2 * margin - indent
    // Fonts of renderers are wider than the one that is measured; a little room keeps lines apart.
    let font = Font.system(size * 1.04)
    let lines = WrappingTextMeasurer.system.lines(
      String(text.prefix(600)), attributes: TextAttributes(font: font, lineLimit: 6), width: room)
    write(lines, size: size, style, indent: indent)
  }

  /// Writes lines at the cursor, in a size in the picture's points.
  private mutating func write(
    _ lines: [String], size: Double, _ style: String, indent: Double
  ) {
    for line in lines {
      writer.label(line, x: margin + indent, baseline: cursor + size * 0.95, size: size, style)
      cursor += size * 1.36
    }
  }

  /// The size of captions: so large that the longest name fits in one line, within bounds.
  private var captionSize: Double {
    let widest = content.scenes.reduce(0) { max($0, TextWidth.of($1.title, size: 10)) }
    // Without names anything fits.
    let fitting = 9.6 * cell.width / widest
    let (least, greatest) = (Page.captionSizes.lowerBound, Page.captionSizes.upperBound)
    return min(max(fitting, least * unit), greatest * unit)
  }

  /// A name in lines as wide as a cell.
  private func captionLines(_ text: String) -> [String] {
    NameLines.lines(
      of: text, size: captionSize * 1.03, width: cell.width, limit: Page.captionLineLimit)
  }
}
