import Foundation
import TestSupport
import Testing
import UIKit

/// What layers and animations are made with and what their setters change, as `Tests/Stored` has it.
@Suite @MainActor struct StoredLayerTests {
  @Test func layersAreAsTheyWere() throws {
    var parts = try StoredParts.onPhone("facade-layers")
    func all<Layer: CALayer>() -> [Facade<Layer>.Property] {
      typealias F = Facade<Layer>
      return [
        F.p("bounds", \.bounds, CGRect(x: 1, y: 2, width: 30, height: 40)),
        F.p("position", \.position, CGPoint(x: 5, y: 6)),
        F.p("anchorPoint", \.anchorPoint, CGPoint(x: 0, y: 1)),
        F.p("frame", \.frame, CGRect(x: 1, y: 2, width: 30, height: 40)),
        F.p("transform", \.transform, CATransform3DMakeScale(2, 3, 4)),
        F.p("zPosition", \.zPosition, 2), F.p("contentsScale", \.contentsScale, 3),
        F.p("cornerRadius", \.cornerRadius, 4), F.p("cornerCurve", \.cornerCurve, .continuous),
        F.p("maskedCorners", \.maskedCorners, .layerMinXMinYCorner),
        F.p("masksToBounds", \.masksToBounds, true), F.p("borderWidth", \.borderWidth, 2),
        F.p("borderColor", \.borderColor, UIColor.red.cgColor),
        F.p("backgroundColor", \.backgroundColor, UIColor.red.cgColor),
        F.p("shadowColor", \.shadowColor, UIColor.red.cgColor),
        F.p("shadowOpacity", \.shadowOpacity, 0.5),
        F.p("shadowOffset", \.shadowOffset, CGSize(width: 1, height: 1)),
        F.p("shadowRadius", \.shadowRadius, 9), F.p("opacity", \.opacity, 0.5),
        F.p("isHidden", \.isHidden, true), F.p("shouldRasterize", \.shouldRasterize, true),
        F.p("rasterizationScale", \.rasterizationScale, 2), F.p("name", \.name, "layer"),
        F.r("sublayers", \.sublayers?.count), F.f("superlayer") { $0.superlayer == nil },
      ]
    }
    Facade(CALayer(), all()).append(to: &parts, as: "CALayer")
    Facade(UIView().layer, all()).append(to: &parts, as: "a view's layer")
    typealias Gradient = Facade<CAGradientLayer>
    Gradient(
      CAGradientLayer(),
      [
        Gradient.p("startPoint", \.startPoint, CGPoint(x: 1, y: 1)),
        Gradient.p("endPoint", \.endPoint, .zero), Gradient.r("colors", \.colors?.count),
        Gradient.p("locations", \.locations, [0, 1]),
      ], inherited: all()
    ).append(to: &parts, as: "CAGradientLayer")
    typealias Shape = Facade<CAShapeLayer>
    Shape(
      CAShapeLayer(),
      [
        Shape.p("fillColor", \.fillColor, nil),
        Shape.p("strokeColor", \.strokeColor, UIColor.red.cgColor),
        Shape.p("lineWidth", \.lineWidth, 4), Shape.p("lineCap", \.lineCap, .round),
        Shape.p("lineJoin", \.lineJoin, .bevel), Shape.p("strokeStart", \.strokeStart, 0.2),
        Shape.p("strokeEnd", \.strokeEnd, 0.7), Shape.p("dashes", \.lineDashPattern, [1, 2]),
      ], inherited: all()
    ).append(to: &parts, as: "CAShapeLayer")
    typealias Animation = Facade<CABasicAnimation>
    Animation(
      CABasicAnimation(keyPath: "opacity"),
      [
        Animation.p("duration", \.duration, 2), Animation.p("beginTime", \.beginTime, 1),
        Animation.p("repeatCount", \.repeatCount, 3),
        Animation.p("autoreverses", \.autoreverses, true),
        Animation.p("isRemoved", \.isRemovedOnCompletion, false),
        Animation.p("fillMode", \.fillMode, .both), Animation.p("keyPath", \.keyPath, "position"),
      ]
    ).append(to: &parts, as: "CABasicAnimation")
    try parts.check()
  }
}
