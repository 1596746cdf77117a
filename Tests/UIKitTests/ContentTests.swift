import Testing
import UIKit

/// Controls, stacks, tables and collections, as an ordinary screen uses them.
@Suite @MainActor struct ContentTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func fill(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
  }

  @Test func labelsWrap() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: String(repeating: "word ", count: 60),
      attributes: [.font: UIFont.systemFont(ofSize: 20)])
    label.numberOfLines = 0
    fill(label)
    root.layoutIfNeeded()
    #expect(label.frame.width == 320)
    #expect(label.frame.height > 5 * label.font.lineHeight)
    #expect(label.sizeThatFits(CGSize(width: 320, height: 0)).height == label.frame.height)
    label.numberOfLines = 2
    root.layoutIfNeeded()
    #expect(label.frame.height < 3 * label.font.lineHeight)
  }

  @Test func buttonsAreAsLargeAsTheirContent() {
    let plain = UIButton(type: .system)
    plain.setTitle("OK", for: .normal)
    #expect(plain.intrinsicContentSize.height == 30)
    #expect(plain.currentTitle == "OK")
    #expect(plain.state == .normal)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "OK"
    let configured = UIButton(configuration: configuration)
    let small = configured.intrinsicContentSize
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 20, leading: 30, bottom: 20, trailing: 30)
    configured.configuration = configuration
    #expect(configured.intrinsicContentSize.height == small.height + 26)
    #expect(configured.intrinsicContentSize.width == small.width + 36)
    plain.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(plain.intrinsicContentSize.height > 40)
  }

  @Test func actionsRun() {
    var count = 0
    let toggle = UISwitch(frame: .zero)
    toggle.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    toggle.sendActions(for: .touchUpInside)
    toggle.sendActions(for: .valueChanged)
    #expect(count == 1)
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 10 })
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 11)
    #expect(button.currentTitle == "Go")
  }

  @Test func controlsHaveTheSystemsSizes() {
    let sizes: [(UIView, CGFloat, CGFloat)] = [
      (UISwitch(), 49, 31), (UIStepper(), 94, 32), (UIActivityIndicatorView(style: .large), 37, 37),
      (UIProgressView(progressViewStyle: .default), -1, 4), (UISlider(), -1, 30),
      (UIPickerView(), 320, 216),
    ]
    for (view, width, height) in sizes {
      #expect(view.intrinsicContentSize == CGSize(width: width, height: height))
    }
    let segments = UISegmentedControl(items: ["One", "Twelve"])
    let width = segments.intrinsicContentSize.width
    segments.setTitle("Two", forSegmentAt: 1)
    #expect(segments.intrinsicContentSize.width < width)
    let field = UITextField()
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = "a\nb\nc"
    fill(text)
    root.layoutIfNeeded()
    #expect(text.frame.height > 50)
  }

  @Test func stacksArrange() {
    let (first, second, third) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    stack.spacing = 10
    stack.insertArrangedSubview(third, at: 1)
    for view in [first, second, third] {
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    fill(stack)
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [first, third, second])
    #expect(stack.frame.height == 80)
    #expect(second.frame == CGRect(x: 0, y: 60, width: 320, height: 20))
    third.isHidden = true
    stack.setCustomSpacing(4, after: first)
    root.layoutIfNeeded()
    #expect(second.frame.minY == 24)
    third.removeFromSuperview()
    #expect(stack.arrangedSubviews == [first, second])
  }

  /// Rows of text, the taller the later.
  final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var made = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      made += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? Row)?.height.constant = CGFloat(20 + indexPath.row)
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Rows"
    }
  }

  final class Row: UITableViewCell {
    private let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 20)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), height,
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test func tablesShowTheRowsThatAreSeen() {
    let rows = Rows()
    let table = UITableView(frame: root.bounds, style: .plain)
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    table.estimatedRowHeight = 30
    root.addSubview(table)
    root.layoutIfNeeded()
    let seen = table.visibleCells
    #expect(seen.count < 15)
    #expect(seen.first?.frame == CGRect(x: 0, y: 28, width: 320, height: 30))
    #expect(table.cellForRow(at: IndexPath(row: 5, section: 0))?.frame.height == 35)
    // 28 points of header, rows of 30, 31 and so on, and the estimates of the rest.
    let known = (0..<seen.count).reduce(CGFloat(28)) { $0 + CGFloat(30 + $1) }
    #expect(table.contentSize.height == known + 30 * CGFloat(100 - seen.count))
    let madeBefore = rows.made
    table.contentOffset.y = 700
    root.layoutIfNeeded()
    #expect(rows.made > madeBefore)
    #expect((table.indexPathsForVisibleRows?.first?.row ?? 0) > 10)
    #expect(table.visibleCells.count < 15)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  @Test func cellsOfTheSystemHaveLabels() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 320)
    let (title, detail) = (cell.textLabel?.frame.minY ?? 0, cell.detailTextLabel?.frame.minY ?? 0)
    #expect(detail > title)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 282)
  }

  /// A cell whose content is tied to the cell itself, a switch as accessory, and a second text.
  @Test func cellsAreAsHighAsAllThatIsTiedToThem() {
    final class Tied: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: topAnchor, constant: 16),
          box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -32),
          box.leadingAnchor.constraint(equalTo: leadingAnchor),
          box.widthAnchor.constraint(equalToConstant: 50),
          box.heightAnchor.constraint(equalToConstant: 60),
        ])
      }

      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        if indexPath.row == 0 { return Tied(style: .default, reuseIdentifier: nil) }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        content.secondaryText = "Second text"
        content.image = UIImage(systemName: "house")
        cell.contentConfiguration = content
        cell.accessoryView = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: root.bounds)
    table.dataSource = source
    root.addSubview(table)
    root.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height).first == 108)
    let second = table.visibleCells[1]
    #expect(second.contentView.layoutMargins.left == 16)
    #expect((second.accessoryView?.frame.maxX ?? 0) == 304)
    #expect(second.contentView.frame.width == 320 - 16 - 51)
    let labels = [second.textLabel, second.detailTextLabel]
    #expect(labels.map { $0?.text } == ["Text", "Second text"])
    // The second text stands 2 points below the first one, in letters of 12 points.
    #expect(labels[1]?.frame.minY == labels[0].map { $0.frame.maxY + 2 })
    #expect(labels[1]?.frame.minX == labels[0]?.frame.minX)
    #expect(labels.map { $0?.font.pointSize } == [17, 12])
    #expect(labels.allSatisfy { $0?.hasAmbiguousLayout == false })
    #expect(second.imageView?.hasAmbiguousLayout == false)
  }

  /// Where the second text of a cell stands: after the first one, or below it.
  @Test(arguments: [
    (UITableViewCell.CellStyle.value1, CGSize(width: 8, height: 0), 17),
    (.value2, CGSize(width: 8, height: 0), 17), (.subtitle, CGSize(width: 0, height: 2), 12),
  ])
  func stylesOfCells(_ style: UITableViewCell.CellStyle, _ gap: CGSize, _ size: CGFloat) throws {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    root.addSubview(cell)
    root.layoutIfNeeded()
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(detail.font.pointSize == size)
    if gap.width > 0 {
      // Frames lie on pixels, and a third of a point is no binary fraction.
      #expect((detail.frame.minX - text.frame.maxX - gap.width).magnitude < 1e-9)
      #expect(detail.frame.minY == text.frame.minY)
    } else {
      #expect(detail.frame.minY == text.frame.maxY + gap.height)
      #expect(detail.frame.minX == text.frame.minX)
    }
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }

  @Test func collectionsFlow() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
    let tiles = EmptyCells(count: 40)
    let collection = UICollectionView(frame: root.bounds, collectionViewLayout: layout)
    collection.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: EmptyCells.identifier)
    collection.dataSource = tiles
    root.addSubview(collection)
    root.layoutIfNeeded()
    // Three a line: 300 points and two gaps of ten.
    #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minX == 220)
    #expect(collection.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 115)
    #expect(collection.contentSize.height == 14 * 100 + 13 * 10 + 10)
    #expect(collection.visibleCells.count == 15)
  }

  @Test func scrollViewsTakeTheContentsSize() {
    let scroll = UIScrollView(frame: root.bounds)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 900))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 800, width: 10, height: 100), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 420))
    #expect(scroll.frameLayoutGuide.layoutFrame.height == 480)
  }

  @Test func animationsAreMadeAtOnce() {
    var order: [String] = []
    UIView.animate(withDuration: 0.3) {
      order.append("change")
    } completion: { isFinished in
      order.append("end \(isFinished)")
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseIn]) { order.append("more") }
    #expect(order == ["change", "end true", "more"])
  }
}
