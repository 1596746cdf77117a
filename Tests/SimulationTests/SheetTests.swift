import LayoutModel
import Simulation
import SolverCatalog
import Testing

@Suite("Sheets and child controllers")
struct SheetTests {
  @Test func detentsPullASheetUp() throws {
    let sheet = ViewController()
    let window = try window(ViewController(), on: "iphone-x")
    window.layoutIfNeeded()
    window.present(sheet, as: Sheet(style: .pageSheet, detent: .medium))
    window.layoutIfNeeded()
    #expect(sheet.view.frame == Rect(x: 0, y: 406, width: 375, height: 406))
    #expect(sheet.view.safeAreaInsets == EdgeInsets(bottom: 34))
    window.setDetent(.large)
    window.layoutIfNeeded()
    #expect(sheet.view.frame == Rect(x: 0, y: 54, width: 375, height: 758))
    #expect(sheet.view.safeAreaInsets == EdgeInsets(bottom: 34))
    window.setDetent(.height(200))
    window.layoutIfNeeded()
    #expect(sheet.view.frame == Rect(x: 0, y: 578, width: 375, height: 234))
    window.dismiss()
    window.layoutIfNeeded()
    #expect(sheet.view.superview == nil)
    #expect(window.presentedViewController == nil)
  }

  @Test func aTurnedPhoneShowsSheetsOverTheWholeWindow() throws {
    let sheet = ViewController()
    let window = try window(ViewController(), on: "iphone-x")
    window.present(sheet, as: Sheet(style: .formSheet))
    window.rotate(to: .landscapeLeft)
    window.layoutIfNeeded()
    #expect(sheet.view.frame == Rect(x: 0, y: 0, width: 812, height: 375))
    #expect(sheet.view.safeAreaInsets == EdgeInsets(left: 44, bottom: 21, right: 44))
  }

  @Test func cardsStandInTheMiddleOfATablet() throws {
    let sheet = ViewController()
    let window = try window(ViewController(), on: "ipad-9.7")
    window.present(sheet, as: Sheet(style: .formSheet))
    window.layoutIfNeeded()
    #expect(sheet.view.frame == Rect(x: 114, y: 202, width: 540, height: 620))
    #expect(sheet.view.safeAreaInsets == .zero)
    window.resize(toWidth: 438)
    window.layoutIfNeeded()
    #expect(sheet.view.frame == Rect(x: 0, y: 30, width: 438, height: 994))
  }

  /// UIKit's page sheet on a tablet of 768 x 1,024: 712 wide, 44 free above and below.
  @Test func pagesOfATabletLeaveAMargin() throws {
    let sheet = ViewController()
    let window = try window(ViewController(), on: "ipad-9.7")
    window.present(sheet, as: Sheet(style: .pageSheet))
    window.layoutIfNeeded()
    #expect(sheet.view.frame == Rect(x: 28, y: 44, width: 712, height: 936))
  }

  @Test func anotherSheetTakesThePlaceOfTheFirst() throws {
    let (first, second) = (ViewController(), ViewController())
    let window = try window(ViewController(), on: "iphone-x")
    window.present(first, as: Sheet(style: .formSheet))
    window.layoutIfNeeded()
    window.present(second, as: Sheet(style: .pageSheet, detent: .medium))
    window.layoutIfNeeded()
    #expect(first.view.superview == nil)
    #expect(window.presentedViewController === second)
    #expect(second.view.frame == Rect(x: 0, y: 406, width: 375, height: 406))
  }

  @Test func aSheetRisesAndLeavesWithinATransition() throws {
    let sheet = ViewController()
    let window = try window(ViewController(), on: "iphone-x")
    window.layoutIfNeeded()
    window.beginTransition()
    window.present(sheet, as: Sheet(style: .pageSheet, detent: .medium))
    window.setTransitionProgress(0.5)
    window.layoutIfNeeded()
    #expect(sheet.view.frame == Rect(x: 0, y: 609, width: 375, height: 406))
    window.endTransition()
    window.layoutIfNeeded()
    #expect(sheet.view.frame == Rect(x: 0, y: 406, width: 375, height: 406))
    window.beginTransition()
    window.dismiss()
    window.setTransitionProgress(0.5)
    window.layoutIfNeeded()
    #expect(sheet.view.superview != nil)
    #expect(sheet.view.frame.minY == 609)
    window.endTransition()
    #expect(sheet.view.superview == nil)
  }

  /// A child's guides end where what reaches into the parent's view ends in the child's.
  @Test func childControllersHaveGuidesOfTheirOwn() throws {
    let parent = ViewController()
    let child = ViewController()
    let navigation = NavigationController(rootViewController: parent)
    let window = try window(navigation, on: "iphone-8")
    parent.addChild(child, insertsView: false)
    parent.view.addSubview(child.view)
    child.view.autoresizingMask = []
    child.view.frame = Rect(x: 0, y: 40, width: 375, height: 300)
    #expect(child.topLayoutGuide.length == 0)
    window.layoutIfNeeded()
    #expect(parent.view.safeAreaInsets.top == 64)
    #expect(child.view.safeAreaInsets == EdgeInsets(top: 24))
    #expect(child.topLayoutGuide.frame == Rect(x: 0, y: 0, width: 0, height: 24))
    #expect(child.bottomLayoutGuide.frame == Rect(x: 0, y: 300, width: 0, height: 0))
    child.additionalSafeAreaInsets = EdgeInsets(bottom: 12)
    window.layoutIfNeeded()
    #expect(child.bottomLayoutGuide.frame == Rect(x: 0, y: 288, width: 0, height: 12))
  }
}
