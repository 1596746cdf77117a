extension LayoutConstraint: CustomStringConvertible {
  /// The constraint in Auto Layout's notation, with names instead of addresses.
  public var description: String { description(in: .readable) }

  /// The constraint in Auto Layout's notation.
  ///
  /// `<Class:0xADDRESS [h=… v=…] ['identifier'] BODY [ priority:N]   (active[, names: …])>`, without
  /// the address in the readable style.
  public func description(in style: DescriptionStyle) -> String {
    description(in: style, asActive: isActive || origin.isOfSystem)
  }

  /// The readable description of a constraint that is shown as active, whether it is or not.
  func description(asActive: Bool) -> String {
    description(in: .readable, asActive: asActive)
  }

  /// The description of a constraint that is shown as active or not, whatever it is.
  package func description(in style: DescriptionStyle, asActive: Bool) -> String {
    var text = "<" + className
    if let addresses = style.addresses { text += ":" + addresses.address(of: self).hexadecimal }
    if origin == .autoresizingMask { text += " " + maskNotation }
    if let identifier, !identifier.isEmpty { text += " '\(identifier)'" }
    let spacing = spacingBody(in: style)
    text += " " + (spacing?.text ?? equation(in: style, namingSpaces: true)) + prioritySuffix
    let names = names(in: style, superview: spacing?.superview)
    text += "   (" + (asActive ? "active" : "inactive")
    return text + (names.isEmpty ? "" : ", names: " + names.joined(separator: ", ") + " ") + ")>"
  }

  /// The class of the constraint as UIKit prints it.
  private var className: String {
    switch origin {
    case .autoresizingMask: return "NSAutoresizingMaskLayoutConstraint"
    case .contentSize: return "NSContentSizeLayoutConstraint"
    default: break
    }
    if let front { return String(describing: type(of: front)) }
    if type(of: self) != LayoutConstraint.self { return String(describing: type(of: self)) }
    let isSystemBelow = spacing == .system && firstAttribute.kind == .verticalPosition
    return isSystemBelow ? "_UISystemBaselineConstraint" : "NSLayoutConstraint"
  }

  /// The mask of the first item as three marks an axis.
  private var maskNotation: String {
    let mask = (firstItem as? View)?.autoresizingMask ?? []
    return "h=\(mask.marks(along: .horizontal).notation) v=\(mask.marks(along: .vertical).notation)"
  }

  private var prioritySuffix: String {
    if origin == .contentSize, let view = firstItem as? View {
      let axis: LayoutAxis = firstAttribute == .width ? .horizontal : .vertical
      let hugging = view.contentHuggingPriority(for: axis).rawValue.formattedLikeG
      let resistance = view.contentCompressionResistancePriority(for: axis).rawValue.formattedLikeG
      return " Hug:\(hugging) CompressionResistance:\(resistance)"
    }
    return priority == .required ? "" : " priority:\(priority.rawValue.formattedLikeG)"
  }

  /// What the names in the body stand for: nothing that is plain to see in the readable style.
  private func names(in style: DescriptionStyle, superview: View?) -> [String] {
    var names: [String] = []
    if let addresses = style.addresses {
      var items = [firstItem, secondItem, distances?.firstItem, distances?.secondItem]
        .compactMap(\.self)
      items.removeAll { !$0.isNamed || $0 === superview }
      for (index, item) in items.enumerated()
      where !items[..<index].contains(where: { $0 === item }) {
        names.append("\(item.name(in: style)):\(addresses.address(of: item).hexadecimal)")
      }
    }
    if let superview {
      let address =
        superview.isNamed
        ? style.addresses.map { ":" + $0.address(of: superview).hexadecimal } : nil
      names.append("'|':" + superview.name(in: style) + (address ?? ""))
    }
    return names
  }
}

extension LayoutConstraint.Origin {
  /// Whether the system states it by itself, so that it is always in force.
  var isOfSystem: Bool {
    switch self {
    case .application, .stackView: false
    case .layoutGuide, .autoresizingMask, .contentSize, .encapsulatedLayout: true
    }
  }
}
