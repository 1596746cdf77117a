import Testing
import UIKit

/// A client's protocol that views and guides satisfy as they are.
@MainActor protocol Anchored: AnyObject {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var rightAnchor: NSLayoutXAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}

/// A client's protocol of anchors.
@MainActor protocol AnyAxisAnchor {}
extension NSLayoutAnchor: AnyAxisAnchor {}

extension NSLayoutXAxisAnchor {
  fileprivate func constraint(
    equalTo anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    let plain = constraint(equalTo: anchor, constant: constant)
    return NSLayoutConstraint(
      item: plain.firstItem as Any, attribute: plain.firstAttribute, relatedBy: .equal,
      toItem: plain.secondItem, attribute: plain.secondAttribute, multiplier: multiplier,
      constant: constant)
  }
}

@MainActor private func == (
  left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor
) -> NSLayoutConstraint { left.constraint(equalTo: right) }

@MainActor private func + (
  left: NSLayoutDimension, right: CGFloat
) -> (NSLayoutDimension, CGFloat) { (left, right) }

/// Anchors, as client libraries use them.
@Suite @MainActor struct AnchorTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
  }

  @Test func castsDecideByAxis() {
    func axis(_ anchor: Any) -> String {
      switch anchor {
      case is NSLayoutXAxisAnchor: "x"
      case _ as NSLayoutYAxisAnchor: "y"
      case _ as NSLayoutDimension: "size"
      default: "?"
      }
    }
    #expect(
      [view.leftAnchor, view.topAnchor, view.widthAnchor].map(axis) == ["x", "y", "size"])
    let client: [any AnyAxisAnchor] = [view.leftAnchor, view.heightAnchor]
    #expect(client.map(axis) == ["x", "size"])
  }

  @Test func clientsOperatorsAndOverloadsAreTaken() {
    let constraint: NSLayoutConstraint = view.leftAnchor == container.leftAnchor
    #expect(constraint.firstAttribute == .left)
    let (anchor, constant) = view.widthAnchor + 4
    #expect((anchor, constant) == (view.widthAnchor, 4))
    let half = view.centerXAnchor.constraint(
      equalTo: container.trailingAnchor, multiplier: 0.25, constant: 2)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([half, width])
    container.layoutIfNeeded()
    #expect(view.frame.midX == 52)
  }

  @Test func anchorsOfOneAttributeAreEqual() {
    #expect(view.topAnchor == view.topAnchor)
    #expect(view.topAnchor != view.bottomAnchor)
    #expect(view.topAnchor != container.topAnchor)
    #expect(Set([view.widthAnchor, view.widthAnchor]).count == 1)
    #expect(view.topAnchor.item === view)
    let constraint = view.topAnchor.constraint(equalTo: container.bottomAnchor)
    #expect(constraint.firstAnchor.item === view)
    #expect(constraint.secondAnchor?.name == container.bottomAnchor.name)
    #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test func eachOverloadMakesItsConstraint() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    for item: any Anchored in [view, guide] {
      let places = [
        item.topAnchor.constraint(equalTo: container.topAnchor),
        item.topAnchor.constraint(greaterThanOrEqualTo: container.topAnchor),
        item.topAnchor.constraint(lessThanOrEqualTo: container.topAnchor),
        item.topAnchor.constraint(equalTo: container.topAnchor, constant: 2),
        item.topAnchor.constraint(greaterThanOrEqualTo: container.topAnchor, constant: 2),
        item.topAnchor.constraint(lessThanOrEqualTo: container.topAnchor, constant: 2),
      ]
      #expect(places.map(\.relation.rawValue) == [0, 1, -1, 0, 1, -1])
      #expect(places.map(\.constant) == [0, 0, 0, 2, 2, 2])
      let sizes = [
        item.widthAnchor.constraint(equalToConstant: 5),
        item.widthAnchor.constraint(greaterThanOrEqualToConstant: 5),
        item.widthAnchor.constraint(lessThanOrEqualToConstant: 5),
        item.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
        item.widthAnchor.constraint(greaterThanOrEqualTo: container.heightAnchor, multiplier: 2),
        item.widthAnchor.constraint(
          lessThanOrEqualTo: container.widthAnchor, multiplier: 0.5, constant: 3),
      ]
      #expect(sizes.map(\.relation.rawValue) == [0, 1, -1, 0, 1, -1])
      #expect(sizes.map(\.multiplier) == [1, 1, 1, 0.5, 2, 0.5])
      #expect(sizes.map(\.constant) == [5, 5, 5, 0, 0, 3])
    }
  }

  @Test func aDistanceIsADimension() {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(other)
    let gap = view.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      gap.constraint(equalTo: view.widthAnchor, multiplier: 2, constant: 1),
      other.widthAnchor.constraint(equalToConstant: 5),
      other.topAnchor.constraint(equalToSystemSpacingBelow: view.bottomAnchor, multiplier: 1),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    container.layoutIfNeeded()
    #expect(other.frame.minX == 61)
    #expect(other.frame.minY == 18)
  }
}
