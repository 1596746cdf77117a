public import Foundation

/// What is felt: nothing here; kept, without effect.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Gets ready; without effect.
  open func prepare() {}
}

/// What is felt at a touch; without effect.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong it is.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Hard.
    case rigid
  }

  /// Creates a generator.
  public convenience init(style: FeedbackStyle) {
    self.init()
  }

  /// Is felt; without effect.
  open func impactOccurred() {}
}

/// What is felt at a choice; without effect.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Is felt; without effect.
  open func selectionChanged() {}
}

/// What is felt at a result; without effect.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What the result is.
  public enum FeedbackType: Int, Sendable {
    /// Good.
    case success
    /// Doubtful.
    case warning
    /// Bad.
    case error
  }

  /// Is felt; without effect.
  open func notificationOccurred(_ type: FeedbackType) {}
}
