import LayoutModel
import Testing

/// The constraints of three arranged views against those that UIKit was seen to make.
@Suite struct StackArrangementTests {
  private func rules(
    _ distribution: StackView.Distribution = .fill, _ alignment: StackView.Alignment = .fill,
    axis: LayoutAxis = .horizontal, spacing: Double = 0, lengths: [Double?] = [160, 80, 40],
    hidden: Set<Int32> = [], margins: Bool = false, baselines: Bool = false,
    multiline: Set<Int32> = []
  ) -> [StackRule] {
    StackArrangement(
      axis: axis, distribution: distribution, alignment: alignment, isMarginsRelative: margins,
      isBaselineRelative: baselines,
      items: lengths.indices.map { index in
        let key = Int32(index)
        return .init(
          key: key, isHidden: hidden.contains(key), spacing: spacing, length: lengths[index],
          isMultilineText: multiline.contains(key))
      }
    ).rules
  }

  private func texts(_ rules: [StackRule], _ role: StackRule.Role) -> [String] {
    rules.filter { $0.role == role }.map(\.text)
  }

  @Test func aRowFillsItsCanvas() {
    let rules = rules(spacing: 10)
    #expect(
      texts(rules, .alignment) == [
        "0.bottom == 1.bottom", "0.bottom == 2.bottom", "0.top == 1.top", "0.top == 2.top",
      ])
    #expect(
      texts(rules, .canvasConnection) == [
        "S.top == 0.top", "0.bottom == S.bottom", "S.leading == 0.leading",
        "2.trailing == S.trailing",
      ])
    #expect(
      texts(rules, .spacing) == [
        "1.leading == 0.trailing + 10", "2.leading == 1.trailing + 10",
      ])
    #expect(rules.count == 10)
  }

  @Test func fillEquallyMakesWidthsEqual() {
    #expect(
      texts(rules(.fillEqually), .fillEqually) == [
        "1.width == 0.width", "2.width == 0.width",
      ])
    #expect(texts(rules(.fillEqually, hidden: [0]), .fillEqually) == ["2.width == 1.width"])
  }

  @Test func nothingHoldsTheFarEdgeWhereAllAreHidden() {
    for distribution in [StackView.Distribution.fill, .fillEqually, .fillProportionally] {
      let rules = rules(distribution, hidden: [0, 1, 2])
      #expect(!texts(rules, .canvasConnection).contains { $0.contains("S.trailing") })
      #expect(texts(rules, .canvasFit).contains("S.width == 0 @49"))
    }
  }

  @Test func fillProportionallySharesAtFallingPriorities() {
    #expect(
      texts(rules(.fillProportionally), .fillProportionally) == [
        "0.width == 0.571429*S.width @999", "1.width == 0.285714*S.width @998",
        "2.width == 0.142857*S.width @997",
      ])
    #expect(
      texts(rules(.fillProportionally, spacing: 20), .fillProportionally)[0]
        == "0.width == 0.5*S.width @999", "spacings count in the whole")
    let mixed = rules(.fillProportionally, lengths: [nil, 60, 40])
    #expect(
      texts(mixed, .fillProportionally) == [
        "1.width == 0.6*S.width @998", "2.width == 0.4*S.width @997",
      ])
    let none = rules(.fillProportionally, lengths: [nil, nil])
    #expect(texts(none, .fillEqually) == ["1.width == 0.width"])
  }

  @Test func equalSpacingPutsEqualGuidesBetweenEdges() {
    let rules = rules(.equalSpacing, spacing: 10)
    #expect(
      texts(rules, .distributingEdge) == [
        "gap0.leading == 0.trailing", "gap0.trailing == 1.leading", "gap1.leading == 1.trailing",
        "gap1.trailing == 2.leading",
      ])
    #expect(texts(rules, .fillEqually) == ["gap1.width == gap0.width"])
    #expect(
      texts(rules, .spacing) == [
        "1.leading >= 0.trailing + 10", "2.leading >= 1.trailing + 10",
      ])
    #expect(texts(rules, .canvasFit) == ["S.width == 0 @49"], "no longer than it must be")
  }

  @Test func equalCenteringPutsEqualGuidesBetweenCentres() {
    let rules = rules(.equalCentering, axis: .vertical)
    #expect(
      texts(rules, .distributingEdge) == [
        "gap0.top == 0.centerY", "gap0.bottom == 1.centerY", "gap1.top == 1.centerY",
        "gap1.bottom == 2.centerY",
      ])
    #expect(texts(rules, .fillEqually) == ["gap1.height == gap0.height @149"])
    #expect(texts(rules, .canvasFit) == ["S.height == 0 @49"])
  }

  @Test func leadingSpansByASpacer() {
    let rules = rules(.fill, .leading)
    #expect(texts(rules, .alignment) == ["0.top == 1.top", "0.top == 2.top"])
    #expect(
      texts(rules, .spanningBoundary) == [
        "spanner.top == 0.top @999.5", "spanner.bottom >= 0.bottom",
        "spanner.top == 1.top @999.5", "spanner.bottom >= 1.bottom",
        "spanner.top == 2.top @999.5", "spanner.bottom >= 2.bottom",
      ])
    #expect(texts(rules, .spanningFit) == ["spanner.height == 0 @51"])
    #expect(
      texts(rules, .canvasConnection) == [
        "S.top == 0.top", "spanner.bottom == S.bottom", "S.leading == 0.leading",
        "2.trailing == S.trailing",
      ])
    #expect(
      texts(rules, .ambiguitySuppression) == [
        "0.height == 0 @25", "1.height == 0 @25", "2.height == 0 @25",
      ])
  }

  @Test func centreSpansBothWays() {
    let rules = rules(.fill, .center)
    #expect(texts(rules, .alignment) == ["0.centerY == 1.centerY", "0.centerY == 2.centerY"])
    #expect(
      texts(rules, .spanningBoundary).prefix(2) == [
        "spanner.top <= 0.top", "spanner.bottom >= 0.bottom",
      ])
    #expect(
      texts(rules, .canvasConnection) == [
        "S.top == spanner.top", "spanner.bottom == S.bottom", "S.centerY == 0.centerY",
        "S.leading == 0.leading", "2.trailing == S.trailing",
      ])
    #expect(
      texts(rules, .ambiguitySuppression) == [
        "0.height == 0 @25", "1.height == 0 @25", "2.height == 0 @25",
      ])
  }

  @Test func trailingOfAColumnMirrorsLeading() {
    let rules = rules(.fill, .trailing, axis: .vertical)
    #expect(
      texts(rules, .alignment) == ["0.trailing == 1.trailing", "0.trailing == 2.trailing"])
    #expect(
      texts(rules, .spanningBoundary).prefix(2) == [
        "spanner.leading <= 0.leading", "spanner.trailing == 0.trailing @999.5",
      ])
    #expect(
      texts(rules, .canvasConnection) == [
        "S.leading == spanner.leading", "0.trailing == S.trailing", "S.top == 0.top",
        "2.bottom == S.bottom",
      ])
  }

  @Test func baselinesFitTheCanvasAndShareTheWidthOfTexts() {
    let first = rules(.fill, .firstBaseline, multiline: [0, 1, 2])
    #expect(
      texts(first, .alignment) == [
        "0.firstBaseline == 1.firstBaseline", "0.firstBaseline == 2.firstBaseline",
      ])
    #expect(texts(first, .canvasFit) == ["S.height == 0 @49"])
    #expect(
      texts(first, .textWidthDisambiguation) == [
        "0.width == 0.333333*S.width @760", "1.width == 0.333333*S.width @760",
        "2.width == 0.333333*S.width @760",
      ])
    let last = rules(.fill, .lastBaseline)
    #expect(
      texts(last, .canvasConnection) == [
        "S.top == spanner.top", "S.bottom >= 0.bottom", "S.leading == 0.leading",
        "2.trailing == S.trailing",
      ])
    #expect(texts(last, .textWidthDisambiguation).isEmpty)
  }

  @Test func aSingleCentredViewNeedsNoSpanner() {
    let rules = rules(.fill, .center, lengths: [160])
    #expect(
      rules.map(\.text) == [
        "S.top <= 0.top", "S.bottom >= 0.bottom", "S.centerY == 0.centerY", "S.height == 0 @49",
        "0.height == 0 @25", "S.leading == 0.leading", "0.trailing == S.trailing",
      ])
  }

  @Test func aHiddenViewTakesNoRoomAndNoSpacing() {
    #expect(texts(rules(spacing: 10, hidden: [0]), .hiding) == ["0.width == 0"])
    let expected: [(Set<Int32>, [Double])] = [
      ([0], [0, 10]), ([1], [5, 5]), ([2], [10, 0]), ([0, 1], [0, 0]), ([0, 1, 2], [0, 0]),
    ]
    for (hidden, spacings) in expected {
      let rules = rules(spacing: 10, hidden: hidden)
      #expect(rules.filter { $0.role == .spacing }.map(\.constant) == spacings, "\(hidden)")
    }
  }

  @Test func marginsAreTheCanvasWhereAskedFor() {
    #expect(
      texts(rules(margins: true), .canvasConnection) == [
        "M.top == 0.top", "0.bottom == M.bottom", "M.leading == 0.leading",
        "2.trailing == M.trailing",
      ])
  }

  @Test func aColumnMaySpaceBaselines() {
    let rules = rules(axis: .vertical, spacing: 20, hidden: [1], baselines: true)
    #expect(
      texts(rules, .spacing) == [
        "2.firstBaseline == 0.lastBaseline + 20", "1.top == 0.bottom",
      ])
    #expect(
      texts(self.rules(spacing: 20, baselines: true), .spacing)[0]
        == "1.leading == 0.trailing + 20", "rows do not")
  }

  @Test(arguments: StackView.Distribution.allCases, StackView.Alignment.allCases)
  func noTwoRulesShareAKey(
    _ distribution: StackView.Distribution, _ alignment: StackView.Alignment
  ) {
    for hidden: Set<Int32> in [[], [0], [1, 2], [0, 1, 2]] {
      let rules = rules(distribution, alignment, hidden: hidden, multiline: [0, 1, 2])
      #expect(Set(rules.map(\.key)).count == rules.count, "\(hidden)")
    }
  }
}

extension StackRule {
  /// The rule as the logs print constraints, with short names for what it relates.
  fileprivate var text: String {
    var text = "\(first.text) \(relation.symbol) "
    if let second {
      if multiplier != 1 { text += "\(multiplier.formattedLikeG)*" }
      text += second.text
      if constant != 0 { text += " + \(constant.formattedLikeG)" }
    } else {
      text += constant.formattedLikeG
    }
    return priority == .required ? text : text + " @\(priority.rawValue.formattedLikeG)"
  }
}

extension StackRule.Anchor {
  fileprivate var text: String {
    let name =
      switch participant {
      case .stack: "S"
      case .margins: "M"
      case .view(let key): "\(key)"
      case .gap(let key): "gap\(key)"
      case .spanner: "spanner"
      }
    return "\(name).\(attribute.name)"
  }
}
