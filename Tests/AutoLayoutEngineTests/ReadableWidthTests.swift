import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// The readable content guide follows the size of the user's text.
@Suite struct ReadableWidthTests {
  @Test(arguments: SolverStrategy.allCases)
  func theGuideIsAsWideAsTextOfTheSizeReadsWell(_ strategy: SolverStrategy) {
    let fixture = EngineFixture(strategy, width: 1366, height: 1024)
    let text = fixture.add("text")
    let guide = fixture.root.readableContentGuide
    fixture.activate(
      text.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      text.topAnchor.constraint(equalTo: guide.topAnchor),
      text.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
    let widths: [ContentSizeCategory: Double] = [
      .extraSmall: 560, .small: 600, .medium: 632, .large: 672, .extraLarge: 744,
      .extraExtraLarge: 824, .extraExtraExtraLarge: 896,
    ]
    for category in ContentSizeCategory.allCases {
      fixture.engine.contentSizeCategory = category
      fixture.layOut()
      // Text for accessibility has all the width within the margins of 8 points.
      let width = widths[category] ?? 1350
      #expect(text.frame == Rect((1366 - width) / 2, 8, width, 1008), "\(category)")
      #expect(guide.layoutFrame == text.frame)
    }
    // Where the screen is narrower than that, the margins alone count.
    fixture.engine.contentSizeCategory = .large
    fixture.root.frame = Rect(0, 0, 600, 1024)
    fixture.layOut()
    #expect(text.frame == Rect(8, 8, 584, 1008))
  }
}
