import Foundation
import LayoutDrawing
import LayoutModel
import Simulation
import Testing
import UIKit

/// What pictures show of UIKit's views: their own colours, titles and grounds.
@Suite @MainActor struct LookTests {
  private let root = UIViewController()

  private func scene(_ build: (UIView) -> Void) throws -> LayoutScene {
    build(root.view)
    let device = try #require(DeviceCatalog.device(named: "iphone-15"))
    return LayoutScene(Simulation.Window(device: device, rootViewController: root))
  }

  private func add(_ view: UIView, _ name: String, to parent: UIView) {
    view.accessibilityIdentifier = name
    view.frame = CGRect(x: 20, y: 100 + 60 * parent.subviews.count, width: 200, height: 50)
    parent.addSubview(view)
  }

  private func fills(_ scene: LayoutScene, _ name: String) throws -> [PaintCommand] {
    let view = try #require(scene.views.first { $0.name == name })
    return ViewPainter.commands(of: view, isSchematic: scene.isSchematic)
  }

  @Test func buttonsLieOnWhatTheirConfigurationsHave() throws {
    func button(_ configuration: UIButton.Configuration) -> UIButton {
      var configuration = configuration
      configuration.title = "Go"
      return UIButton(configuration: configuration)
    }
    let scene = try scene { root in
      var own = UIButton.Configuration.filled()
      own.baseBackgroundColor = .red
      own.baseForegroundColor = .black
      own.cornerStyle = .capsule
      for (name, configuration) in [
        ("filled", UIButton.Configuration.filled()), ("tinted", .tinted()), ("gray", .gray()),
        ("plain", .plain()), ("own", own),
      ] {
        add(button(configuration), name, to: root)
      }
    }
    let blue = UIColor.systemBlue
    #expect(blue == UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1))
    let filled = try fills(scene, "filled")
    #expect(filled.count == 2 && filled[0].fill == .systemBlue && filled[1].fill == .white)
    let tinted = try fills(scene, "tinted")
    #expect(tinted[0].fill == DisplayColor.systemBlue.withOpacity(0.18))
    #expect(tinted[1].fill == .systemBlue)
    #expect(try fills(scene, "gray")[0].fill == .systemFill)
    #expect(try fills(scene, "plain").count == 1)
    let own = try fills(scene, "own")
    #expect(own[0].fill == DisplayColor(0xFF00_00FF) && own[1].fill == .black)
    guard case .rect(_, let radius) = own[0].shape else { return #expect(Bool(false)) }
    #expect(radius == 25)
  }

  @Test func titlesFieldsAndLayersHaveTheirColors() throws {
    let scene = try scene { root in
      root.backgroundColor = .white
      let button = UIButton(type: .system)
      button.setTitle("Delete", for: .normal)
      button.setTitleColor(.red, for: .normal)
      add(button, "button", to: root)
      let field = UITextField()
      field.text = "12.50"
      field.textColor = .red
      field.textAlignment = .right
      add(field, "field", to: root)
      let card = UIView()
      card.layer.cornerRadius = 12
      card.layer.borderWidth = 2
      card.layer.borderColor = UIColor.red.cgColor
      card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      card.backgroundColor = .white
      add(card, "card", to: root)
      let ground = UIView()
      ground.layer.backgroundColor = UIColor.red.cgColor
      ground.layer.masksToBounds = true
      add(ground, "ground", to: root)
      let toggle = UISwitch()
      toggle.isOn = true
      toggle.onTintColor = .red
      add(toggle, "toggle", to: root)
    }
    let red = DisplayColor(0xFF00_00FF)
    #expect(try fills(scene, "button").last?.fill == red)
    let field = try #require(scene.views.first { $0.name == "field" })
    #expect(field.look.foreground == red && field.look.alignment == .right)
    let card = try #require(scene.views.first { $0.name == "card" })
    #expect(card.look.cornerRadius == 12 && card.look.borderColor == red)
    #expect(card.look.roundedSides == .top && card.look.borderWidth == 2)
    #expect(card.look.background == .white && !card.look.clipsSubviews)
    let ground = try #require(scene.views.first { $0.name == "ground" })
    #expect(ground.look.background == red && ground.look.clipsSubviews)
    #expect(try fills(scene, "toggle").first?.fill == red)
  }

  @Test func barsShowTheirButtons() throws {
    let scene = try scene { root in
      let bar = UIToolbar()
      bar.items = [
        UIBarButtonItem(systemItem: .add), .flexibleSpace(),
        UIBarButtonItem(title: "Next", style: .plain),
        UIBarButtonItem(systemItem: .cancel),
      ]
      add(bar, "bar", to: root)
    }
    let view = try #require(scene.views.first { $0.name == "bar" })
    guard case .bar(let bar) = view.depiction else { return #expect(Bool(false)) }
    #expect(bar.leading.map(\.title) == ["", "", "Next", "Cancel"])
    #expect(bar.leading[0].image?.name == "plus" && bar.leading[1].isFlexibleSpace)
  }

  /// A table of two groups, of two rows and one, the second with a title.
  private final class Groups: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2 - section
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.accessibilityIdentifier = "\(indexPath.section).\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 1 ? "More" : nil
    }
  }

  private func rows(_ style: UITableView.Style, width: Double) throws -> [SceneView] {
    let groups = Groups()
    let table = UITableView(frame: .zero, style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = groups
    table.rowHeight = 44
    let scene = try scene { root in
      table.frame = CGRect(x: 0, y: 0, width: width, height: 600)
      root.addSubview(table)
    }
    return try ["0.0", "0.1", "1.0"].map { name in
      try #require(scene.views.first { $0.name == name })
    }
  }

  /// As on Interface Builder's canvas: 17.5 points above a group without a title, 38 with one, and
  /// the former below each.
  @Test func insetGroupsLieAwayFromTheSides() throws {
    let rows = try rows(.insetGrouped, width: 393)
    #expect(rows.allSatisfy { $0.frame.minX == 20 && $0.frame.width == 353 })
    let tops: [Double] = [17.5, 61.5, 161]
    #expect(rows.map(\.frame.minY) == tops)
    let sides: [ViewLook.RoundedSides] = [.top, .bottom, [.top, .bottom]]
    #expect(rows.map(\.look.roundedSides) == sides)
    #expect(rows.allSatisfy { $0.look.cornerRadius == 10 && $0.look.background != nil })
    let separators = rows.map { row in
      if case .cell(_, let hasSeparator) = row.depiction { hasSeparator } else { false }
    }
    #expect(separators == [true, false, false])
  }

  @Test func narrowTablesHaveNarrowerSides() throws {
    #expect(try rows(.insetGrouped, width: 375)[0].frame.minX == 16)
  }

  @Test func groupsReachFromSideToSide() throws {
    #expect(try rows(.grouped, width: 393)[0].frame == Rect(x: 0, y: 17.5, width: 393, height: 44))
  }

  @Test func plainRowsBeginAtTheTop() throws {
    #expect(try rows(.plain, width: 393)[0].frame == Rect(x: 0, y: 0, width: 393, height: 44))
  }

  /// A disabled button has the grey of what cannot be used, and a ground only where it had one.
  @Test func disabledButtonsAreGrey() throws {
    func look(_ configuration: UIButton.Configuration?, isEnabled: Bool) throws -> ViewLook {
      let button = configuration.map { UIButton(configuration: $0) } ?? UIButton(type: .system)
      button.isEnabled = isEnabled
      let scene = try scene { add(button, "button", to: $0) }
      let view = try #require(scene.views.last { $0.name == "button" })
      return view.look
    }
    let plain = try look(nil, isEnabled: true)
    let disabled = try look(nil, isEnabled: false)
    #expect(plain.foreground != .tertiaryLabel && disabled.foreground == .tertiaryLabel)
    #expect(disabled.background != .tertiaryFill)
    #expect(try look(.filled(), isEnabled: true).background != .tertiaryFill)
    #expect(try look(.filled(), isEnabled: false).background == .tertiaryFill)
    #expect(try look(.plain(), isEnabled: false).background != .tertiaryFill)
  }
}
