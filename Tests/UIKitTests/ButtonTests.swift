import Foundation
import LayoutModel
import Testing
import UIKit

/// What buttons show in each state, and the sizes that follow from it.
@Suite @MainActor struct ButtonTests {
  @Test func titlesAndPicturesFollowTheState() {
    let button = UIButton(type: .system)
    let (plain, chosen) = (UIImage(systemName: "heart"), UIImage(systemName: "heart.fill"))
    button.setTitle("Like", for: .normal)
    button.setTitle("Liked", for: .selected)
    button.setImage(plain, for: .normal)
    button.setImage(chosen, for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .selected)
    #expect(button.currentTitle == "Like" && button.currentImage === plain)
    button.isSelected = true
    #expect(button.currentTitle == "Liked" && button.currentImage === chosen)
    #expect(button.titleLabel?.text == "Liked")
    #expect(button.titleColor(for: .selected) == .blue && button.title(for: .disabled) == "Like")
    #expect(button.titleColor(for: .disabled) == .red && button.image(for: .disabled) === plain)
    button.isEnabled = false
    #expect(button.currentTitle == "Like", "no title is set for both together")
  }

  @Test func theSizeFollowsTheState() {
    let button = UIButton(type: .system)
    button.setTitle("No", for: .normal)
    button.setTitle("Much longer", for: .disabled)
    let width = button.intrinsicContentSize.width
    button.isEnabled = false
    #expect(button.intrinsicContentSize.width > width)
    button.isEnabled = true
    #expect(button.intrinsicContentSize.width == width)
  }

  @Test func handlersAreCalledOncePerChange() {
    let button = UIButton(configuration: .plain())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { states.append($0.state) }
    button.isHighlighted = true
    button.isHighlighted = true
    button.isEnabled = false
    button.setNeedsUpdateConfiguration()
    #expect(
      states == [.normal, .highlighted, [.highlighted, .disabled], [.highlighted, .disabled]])
  }

  @Test func insetsAreAddedToTheContent() {
    let button = UIButton(type: .custom)
    button.setTitle("A button", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    let small = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 11, left: 22, bottom: 31, right: 42)
    #expect(button.contentEdgeInsets.bottom == 31)
    let large = button.intrinsicContentSize
    #expect(large == CGSize(width: small.width + 60, height: small.height + 40))
  }

  @Test func sizesOfConfigurationsHaveTheirInsets() {
    func insets(_ size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
      var configuration = UIButton.Configuration.filled()
      configuration.buttonSize = size
      return configuration.contentInsets
    }
    func expected(_ vertical: CGFloat, _ horizontal: CGFloat) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
    #expect(insets(.medium) == expected(7, 12) && insets(.large) == expected(15, 20))
    #expect(insets(.small) == expected(4, 10) && insets(.mini) == expected(4, 10))
    #expect(UIButton.Configuration.plain().contentInsets == expected(7, 12))
    func height(_ size: UIButton.Configuration.Size) -> CGFloat {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      configuration.buttonSize = size
      return UIButton(configuration: configuration).intrinsicContentSize.height
    }
    #expect(height(.large) - height(.medium) == 16)
    #expect(height(.small) < height(.medium) && height(.small) == height(.mini))
    // Letters of 15 points in the two small sizes, of 17 in the others.
    func titleWidth(_ size: UIButton.Configuration.Size) -> CGFloat {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go on"
      configuration.buttonSize = size
      let insets = configuration.contentInsets
      return UIButton(configuration: configuration).intrinsicContentSize.width - insets.leading
        - insets.trailing
    }
    #expect(titleWidth(.small) == titleWidth(.mini))
    #expect(titleWidth(.medium) == titleWidth(.large))
    #expect(titleWidth(.small) < titleWidth(.medium) - 2)
  }

  @Test func namesOfConfigurationsAreOnesOfFour() {
    #expect(UIButton.Configuration.borderless() == .plain())
    #expect(UIButton.Configuration.bordered() == .gray())
    #expect(UIButton.Configuration.borderedTinted() == .tinted())
    #expect(UIButton.Configuration.borderedProminent() == .filled())
    #expect(Set([UIButton.Configuration.plain(), .gray(), .tinted(), .filled()]).count == 4)
  }

  @Test func attributedTitlesBringTheirFont() {
    let button = UIButton(type: .system)
    let title = NSAttributedString(
      string: "Large", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    button.setAttributedTitle(title, for: .normal)
    #expect(button.currentTitle == "Large" && button.titleLabel?.font.pointSize == 40)
    #expect(button.intrinsicContentSize.height > 40)
    button.titleLabel?.font = .systemFont(ofSize: 10)
    #expect(button.intrinsicContentSize.height < 40)
  }

  @Test func anActionGivesTitleAndPicture() {
    let image = UIImage(systemName: "plus")
    let action = UIAction(title: "Add", image: image) { _ in }
    let button = UIButton(primaryAction: action)
    #expect(button.currentTitle == "Add" && button.currentImage === image)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Own"
    let own = UIButton(configuration: configuration, primaryAction: action)
    #expect(own.currentTitle == "Own")
    #expect(own.imageView?.image === image)
  }
}
