import Testing
import UIKit

/// Values that are associated with objects: with this module's, and with any other.
@Suite @MainActor struct AssociatedObjectTests {
  private final class Token {}
  private final class Plain {}

  private static let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
  private var first: UnsafeRawPointer { unsafe UnsafeRawPointer(Self.keys) }
  private var second: UnsafeRawPointer { unsafe UnsafeRawPointer(Self.keys + 1) }

  private func hosts() -> [AnyObject] {
    let view = UIView()
    return [
      view, UILayoutGuide(), NSLayoutConstraint(), UIViewController(), UILabel(), Plain(),
      NSObject(), view.topAnchor,
    ]
  }

  @Test func valuesAreKeptByKey() {
    for object in hosts() {
      unsafe objc_setAssociatedObject(object, first, "one", .OBJC_ASSOCIATION_COPY_NONATOMIC)
      unsafe objc_setAssociatedObject(object, second, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(unsafe objc_getAssociatedObject(object, first) as? String == "one")
      let boxed: Any = object
      #expect(unsafe objc_getAssociatedObject(boxed, second) as? Int == 2)
      unsafe objc_setAssociatedObject(object, first, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(unsafe objc_getAssociatedObject(object, first) == nil)
      objc_removeAssociatedObjects(object)
      #expect(unsafe objc_getAssociatedObject(object, second) == nil)
    }
  }

  @Test func valuesEndWithTheObjectsOfThisModule() {
    for make: @MainActor () -> NSObject in [
      { UIView() }, { UILayoutGuide() }, { NSLayoutConstraint() }, { UIViewController() },
    ] {
      weak var value: Token?
      do {
        let object = make()
        let token = Token()
        value = token
        unsafe objc_setAssociatedObject(object, first, token, .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(value == nil)
    }
  }

  @Test func anAddressThatIsUsedAgainFindsNothing() {
    // Objects of one size one after the other nearly always get the address of the one before.
    for _ in 0..<200 {
      let plain = Plain()
      #expect(unsafe objc_getAssociatedObject(plain, first) == nil)
      unsafe objc_setAssociatedObject(plain, first, "mine", .OBJC_ASSOCIATION_RETAIN)
      #expect(unsafe objc_getAssociatedObject(plain, first) as? String == "mine")
    }
  }

  @Test func valuesOfOtherObjectsEndInTime() {
    weak var oldest: Token?
    do {
      let token = Token()
      oldest = token
      unsafe objc_setAssociatedObject(Plain(), first, token, .OBJC_ASSOCIATION_RETAIN)
    }
    let living = (0..<300).map { _ in Plain() }
    for object in living {
      unsafe objc_setAssociatedObject(object, first, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(oldest == nil)
    #expect(living.allSatisfy { unsafe objc_getAssociatedObject($0, first) as? Int == 1 })
  }

  @Test func anAssignedValueIsNotKept() {
    let view = UIView()
    do {
      let token = Token()
      unsafe objc_setAssociatedObject(view, first, token, .OBJC_ASSOCIATION_ASSIGN)
      #expect(unsafe objc_getAssociatedObject(view, first) as? Token === token)
    }
    #expect(unsafe objc_getAssociatedObject(view, first) == nil)
  }

  @Test func aCopyDoesNotFollowTheOriginal() {
    let view = UIView()
    let text = NSMutableString(string: "a")
    unsafe objc_setAssociatedObject(view, first, text, .OBJC_ASSOCIATION_COPY)
    text.append("b")
    #expect(unsafe objc_getAssociatedObject(view, first) as? NSString == "a")
  }
}
