import UIKit
import XCTest

@testable import Screens

/// Nothing here is LayoutBench's: with Xcode the same file tests the same screens on Apple's UIKit.
@MainActor private func show(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

final class ScreensTests: XCTestCase {
  func testProfileStandsInOrder() async {
    await MainActor.run {
      let controller = ProfileViewController()
      let window = show(controller)
      XCTAssertEqual(controller.portrait.frame.size, CGSize(width: 80, height: 80))
      XCTAssertEqual(controller.nameLabel.frame.midY, controller.portrait.frame.midY, accuracy: 0.5)
      XCTAssertEqual(
        controller.biographyLabel.frame.minY, controller.portrait.frame.maxY + 24, accuracy: 0.5)
      XCTAssertGreaterThanOrEqual(controller.followButton.frame.height, 44)
      XCTAssertEqual(controller.view.window, window)
    }
  }

  func testFeedShowsTheRowsThatFit() async {
    await MainActor.run {
      let controller = FeedViewController()
      let window = show(controller)
      let cells = controller.tableView.visibleCells
      XCTAssertGreaterThan(cells.count, 3)
      XCTAssertLessThan(cells.count, 40)
      for cell in cells.compactMap({ $0 as? PostCell }) {
        XCTAssertGreaterThan(cell.bodyLabel.frame.height, 0)
        XCTAssertLessThanOrEqual(cell.bodyLabel.frame.maxY, cell.contentView.bounds.height)
      }
      XCTAssertEqual(
        controller.replyField.frame.minY, controller.tableView.frame.maxY + 8, accuracy: 0.5)
      withExtendedLifetime(window) {}
    }
  }

  func testSettingsAreRows() async {
    await MainActor.run {
      let controller = SettingsViewController()
      let window = show(controller)
      XCTAssertEqual(controller.rows.count, 3)
      XCTAssertEqual(controller.rows[1].frame.minX, 20)
      XCTAssertEqual(controller.rows[1].frame.width, 353)
      XCTAssertEqual(
        controller.rows[1].frame.minY, controller.rows[0].frame.maxY + 16, accuracy: 0.5)
      XCTAssertEqual(controller.rows[0].axis, .horizontal)
      withExtendedLifetime(window) {}
    }
  }
}
