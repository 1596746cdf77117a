import AutoLayoutEngine
import LayoutModel
import SolverCatalog
import Testing

/// The screen of the tutorial on constraints in code (seed 004): a logo above, a scrolling
/// description below, carried over constraint by constraint.
@Suite struct TutorialScreenTests {
  private struct Screen {
    let fixture: EngineFixture
    let logoImageView: ImageView
    let scrollView = ScrollView()
    let nameLabel = Label(text: "苹果公司")
    let descriptionLabel = Label(
      text: """
        苹果公司(Apple Inc. )是美国的一家高科技公司。由史蒂夫·乔布斯、斯蒂夫·沃兹尼亚克和罗·韦恩(Ron Wayne)\
        等三人于1976年4月1日创立,并命名为美国苹果电脑公司(Apple Computer Inc. ), 2007年1月9日更名为苹果公司,\
        总部位于加利福尼亚州的库比蒂诺。
        苹果公司创立之初主要开发和销售的个人电脑,截至2014年致力于设计、开发和销售消费电子、计算机软件、在线服务和个人计算机。
        """)

    init(_ strategy: SolverStrategy, forgetsMask: Bool = false) {
      fixture = EngineFixture(strategy, width: 320, height: 568)
      let view = fixture.root
      let apple = Image(name: "apple.jpg", size: Size(width: 241, height: 203))
      logoImageView = ImageView(image: apple)
      view.addSubview(logoImageView)
      logoImageView.translatesAutoresizingMaskIntoConstraints = forgetsMask
      LayoutConstraint.activate([
        constraint(logoImageView, .leading, view, .leading),
        constraint(logoImageView, .trailing, view, .trailing),
        constraint(logoImageView, .top, view, .top),
        constraint(logoImageView, .height, view, .height, multiplier: 0.5),
      ])
      guard !forgetsMask else { return }

      scrollView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(scrollView)
      LayoutConstraint.activate([
        constraint(scrollView, .leading, view, .leading),
        constraint(scrollView, .trailing, view, .trailing),
        constraint(scrollView, .bottom, view, .bottom),
        constraint(scrollView, .top, logoImageView, .bottom),
      ])

      nameLabel.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(nameLabel)
      descriptionLabel.translatesAutoresizingMaskIntoConstraints = false
      descriptionLabel.numberOfLines = 0
      scrollView.addSubview(descriptionLabel)
      LayoutConstraint.activate([
        constraint(nameLabel, .leading, scrollView, .leading),
        constraint(nameLabel, .trailing, scrollView, .trailing),
        constraint(nameLabel, .bottom, descriptionLabel, .top),
        constraint(nameLabel, .top, scrollView, .top),
        constraint(nameLabel, .height, nil, .notAnAttribute, constant: 20),
      ])
      LayoutConstraint.activate([
        constraint(descriptionLabel, .leading, scrollView, .leading),
        constraint(descriptionLabel, .trailing, scrollView, .trailing),
        constraint(descriptionLabel, .bottom, scrollView, .bottom),
      ])
      LayoutConstraint.activate([
        constraint(nameLabel, .width, logoImageView, .width),
        constraint(descriptionLabel, .width, logoImageView, .width),
      ])
    }

    private func constraint(
      _ item: LayoutItem, _ attribute: LayoutAttribute, _ other: LayoutItem?,
      _ otherAttribute: LayoutAttribute, multiplier: Double = 1, constant: Double = 0
    ) -> LayoutConstraint {
      LayoutConstraint(
        item: item, attribute: attribute, relatedBy: .equal, toItem: other,
        attribute: otherAttribute, multiplier: multiplier, constant: constant)
    }
  }

  @Test(
    "The description wraps at the width of the logo, and the content grows with it",
    arguments: SolverStrategy.allCases)
  func describes(_ strategy: SolverStrategy) {
    let screen = Screen(strategy)
    var textHeights: [Double] = []
    for (width, height) in [(320.0, 568.0), (568, 320), (320, 568)] {
      screen.fixture.root.frame = Rect(0, 0, width, height)
      screen.fixture.layOut()
      let text = screen.descriptionLabel.frame
      #expect(screen.logoImageView.frame == Rect(0, 0, width, height / 2))
      #expect(screen.scrollView.frame == Rect(0, height / 2, width, height / 2))
      #expect(screen.nameLabel.frame == Rect(0, 0, width, 20))
      #expect(text == Rect(0, 20, width, text.height))
      #expect(screen.scrollView.contentSize == Size(width: width, height: 20 + text.height))
      let measured = WrappingTextMeasurer.system.measure(
        screen.descriptionLabel.text ?? "", attributes: TextAttributes(font: .label), width: width,
        scale: 2
      )
      #expect(text.height == measured.size.height)
      textHeights.append(text.height)
    }
    #expect(textHeights[1] < textHeights[0])
    #expect(textHeights[2] == textHeights[0])
    #expect(screen.fixture.engine.conflicts.isEmpty)
    #expect(screen.fixture.engine.ambiguities().isEmpty)
  }

  @Test(
    "With the mask forgotten, the trailing edge is given up", arguments: SolverStrategy.allCases)
  func conflicts(_ strategy: SolverStrategy) {
    let screen = Screen(strategy, forgetsMask: true)
    screen.fixture.root.frame = Rect(0, 0, 568, 320)
    screen.fixture.layOut()
    let broken = screen.fixture.engine.conflicts.map(\.broken.equation)
    #expect(broken.contains("apple.jpg.trailing == root.trailing"))
    #expect(!broken.contains("apple.jpg.leading == root.leading"))
    #expect(screen.logoImageView.frame.width == 241, "the size of the image")
    #expect(screen.logoImageView.frame.midX == 120.5)
  }
}
