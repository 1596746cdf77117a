package import LayoutModel

extension InterfaceDocument {
  /// What a view shows, by its element and attributes, for pictures of the layout.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - category: How large the user wants text.
  /// - Returns: What a picture shows in the view's place.
  func depiction(of view: InterfaceView, category: ContentSizeCategory) -> ViewDepiction {
    let attributes = view.attributes
    let appearance = view.appearance
    let text = attributes.text ?? ""
    var textAttributes: TextAttributes {
      DocumentText(of: view, in: self, category: category).textAttributes
    }
    switch view.element {
    case "label", "textView": return .text(text, textAttributes)
    case "button":
      let image = attributes.image == nil ? nil : image(of: view)
      if attributes.buttonType == "infoLight" || attributes.buttonType == "infoDark" {
        return .button("", textAttributes.font, image: .symbol("info.circle"))
      }
      if attributes.buttonType == "contactAdd" {
        return .button("", textAttributes.font, image: .symbol("plus.circle"))
      }
      return .button(text, textAttributes.font, image: image)
    case "textField":
      return .field(
        text, textAttributes.font, isPlaceholder: appearance.showsPlaceholder,
        hasBorder: attributes.borderStyle != nil && attributes.borderStyle != "none")
    case "imageView": return .image(image(of: view))
    case "switch": return .toggle(isOn: appearance.isOn)
    case "slider": return .slider(appearance.value)
    case "progressView": return .progress(appearance.value)
    case "segmentedControl":
      return .segments(attributes.segments, selected: appearance.selectedIndex)
    case "stepper": return .stepper
    case "pageControl":
      return .pages(count: appearance.pageCount, current: appearance.selectedIndex)
    case "activityIndicatorView": return .activity
    case "searchBar": return .search(text)
    case "datePicker", "pickerView": return .picker
    case "navigationBar", "toolbar", "tabBar": return .bar(bar(of: view))
    case "tableViewCell":
      let table = view.parent.map { views[$0] }
      return .cell(
        accessory: attributes.accessoryType.flatMap(CellAccessory.init) ?? .none,
        hasSeparator: table?.appearance.hasSeparators ?? true)
    case "mapView": return .map
    default: return .plain
    }
  }

  /// How a view is painted, for pictures of the layout.
  package func look(ofView index: Int) -> ViewLook {
    let view = views[index]
    let appearance = view.appearance
    var look = ViewLook()
    func color(_ keys: String...) -> DisplayColor? {
      keys.lazy.compactMap { self.displayColor(appearance.colors[$0]) }.first
    }
    look.background = color("backgroundColor")
    look.tint = color(
      "tintColor", "onTintColor", "minimumTrackTintColor", "progressTintColor", "color")
    look.foreground = color("textColor", "titleColor", "baseForegroundColor")
    look.opacity = min(max(appearance.alpha, 0), 1)
    look.cornerRadius = appearance.cornerRadius
    look.borderWidth = appearance.borderWidth
    look.borderColor = color("borderColor")
    look.clipsSubviews = appearance.clipsSubviews
    let alignment =
      view.element == "button" ? appearance.contentAlignment : appearance.textAlignment
    look.alignment =
      switch alignment {
      case .natural, .justified: .natural
      case .left: .left
      case .center: .center
      case .right: .right
      }
    switch view.element {
    case "tableViewCell", "collectionViewCell", "tableViewCellContentView":
      // A cell without a colour of its own shows that of its content, or the table's.
      if view.element == "tableViewCell", look.background == nil {
        look.background = isGroupedTable(view.parent) ? .groupedCell : nil
      }
    case "tableView" where look.background == nil:
      look.background = isGroupedTable(index) ? .groupedBackground : .systemBackground
    case "textView" where look.foreground == nil: look.foreground = .label
    case "button":
      if let style = appearance.buttonStyle {
        look.buttonBackground = style
        look.background = color("baseBackgroundColor", "backgroundColor")
        look.cornerRadius = max(
          look.cornerRadius, ViewLook.buttonCornerRadius(style: appearance.cornerStyle))
      } else if look.foreground == nil, view.attributes.buttonType == nil {
        // A button of no kind of the system's has a white title.
        look.foreground = .white
      }
    case "navigationBar", "toolbar", "tabBar":
      look.background = color("barTintColor") ?? .bar
      look.tint = color("tintColor")
    default: break
    }
    return look
  }

  /// Whether a table shows its rows in groups.
  package func isGroupedTable(_ index: Int?) -> Bool {
    index.map { views[$0].attributes.style?.lowercased().hasSuffix("grouped") == true } ?? false
  }

  /// Whether a table's groups lie away from its sides.
  package func isInsetGroupedTable(_ index: Int) -> Bool {
    views[index].attributes.style == "insetGrouped"
  }

  private func image(of view: InterfaceView) -> ImageDepiction {
    let name = view.attributes.image ?? ""
    let mode: ImageDepiction.Mode =
      switch view.appearance.contentMode {
      case "scaleAspectFit": .aspectFit
      case "scaleAspectFill": .aspectFill
      case "scaleToFill", "redraw", nil: view.element == "button" ? .center : .fill
      default: .center
      }
    return ImageDepiction(
      name: name, size: imageSizes[name], isSymbol: view.attributes.showsSymbol, mode: mode)
  }

  // MARK: Bars

  private func bar(of view: InterfaceView) -> BarDepiction {
    let content = view.appearance.bar ?? BarContent()
    switch view.element {
    case "navigationBar": return barDepiction(.navigation, content)
    case "toolbar": return barDepiction(.tool, content)
    default: return barDepiction(.tab, content)
    }
  }

  /// What a bar shows.
  package func barDepiction(_ kind: BarDepiction.Kind, _ content: BarContent) -> BarDepiction {
    var bar = BarDepiction(kind, title: content.title ?? "")
    bar.leading = content.leading.map(barItem)
    bar.trailing = content.trailing.map(barItem)
    return bar
  }

  /// An entry of a bar, a system item by the title or symbol that it has.
  package func barItem(_ item: BarContent.Item) -> BarDepiction.Item {
    if let system = item.systemItem { return BarDepiction.Item(systemItem: system) }
    let image = item.image.map { name in
      ImageDepiction(
        name: name, size: imageSizes[name] ?? Size(width: 22, height: 22),
        isSymbol: imageSizes[name] == nil, mode: .center)
    }
    return BarDepiction.Item(title: item.title, image: image)
  }
}

extension DocumentView: DepictedView {
  package var depiction: ViewDepiction { content.depiction }
  package var look: ViewLook { content.look }
}

extension DocumentScrollView: DepictedView {
  package var depiction: ViewDepiction { content.depiction }
  package var look: ViewLook { content.look }
}

extension DocumentStackView: DepictedView {
  package var depiction: ViewDepiction { content.depiction }
  package var look: ViewLook { content.look }
}
