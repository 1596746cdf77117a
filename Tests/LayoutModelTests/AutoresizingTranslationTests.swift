import LayoutModel
import Testing

@Suite struct AutoresizingTranslationTests {
  /// Every combination of flexible parts along one axis.
  static let axisMasks = (0..<8).map { bits in
    AutoresizingMask.AxisMask(
      isNearMarginFlexible: bits & 1 != 0, isSizeFlexible: bits & 2 != 0,
      isFarMarginFlexible: bits & 4 != 0)
  }

  /// The widths of the superview that a view follows to, some of them smaller than the view.
  static let extents: [Double] = [320, 568, 40, 1024, 321.5]

  private func mask(
    _ horizontal: AutoresizingMask.AxisMask, _ vertical: AutoresizingMask.AxisMask
  ) -> AutoresizingMask {
    var mask: AutoresizingMask = []
    if horizontal.isNearMarginFlexible { mask.insert(.flexibleLeftMargin) }
    if horizontal.isSizeFlexible { mask.insert(.flexibleWidth) }
    if horizontal.isFarMarginFlexible { mask.insert(.flexibleRightMargin) }
    if vertical.isNearMarginFlexible { mask.insert(.flexibleTopMargin) }
    if vertical.isSizeFlexible { mask.insert(.flexibleHeight) }
    if vertical.isFarMarginFlexible { mask.insert(.flexibleBottomMargin) }
    return mask
  }

  /// Springs and struts, told another way than the translation tells them: the superview's new
  /// extent is divided, first the fixed parts, then the flexible ones in their old proportion;
  /// between two flexible margins the centre keeps its place in proportion.
  private func springs(
    _ marks: AutoresizingMask.AxisMask, parts: [Double], total: Double
  ) -> (origin: Double, extent: Double) {
    if marks.isNearMarginFlexible, marks.isFarMarginFlexible, !marks.isSizeFlexible {
      let middle = (parts[0] + parts[1] / 2) / parts.reduce(0, +) * total
      return (middle - parts[1] / 2, parts[1])
    }
    var flexible = [marks.isNearMarginFlexible, marks.isSizeFlexible, marks.isFarMarginFlexible]
    if !flexible.contains(true) { flexible[2] = true }
    let fixed = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? 0 : $1.0) }
    let old = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let new = zip(parts, flexible).map { part, isFlexible in
      isFlexible ? part / old * (total - fixed) : part
    }
    return (new[0], new[1])
  }

  @Test(arguments: axisMasks, axisMasks)
  func resizingKeepsSpringsAndStruts(
    _ horizontal: AutoresizingMask.AxisMask, _ vertical: AutoresizingMask.AxisMask
  ) {
    let frame = Rect(x: 160, y: 120, width: 80, height: 60)
    let translation = AutoresizingTranslation(
      frame: frame, mask: mask(horizontal, vertical),
      superviewSize: Size(width: 320, height: 480))
    for extent in AutoresizingTranslationTests.extents {
      let result = translation.frame(inSuperviewOf: Size(width: extent, height: extent))
      let x = springs(horizontal, parts: [160, 80, 80], total: extent)
      let y = springs(vertical, parts: [120, 60, 300], total: extent)
      #expect(abs(result.minX - x.origin) < 1e-9, "\(horizontal.notation) \(extent)")
      #expect(abs(result.width - x.extent) < 1e-9, "\(horizontal.notation) \(extent)")
      #expect(abs(result.minY - y.origin) < 1e-9, "\(vertical.notation) \(extent)")
      #expect(abs(result.height - y.extent) < 1e-9, "\(vertical.notation) \(extent)")
    }
  }

  @Test(arguments: axisMasks)
  func partsWithoutLengthShareEvenly(_ marks: AutoresizingMask.AxisMask) {
    let translation = AutoresizingTranslation(
      frame: .zero, mask: mask(marks, marks), superviewSize: .zero)
    let result = translation.frame(inSuperviewOf: Size(width: 60, height: 60))
    let parts = Double(
      [marks.isNearMarginFlexible, marks.isSizeFlexible, marks.isFarMarginFlexible].count { $0 })
    #expect(abs(result.width - (marks.isSizeFlexible ? 60 / parts : 0)) < 1e-9)
    #expect(abs(result.minX - (marks.isNearMarginFlexible ? 60 / parts : 0)) < 1e-9)
  }

  /// The forms that iOS 6 to 12 gave a frame of (160 120; 80 80) in a superview 320 wide.
  @Test(
    arguments: [
      ([], "v.midX == 200", "v.width == 80", "--&"),
      (.flexibleRightMargin, "v.midX == 200", "v.width == 80", "--&"),
      (.flexibleLeftMargin, "v.midX == S.width - 120", "v.width == 80", "&--"),
      (.flexibleWidth, "v.midX == S.midX + 40", "v.width == S.width - 240", "-&-"),
      (
        [.flexibleLeftMargin, .flexibleRightMargin], "v.midX == 0.625*S.width", "v.width == 80",
        "&-&"
      ),
      (
        [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], "v.midX == 0.625*S.width",
        "v.width == 0.25*S.width", "&&&"
      ),
      (
        [.flexibleLeftMargin, .flexibleWidth], "v.midX == 0.833333*S.width - 66.6667",
        "v.width == 0.333333*S.width - 26.6667", "&&-"
      ),
    ] as [(AutoresizingMask, String, String, String)])
  func descriptionsAreThoseOfTheTime(
    _ mask: AutoresizingMask, _ middle: String, _ extent: String, _ marks: String
  ) {
    let translation = AutoresizingTranslation(
      frame: Rect(x: 160, y: 120, width: 80, height: 80), mask: mask,
      superviewSize: Size(width: 320, height: 480))
    let texts = translation.descriptions(along: .horizontal, item: "v", superview: "S")
    #expect(texts.middle == "h=\(marks) v=--& \(middle)")
    #expect(texts.extent == "h=\(marks) v=--& \(extent)")
  }

  @Test func theLogoOfTheTutorialPrintsAsItsLogDoes() {
    let translation = AutoresizingTranslation(
      frame: Rect(x: 0, y: 0, width: 241, height: 217), mask: [],
      superviewSize: Size(width: 568, height: 320))
    let texts = translation.descriptions(
      along: .horizontal, item: "apple.jpg", superview: "UIView")
    #expect(texts.middle == "h=--& v=--& apple.jpg.midX == 120.5")
  }
}
