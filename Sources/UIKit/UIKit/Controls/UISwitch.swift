public import Foundation
import LayoutModel

/// A control that is on or off; it keeps its size both ways.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The colour while it is on; pictures show it.
  open var onTintColor: UIColor?
  /// The colour of the knob; kept, without effect.
  open var thumbTintColor: UIColor?

  override func didCreateModel() { model.hugContent() }

  /// Turns the switch on or off, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { CGSize(ControlMetrics.switch.size) }
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(ControlMetrics.switch.insets)
  }

  override var depiction: ViewDepiction { .toggle(isOn: isOn) }

  override var look: ViewLook {
    var look = super.look
    look.tint = onTintColor?.displayColor ?? look.tint
    return look
  }
}

extension View {
  /// Gives content of a fixed size the priorities with which it keeps it.
  final func hugContent() {
    for axis in LayoutAxis.allCases { setContentHuggingPriority(.defaultHigh, for: axis) }
  }
}

/// A control for a value on a scale; it has a height and no width of its own.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The value, held between those at the ends.
  open var value: Float = 0 {
    didSet { holdValue() }
  }

  /// The value at the leading end; a greater one moves the other end along.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      holdValue()
    }
  }

  /// The value at the trailing end; a lesser one moves the other end along.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      holdValue()
    }
  }

  private func holdValue() {
    let held = value.held(between: minimumValue, and: maximumValue)
    if value != held { value = held }
  }

  /// Whether the value changes while it is dragged.
  open var isContinuous = true
  /// The colour before the knob; pictures show it.
  open var minimumTrackTintColor: UIColor?
  /// The colour after the knob; kept, without effect.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob; kept, without effect.
  open var thumbTintColor: UIColor?

  /// Sets the value, at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override var intrinsicContentSize: CGSize { CGSize(ControlMetrics.slider.size) }
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(ControlMetrics.slider.insets)
  }

  override var depiction: ViewDepiction {
    let range = Double(maximumValue - minimumValue)
    return .slider(range > 0 ? Double(value - minimumValue) / range : 0)
  }

  override var look: ViewLook {
    var look = super.look
    look.tint = minimumTrackTintColor?.displayColor ?? look.tint
    return look
  }
}

/// A control with a plus and a minus.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The value, held between the least and the greatest.
  open var value: Double = 0 {
    didSet { holdValue() }
  }

  /// The least value.
  open var minimumValue: Double = 0 {
    didSet { holdValue() }
  }

  /// The greatest value.
  open var maximumValue: Double = 100 {
    didSet { holdValue() }
  }

  private func holdValue() {
    let held = value.held(between: minimumValue, and: maximumValue)
    if value != held { value = held }
  }

  /// What a tap adds.
  open var stepValue: Double = 1

  open override var intrinsicContentSize: CGSize { CGSize(ControlMetrics.stepper.size) }

  override var depiction: ViewDepiction { .stepper }
}
