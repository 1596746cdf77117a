import Foundation
import Testing
import UIKit

/// Small programs as a reader of UIKit's documentation writes them, and what it states that they do:
/// views, constraints and their content.
@Suite @MainActor struct LayoutProgramTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  private func add<Child: UIView>(_ child: Child, to superview: UIView? = nil) -> Child {
    child.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(child)
    return child
  }

  // MARK: Frames

  @Test func masksFollowTheSuperviewAtOnce() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    box.addSubview(inner)
    box.frame.size = CGSize(width: 200, height: 150)
    #expect(inner.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
    inner.center = CGPoint(x: 50, y: 50)
    #expect(inner.frame.origin == CGPoint(x: -40, y: 40))
    box.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(inner.convert(CGPoint.zero, to: box) == CGPoint(x: -40, y: 40))
    #expect(box.convert(CGPoint(x: 0, y: 30), to: root) == box.frame.origin)
  }

  @Test func layersHaveTheirViewsGeometry() {
    let box = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
    root.addSubview(box)
    let gradient = CAGradientLayer()
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.frame = box.bounds
    box.layer.insertSublayer(gradient, at: 0)
    #expect(box.layer.frame == box.frame)
    #expect(box.layer.position == box.center)
    #expect(box.layer.superlayer === root.layer)
    #expect(box.layer.sublayers == [gradient])
    #expect(gradient.position == CGPoint(x: 50, y: 25))
    gradient.anchorPoint = .zero
    gradient.position = .zero
    #expect(gradient.frame == box.bounds)
    gradient.removeFromSuperlayer()
    #expect(box.layer.sublayers == nil)
    let shape = CAShapeLayer()
    shape.path =
      UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 3, height: 4), cornerRadius: 1).cgPath
    #expect(shape.path?.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(arc.bounds.maxY - 10) < 1e-9 && abs(arc.bounds.minY) < 1e-9)
    #expect(abs(arc.bounds.width - 20) < 1e-9)
  }

  // MARK: Constraints

  @Test func whatIsRemovedLosesItsConstraints() {
    let (box, label) = (add(UIView()), add(UILabel()))
    let inner = add(UIView(), to: box)
    let size = inner.widthAnchor.constraint(equalToConstant: 40)
    let edges = [
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      label.topAnchor.constraint(equalTo: box.bottomAnchor),
    ]
    NSLayoutConstraint.activate(edges + [size])
    box.removeFromSuperview()
    // Those within the subtree stay, those that cross its border end.
    #expect(edges.map(\.isActive) == [true, false, false])
    #expect(size.isActive)
    #expect(root.constraints.isEmpty)
    root.addSubview(box)
    #expect(root.constraints.isEmpty)
    edges[1].isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 12)
    #expect(inner.frame.width == 40)
  }

  @Test func prioritiesDecide() {
    let box = add(UIView())
    let narrow = box.widthAnchor.constraint(equalToConstant: 100)
    let wide = box.widthAnchor.constraint(equalTo: root.widthAnchor)
    narrow.priority = UILayoutPriority(750)
    wide.priority = UILayoutPriority(749)
    NSLayoutConstraint.activate([narrow, wide])
    root.layoutIfNeeded()
    #expect(box.frame.width == 100)
    narrow.priority = UILayoutPriority(rawValue: 748)
    root.layoutIfNeeded()
    #expect(box.frame.width == 300)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(box.frame.width == 100)
    narrow.constant = 60
    root.layoutIfNeeded()
    #expect(box.frame.width == 60)
  }

  @Test func aConflictBreaksOneConstraintAndLayoutGoesOn() {
    let box = add(UIView())
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      box.heightAnchor.constraint(equalToConstant: 44),
      box.widthAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.height == 44)
    #expect([50, 280].contains(box.frame.width))
    #expect(root.constraints.count == 2)
  }

  @Test func aVisualFormatLaysOutAForm() {
    let (name, field) = (add(UILabel()), add(UITextField()))
    name.text = "Name"
    let views = ["name": name, "field": field]
    let metrics = ["gap": 8, "side": 20.5 as Any]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-side-[name]-gap-[field(>=100@750)]-side-|",
        options: .alignAllFirstBaseline, metrics: metrics, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-[field(30)]", options: [], metrics: nil, views: views))
    name.setContentHuggingPriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(field.frame.minY == 8)
    #expect(field.frame.maxX == 279.5 || abs(field.frame.maxX - 279.5) < 0.34)
    #expect(field.frame.minX == name.frame.maxX + 8)
    #expect(field.frame.height == 30)
  }

  @Test func changesAreAnimatedAsTheDocumentationSays() {
    let box = add(UIView())
    let height = box.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    root.layoutIfNeeded()
    height.constant = 90
    var ended: [Bool] = []
    UIView.animate(
      withDuration: 0.3,
      animations: { root.layoutIfNeeded() }, completion: { ended.append($0) })
    #expect(box.frame.height == 90)
    UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut]) {
      box.alpha = 0
    }
    UIView.animate(springDuration: 0.4, bounce: 0.2) { box.alpha = 0.5 }
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.alpha = 0.7 }
    } completion: {
      ended.append($0)
    }
    #expect(box.alpha == 0.7)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { height.constant = 20 }
    animator.addCompletion { position in ended.append(position == .end) }
    #expect(height.constant == 90)
    animator.startAnimation()
    #expect(height.constant == 20)
    #expect(ended == [true, true, true])
  }

  // MARK: Content

  /// A view whose size follows from what it shows.
  final class Badge: UIView {
    var count = 1 {
      didSet {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
      }
    }
    var layouts = 0
    let dot = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(dot)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var intrinsicContentSize: CGSize { CGSize(width: 10 * count, height: 20) }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      dot.frame = bounds.insetBy(dx: 2, dy: 2)
    }
  }

  @Test func aViewOfOnesOwnAsksForItsSize() {
    let badge = add(Badge())
    badge.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    badge.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 145, y: 0, width: 10, height: 20))
    badge.count = 5
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 125, y: 0, width: 50, height: 20))
    #expect(badge.dot.frame == CGRect(x: 2, y: 2, width: 46, height: 16))
    #expect(badge.layouts == 2)
    #expect(
      badge.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 50, height: 20))
    root.layoutIfNeeded()
    #expect(badge.layouts == 2)
  }

  @Test func attributedTextIsMeasured() {
    let label = add(UILabel())
    label.numberOfLines = 0
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let text = String(repeating: "Words that wrap. ", count: 8)
    label.attributedText = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)])
    root.layoutIfNeeded()
    let plain = label.frame.height
    #expect(plain > 2 * UIFont.systemFont(ofSize: 20).lineHeight)
    let lines = (plain / UIFont.systemFont(ofSize: 20).lineHeight).rounded()
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    label.attributedText = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
    root.layoutIfNeeded()
    #expect(abs(label.frame.height - plain - 10 * (lines - 1)) < 1)
    label.text = "One"
    root.layoutIfNeeded()
    #expect(label.frame.height < plain)
    #expect(label.attributedText?.string == "One")
    let size = ("Words" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    #expect(size.height == UIFont.systemFont(ofSize: 20).lineHeight)
    let wrapped = (text as NSString).boundingRect(
      with: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin], attributes: [.font: UIFont.systemFont(ofSize: 20)],
      context: nil)
    #expect(abs(wrapped.height - plain) < 1)
  }

  @Test func stacksInAScrollViewDecideItsContent() {
    let scroll = add(UIScrollView())
    let column = add(UIStackView(), to: scroll)
    column.axis = .vertical
    column.spacing = 12
    let (head, row, note) = (UILabel(), UIStackView(), UILabel())
    head.text = "Title"
    head.font = .preferredFont(forTextStyle: .largeTitle)
    for name in ["A", "B", "C"] {
      let button = UIButton(configuration: .filled())
      button.configuration?.title = name
      row.addArrangedSubview(button)
    }
    row.distribution = .fillEqually
    row.spacing = 6
    note.text = String(repeating: "Text ", count: 200)
    note.numberOfLines = 0
    for view in [head, row, note] { column.addArrangedSubview(view) }
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
      column.bottomAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
      column.leadingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -16),
      column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -32),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize.width == 300)
    #expect(scroll.contentSize.height == column.frame.height + 40)
    #expect(note.frame.width == 268)
    #expect(row.arrangedSubviews.allSatisfy { abs($0.frame.width - 256.0 / 3) < 0.6 })
    let full = scroll.contentSize.height
    row.isHidden = true
    root.layoutIfNeeded()
    #expect(abs(scroll.contentSize.height - (full - row.frame.height - 12)) < 40)
    #expect(scroll.contentSize.height < full)
    row.isHidden = false
    root.layoutIfNeeded()
    #expect(scroll.contentSize.height == full)
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 30))
    #expect(scroll.frame.origin == .zero)
  }
}
