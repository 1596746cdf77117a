import QuartzCore
import XCTest

/// A file that imports the layers' module alone.
final class LayerImportTests: XCTestCase {
  func testLayersAreThere() async {
    await MainActor.run {
      let layer = CALayer()
      let shape = CAShapeLayer()
      layer.addSublayer(shape)
      XCTAssertTrue(shape.superlayer === layer)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      shape.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      CATransaction.commit()
      XCTAssertEqual(shape.position, CGPoint(x: 2.5, y: 4))
      XCTAssertGreaterThan(CACurrentMediaTime(), 0)
    }
  }
}
