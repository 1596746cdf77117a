public import Foundation
import LayoutModel

/// A row of choices, each as wide as the widest title needs.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private var segments: [String] = [] {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The index that stands for no choice.
  public nonisolated static var noSegment: Int { -1 }

  /// Creates a control with choices: texts, or pictures, which count by their names.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { ($0 as? String) ?? ($0 as? UIImage)?.model.name ?? "" }
  }

  /// Which choice is made.
  open var selectedSegmentIndex = -1
  /// The number of choices.
  open var numberOfSegments: Int { segments.count }
  /// The colour of the choice that is made; kept, without effect.
  open var selectedSegmentTintColor: UIColor?

  /// Adds a choice.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    segments.insert(title ?? "", at: index.held(between: 0, and: segments.count))
  }

  /// Removes a choice.
  open func removeSegment(at index: Int, animated: Bool) {
    if segments.indices.contains(index) { segments.remove(at: index) }
  }

  /// Removes all choices.
  open func removeAllSegments() { segments = [] }

  /// Changes the title of a choice.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    if segments.indices.contains(index) { segments[index] = title ?? "" }
  }

  /// The title of a choice.
  open func titleForSegment(at index: Int) -> String? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  open override var intrinsicContentSize: CGSize {
    let attributes = TextAttributes(font: ControlMetrics.segmentFont, lineLimit: 1)
    let widest = segments.map { title in
      model.textMeasurer.measure(
        title, attributes: attributes, width: .infinity, scale: model.displayScale
      ).size.width
    }.max()
    let segment = (widest ?? 0) + ControlMetrics.segmentPadding
    return CGSize(
      width: segment * Double(segments.count),
      height: ControlMetrics.segmentedControl.size.height)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(ControlMetrics.segmentedControl.insets)
  }

  override var depiction: ViewDepiction {
    .segments(segments, selected: selectedSegmentIndex)
  }
}
