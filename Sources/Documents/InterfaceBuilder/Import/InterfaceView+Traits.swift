internal import LayoutModel

extension InterfaceView {
  /// The view as the document has it for some traits: with what its variations state instead.
  func applying(_ traits: TraitSelection) -> InterfaceView {
    guard !variations.isEmpty else { return self }
    var copy = self
    for variation in variations.applying(traits) { copy.attributes.take(variation) }
    return copy
  }
}

extension ViewAttributes {
  /// Takes over what a variation states.
  fileprivate mutating func take(_ variation: InterfaceVariation) {
    if let value = variation["hidden"] { isHidden = value == "YES" }
    if let font = variation.font { self.font = font }
    if let margins = variation.layoutMargins {
      layoutMargins = margins
      directionalLayoutMargins = nil
    } else if let margins = variation.directionalLayoutMargins {
      layoutMargins = nil
      directionalLayoutMargins = margins
    }
    stack?.take(variation)
  }
}

extension StackAttributes {
  /// Takes over what a variation states.
  fileprivate mutating func take(_ variation: InterfaceVariation) {
    if let value = variation["axis"] { axis = value == "vertical" ? .vertical : .horizontal }
    if let value = variation["spacing"].flatMap(Double.init) { spacing = value }
    if let value = variation["alignment"] { alignment = value }
    if let value = variation["distribution"] { distribution = value }
  }
}
