import LayoutModel
import Testing

@Suite struct ContentSizeCategoryTests {
  @Test(arguments: Font.TextStyle.allCases)
  func sizesNeverShrinkFromOneCategoryToTheNext(_ style: Font.TextStyle) {
    let sizes = ContentSizeCategory.allCases.map { category in
      Font.preferredFont(forTextStyle: style, compatibleWith: category).pointSize
    }
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(Set(sizes).count > 8)
  }

  @Test func fontsForNoPurposeStay() {
    let font = Font.system(17)
    #expect(font.adjusted(to: .accessibilityLarge) == font)
    let body = Font.preferredFont(forTextStyle: .body)
    #expect(body.pointSize == 17)
    #expect(body.adjusted(to: .accessibilityExtraExtraExtraLarge).pointSize == 53)
    #expect(body.adjusted(to: .extraSmall).adjusted(to: .large) == body)
    #expect(Font.preferredFont(forTextStyle: .headline).weight == .semibold)
  }

  @Test func categoriesAreOrdered() {
    #expect(ContentSizeCategory.extraSmall < .large)
    #expect(
      ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).first == .accessibilityMedium)
  }
}
