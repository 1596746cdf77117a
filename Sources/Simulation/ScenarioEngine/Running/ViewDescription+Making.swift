import LayoutModel

extension ViewDescription {
  /// A view of the class described, without what all views have.
  func makeView() -> View {
    switch (viewClass, contentSize) {
    case (.scrollView, _): return ScrollView()
    case (.stackView, _): return makeStack()
    case (.label, .string(let text)):
      let font = font ?? FontDescription(font: .label, lines: 1)
      let label = Label(text: text, font: font.font, numberOfLines: font.lines)
      label.adjustsFontForContentSizeCategory = font.font.textStyle != nil
      return label
    case (.button, .string(let text)):
      let button = Button(title: text)
      if let font { button.font = font.font }
      return button
    case (.textField, .string(let text)):
      let field = TextField(text: text)
      if let font { field.font = font.font }
      field.adjustsFontForContentSizeCategory = font?.font.textStyle != nil
      return field
    case (.view, nil): return View()
    case (.view, _), (.label, _), (.imageView, _), (.button, _), (.textField, _):
      let view = ContentView()
      view.viewClass = viewClass
      return view
    }
  }

  private func makeStack() -> StackView {
    let view = StackView()
    let stack = stack ?? StackDescription()
    view.axis = stack.axis
    view.distribution = stack.distribution
    view.alignment = stack.alignment
    view.spacing = stack.spacing
    view.isBaselineRelativeArrangement = stack.isBaselineRelative
    view.isLayoutMarginsRelativeArrangement = stack.isMarginsRelative
    return view
  }

  /// The constraints of the view and all below it, in the order of the file.
  var allConstraints: [ConstraintDescription] {
    subviews.reduce(into: constraints) { $0 += $1.allConstraints }
  }
}

extension View {
  /// Adds a view as a subview; a stack view arranges it.
  func addSubviewOrArranged(_ view: View) {
    if let stack = self as? StackView {
      stack.addArrangedSubview(view)
    } else {
      addSubview(view)
    }
  }
}
