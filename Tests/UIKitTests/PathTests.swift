import Foundation
import Testing
import UIKit

/// The rectangles that paths fill, and how transforms move points.
@Suite struct PathTests {
  private func isNear(_ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ maxX: CGFloat, _ maxY: CGFloat)
    -> Bool
  {
    zip([rect.minX, rect.minY, rect.maxX, rect.maxY], [x, y, maxX, maxY])
      .allSatisfy { abs($0 - $1) < 1e-9 }
  }

  private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool = true) -> CGRect {
    UIBezierPath(
      arcCenter: CGPoint(x: 100, y: 50), radius: 10, startAngle: start * .pi, endAngle: end * .pi,
      clockwise: clockwise
    ).bounds
  }

  @Test func arcsReachWhereTheyPass() {
    #expect(isNear(arc(0, 2), 90, 40, 110, 60), "a circle")
    #expect(isNear(arc(0, 0.5), 100, 50, 110, 60), "a quarter, downwards")
    #expect(isNear(arc(0, 0.5, clockwise: false), 90, 40, 110, 60), "the other three quarters")
    #expect(isNear(arc(1, 2), 90, 40, 110, 50), "the upper half")
    #expect(isNear(arc(0, 1), 90, 50, 110, 60), "the lower half")
    let half = CGFloat(0.5).squareRoot() * 10
    #expect(isNear(arc(0.25, 0.75), 100 - half, 50 + half, 100 + half, 60), "around the bottom")
    #expect(isNear(arc(-0.25, 0.25), 100 + half, 50 - half, 110, 50 + half), "around the right")
  }

  @Test func linesAndCurvesReachTheirPoints() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds == .null && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 4, height: 0))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 8, y: 4))
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 7, height: 4))
    path.addCurve(
      to: CGPoint(x: 3, y: 3), controlPoint1: CGPoint(x: -2, y: 0),
      controlPoint2: CGPoint(x: 0, y: 9))
    #expect(path.bounds == CGRect(x: -2, y: 0, width: 10, height: 9))
    #expect(path.currentPoint == CGPoint(x: 3, y: 3) && !path.isEmpty)
    path.removeAllPoints()
    #expect(path.isEmpty && path.cgPath.isEmpty)
  }

  @Test func pathsOfRectanglesAreJoinedAndMoved() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    for path in [
      UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect),
      UIBezierPath(roundedRect: rect, cornerRadius: 1),
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 1, height: 1)),
    ] {
      #expect(path.bounds == rect && path.cgPath.boundingBox == rect)
    }
    let path = UIBezierPath(rect: rect)
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 0, width: 1, height: 1)))
    #expect(path.bounds == CGRect(x: 1, y: 0, width: 10, height: 6))
    let copy = UIBezierPath(cgPath: path.cgPath)
    copy.apply(CGAffineTransform(scaleX: 2, y: 3))
    #expect(copy.bounds == CGRect(x: 2, y: 0, width: 20, height: 18))
    path.cgPath = copy.cgPath
    #expect(path.bounds == copy.bounds)
  }

  @Test func transformsMovePoints() {
    let point = CGPoint(x: 2, y: 3)
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = point.applying(turn)
    #expect(abs(turned.x + 3) < 1e-9 && abs(turned.y - 2) < 1e-9)
    // What is appended last is applied first: the scale, then the move that was there.
    let moved = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 4)
    #expect(point.applying(moved) == CGPoint(x: 14, y: 32))
    let scaled = CGAffineTransform(scaleX: 2, y: 4).translatedBy(x: 10, y: 20)
    #expect(point.applying(scaled) == CGPoint(x: 24, y: 92))
    let both = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    let last = point.applying(both)
    #expect(abs(last.x - 7) < 1e-9 && abs(last.y - 2) < 1e-9)
  }
}
