import Foundation
import Testing
import UIKit

/// The geometry of layers, with a view and without, and their order.
@Suite @MainActor struct LayerTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))

  @Test func aViewsLayerHasItsGeometry() {
    let layer = view.layer
    #expect(layer.frame == view.frame && layer.bounds == view.bounds)
    #expect(layer.position == CGPoint(x: 60, y: 50))
    layer.position = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 50, y: 70, width: 100, height: 60))
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    layer.bounds = CGRect(x: 5, y: 6, width: 30, height: 40)
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 30, height: 40))
  }

  @Test func aLayerOfItsOwnHasItsAnchor() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
    #expect(layer.position == CGPoint(x: 60, y: 50))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 60, y: -10, width: 100, height: 60))
    layer.position = CGPoint(x: 0, y: 0)
    #expect(layer.frame.origin == CGPoint(x: 0, y: -60))
    let copy = CALayer(layer: layer)
    #expect(copy.frame == layer.frame && copy.anchorPoint == layer.anchorPoint)
    #expect(CALayer(layer: "no layer").frame == .zero)
  }

  @Test func layersLieInOrder() {
    let (root, other) = (CALayer(), CALayer())
    let layers = (0..<4).map { _ in CALayer() }
    #expect(root.sublayers == nil)
    root.addSublayer(layers[0])
    root.insertSublayer(layers[1], at: 0)
    root.insertSublayer(layers[2], above: layers[1])
    root.insertSublayer(layers[3], below: layers[2])
    #expect(root.sublayers == [layers[1], layers[3], layers[2], layers[0]])
    #expect(layers[3].superlayer === root)
    other.addSublayer(layers[3])
    #expect(root.sublayers == [layers[1], layers[2], layers[0]])
    other.insertSublayer(layers[0], above: nil)
    other.insertSublayer(layers[2], below: nil)
    #expect(other.sublayers == [layers[2], layers[3], layers[0]])
    layers[3].removeFromSuperlayer()
    #expect(layers[3].superlayer == nil && other.sublayers == [layers[2], layers[0]])
    other.sublayers = [layers[1]]
    #expect(other.sublayers == [layers[1]] && layers[2].superlayer == nil)
    #expect(root.sublayers == nil)
  }

  @Test func layersOfSubviewsComeFirst() {
    let (child, own) = (UIView(), CALayer())
    view.layer.addSublayer(own)
    view.addSubview(child)
    #expect(view.layer.sublayers == [child.layer, own] && child.layer.superlayer === view.layer)
    view.layer.sublayers = nil
    #expect(view.layer.sublayers == [child.layer])
  }

  @Test func layersOfClientsAreLaidOut() {
    final class Counter: CALayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let counter = Counter()
    counter.layoutIfNeeded()
    #expect(counter.count == 1)
  }

  @Test func transformsHaveTheirCells() {
    let moved = CATransform3DMakeTranslation(1, 2, 3)
    #expect((moved.m41, moved.m42, moved.m43, moved.m11) == (1, 2, 3, 1))
    let scaled = CATransform3DMakeScale(2, 3, 4)
    #expect((scaled.m11, scaled.m22, scaled.m33, scaled.m44) == (2, 3, 4, 1))
    #expect(CATransform3DIdentity.m22 == 1 && CATransform3DIdentity.m41 == 0)
  }
}
