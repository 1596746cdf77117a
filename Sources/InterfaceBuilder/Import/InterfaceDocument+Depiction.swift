package import LayoutModel

extension InterfaceDocument {
  /// What a view shows, by its element and attributes, for pictures of the layout.
  package func depiction(ofView index: Int) -> ViewDepiction {
    let view = views[index]
    let attributes = view.attributes
    let text = attributes.text ?? ""
    let size = attributes.fontSize ?? (attributes.isSystemButton ? 15 : 17)
    let font = Font.system(size)
    switch view.element {
    case "label":
      return .text(text, TextSetting(font: font, lineLimit: attributes.numberOfLines))
    case "textView": return .text(text, TextSetting(font: font))
    case "button":
      return attributes.image != nil && text.isEmpty ? .image : .button(text, font)
    case "textField": return .field(text, font)
    case "imageView": return .image
    case "switch": return .toggle
    case "slider", "progressView": return .track
    case "segmentedControl", "stepper", "pageControl", "datePicker", "pickerView", "searchBar",
      "activityIndicatorView":
      return .control
    default: return .plain
    }
  }
}

extension DocumentView: DepictedView {
  package var depiction: ViewDepiction { content.depiction }
}

extension DocumentScrollView: DepictedView {
  package var depiction: ViewDepiction { content.depiction }
}
