public import Foundation

/// What a presentation is done by; kept, without effect.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public private(set) final weak var presentedViewController: UIViewController?
  /// What is asked and notified of the presentation; never called.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates what a presentation is done by.
  public required init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    super.init()
  }
}

/// What is asked and notified of a presentation; never called.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The user dismissed what was presented.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The user dismissed what was presented; by default nothing happens.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// How a sheet is presented; kept, without effect: a sheet has the system's full height.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public struct Detent: Hashable, Sendable {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public var rawValue: String

      /// Creates a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Half the height.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// The full height.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier

    /// Half the height.
    public static func medium() -> Detent { Detent(identifier: .medium) }
    /// The full height.
    public static func large() -> Detent { Detent(identifier: .large) }
  }

  /// The heights at which the sheet rests.
  open var detents: [Detent] = [.large()]
  /// The height at which it rests.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Whether a handle is shown.
  open var prefersGrabberVisible = false
  /// The radius of the corners, in points; nil for the system's.
  open var preferredCornerRadius: CGFloat?
}

/// How a bubble is presented; kept, without effect: it is presented as a page.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble belongs to.
  open var sourceView: UIView?
  /// The rectangle in it that the bubble belongs to.
  open var sourceRect = CGRect.null
  /// The button that the bubble belongs to.
  open var barButtonItem: UIBarButtonItem?
}

extension UIViewController {
  /// How the controller is presented as a sheet; nil where it is not to be one.
  public final var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: presentation()
    default: nil
    }
  }

  /// How the controller is presented as a bubble; nil where it is not to be one.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover || floats ? presentation() : nil
  }

  /// How the controller is presented.
  public final var presentationController: UIPresentationController? {
    sheetPresentationController ?? popoverPresentationController ?? presentation()
  }

  private func presentation<Kind: UIPresentationController>() -> Kind {
    if let made = presentationStorage as? Kind { return made }
    let made = Kind.init(presentedViewController: self, presenting: nil)
    presentationStorage = made
    return made
  }
}
