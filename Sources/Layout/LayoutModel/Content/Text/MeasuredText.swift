/// The last two measurements of a text that does not change: unwrapped, and at a width.
struct MeasuredText {
  private struct Key: Equatable {
    var width: Double
    var host: ObjectIdentifier?
    var generation: Int
  }

  private var unwrapped: (key: Key, value: TextMeasurement)?
  private var wrapped: (key: Key, value: TextMeasurement)?

  /// The measurement, made if it is neither of the last two.
  mutating func measurement(
    of text: String, attributes: TextAttributes, width: Double, in view: View
  ) -> TextMeasurement {
    // Another host may have another measurer.
    let key = Key(
      width: width, host: view.host.map(ObjectIdentifier.init),
      generation: view.host?.textMeasurerGeneration ?? 0)
    if let unwrapped, unwrapped.key == key { return unwrapped.value }
    if let wrapped, wrapped.key == key { return wrapped.value }
    let value = view.textMeasurer.measure(
      text, attributes: attributes, width: width, scale: view.displayScale)
    if width == .infinity {
      unwrapped = (key, value)
    } else {
      wrapped = (key, value)
    }
    return value
  }
}

extension View {
  /// What measures the view's text.
  package final var textMeasurer: any TextMeasurer { host?.textMeasurer ?? .system }
}
