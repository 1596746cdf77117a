import LayoutModel
import Testing

/// UIKit's own form, with addresses.
@Suite struct UIKitDescriptionTests {
  private let addresses = ObjectAddressTable()
  private var style: DescriptionStyle { .uikit(addresses) }

  @Test func viewsPrintFrameMaskAndLayer() {
    let view = View(frame: Rect(x: 0, y: 20, width: 240, height: 128))
    view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    addresses.assign(0x7ff1_0860_fa90, to: view)
    addresses.assignLayer(0x6000_0003_b5c0, of: view)
    #expect(
      view.description(in: style)
        == "<UIView: 0x7ff10860fa90; frame = (0 20; 240 128); autoresize = RM+BM; "
        + "layer = <CALayer: 0x60000003b5c0>>")
    #expect(view.description == "<UIView; frame = (0 20; 240 128); autoresize = RM+BM>")
    view.isHidden = true
    view.accessibilityIdentifier = "red"
    #expect(
      view.description
        == "<UIView 'red'; frame = (0 20; 240 128); hidden = YES; autoresize = RM+BM>")
  }

  @Test func guidesPrintFrameAndOwner() {
    let view = View(frame: Rect(x: 0, y: 0, width: 375, height: 812))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.propagateSafeArea(EdgeInsets(top: 44, bottom: 34))
    let guide = view.safeAreaLayoutGuide
    addresses.assign(0x7f88_8240_c3b0, to: view)
    addresses.assignLayer(0x6080_0043_1ec0, of: view)
    addresses.assign(0x6080_009a_3c60, to: guide)
    #expect(
      guide.description(in: style)
        == "<UILayoutGuide: 0x6080009a3c60 - \"UIViewSafeAreaLayoutGuide\", "
        + "layoutFrame = {{0, 44}, {375, 734}}, owningView = <UIView: 0x7f888240c3b0; "
        + "frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer: 0x608000431ec0>>>")
    #expect("\(view.safeAreaInsets)" == "{44, 0, 34, 0}")
  }

  @Test func constraintsListTheNamesOfTheirItems() {
    let root = View()
    let named = View()
    let plain = View()
    root.addSubview(named)
    root.addSubview(plain)
    named.accessibilityIdentifier = "logo"
    addresses.assign(0xa, to: root)
    addresses.assign(0xb, to: named)
    addresses.assign(0xc, to: plain)
    let first = named.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    addresses.assign(0x1, to: first)
    #expect(
      first.description(in: style)
        == "<NSLayoutConstraint:0x1 H:|-(0)-[logo]   (inactive, names: logo:0xb, '|':UIView:0xa )>")
    let second = plain.leadingAnchor.constraint(equalTo: named.trailingAnchor)
    addresses.assign(0x2, to: second)
    #expect(
      second.description(in: style)
        == "<NSLayoutConstraint:0x2 H:[logo]-(0)-[UIView:0xc]   (inactive, names: logo:0xb )>")
    root.accessibilityIdentifier = "screen"
    #expect(
      first.description(in: style)
        == "<NSLayoutConstraint:0x1 H:|-(0)-[logo]   "
        + "(inactive, names: logo:0xb, '|':screen:0xa )>")
    let third = plain.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
    addresses.assign(0x3, to: third)
    addresses.assign(0xd, to: root.safeAreaLayoutGuide)
    #expect(
      third.description(in: style)
        == "<NSLayoutConstraint:0x3 UIView:0xc.top == UILayoutGuide:0xd'UIViewSafeAreaLayoutGuide'"
        + ".top   (inactive)>")
  }

  @Test func masksPrintTheirMarks() {
    let root = View()
    let view = View()
    root.addSubview(view)
    view.autoresizingMask = .flexibleTopMargin
    addresses.assign(0xb, to: view)
    let constraint = LayoutConstraint(
      unchecked: view, .centerX, .equal, nil, .notAnAttribute, multiplier: 1, constant: 120.5)
    constraint.origin = .autoresizingMask
    addresses.assign(0x1, to: constraint)
    #expect(
      constraint.description(in: style)
        == "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=&-- UIView:0xb.midX == 120.5"
        + "   (active)>")
    let centred = LayoutConstraint(
      unchecked: view, .centerY, .equal, root, .height, multiplier: 0.5, constant: 40)
    centred.origin = .autoresizingMask
    #expect(centred.equation == "UIView#0.midY == UIView.midY + 40")
  }

  @Test func contentSizesPrintBothPriorities() {
    let view = View()
    view.setContentHuggingPriority(251, for: .horizontal)
    let constraint = LayoutConstraint(
      unchecked: view, .width, .lessThanOrEqual, nil, .notAnAttribute, multiplier: 1, constant: 50)
    constraint.origin = .contentSize
    constraint.priority = 251
    #expect(
      constraint.description
        == "<NSContentSizeLayoutConstraint UIView.width == 50 Hug:251 CompressionResistance:750"
        + "   (active)>")
  }

  @Test func addressesAreTheSameInEveryRun() {
    let books = [ObjectAddressTable(), ObjectAddressTable()]
    let view = View()
    let texts = books.map { view.description(in: .uikit($0)) }
    #expect(texts[0] == texts[1])
    #expect(texts[0].hasPrefix("<UIView: 0x7f8"))
    #expect(books[0].address(of: View()) != books[0].address(of: view))
  }
}
