import Testing
import UIKit

/// What text objects are before anything is set.
@Suite @MainActor struct ParagraphStyleTests {
  @Test func aStyleChangesNothingUntilItIsSet() {
    for style in [NSParagraphStyle(), NSMutableParagraphStyle()] {
      #expect(style.alignment == .natural)
      #expect(style.lineBreakMode == .byWordWrapping)
      let lengths = [
        style.lineSpacing, style.paragraphSpacing, style.lineHeightMultiple,
        style.minimumLineHeight, style.maximumLineHeight, style.firstLineHeadIndent,
        style.headIndent,
      ]
      #expect(lengths == [0, 0, 0, 0, 0, 0, 0])
    }
    #expect(NSStringDrawingContext().minimumScaleFactor == 0)
  }

  @Test func optionsOfDrawingHaveTheBitsOfUIKit() {
    let options: [NSStringDrawingOptions] = [
      .usesLineFragmentOrigin, .usesFontLeading, .truncatesLastVisibleLine,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 32])
  }
}
