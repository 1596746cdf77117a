extension LayoutItem {
  /// The name of the item's class as UIKit prints it.
  ///
  /// A class of this package is called as in UIKit, `UILabel` for `Label`; one of its users keeps its
  /// own name.
  package final var className: String {
    if let front { return String(describing: type(of: front)) }
    if self is KeyboardLayoutGuide { return "UIKeyboardLayoutGuide" }
    let qualified = String(reflecting: type(of: self))
    guard let module = qualified.split(separator: ".").first else { return qualified }
    let name = String(qualified.split(separator: ".").last ?? module)
    switch module {
    case "LayoutModel": return self is LayoutGuide ? "UILayoutGuide" : "UI" + name
    case "Simulation": return LayoutItem.simulatedClasses[name] ?? "UI" + name
    case "InterfaceBuilder", "ScenarioEngine": return inheritedClassName
    default: return name
    }
  }

  /// UIKit's name of the class of the model that the item's own class inherits from.
  private var inheritedClassName: String {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let one = mirror {
      let parts = String(reflecting: one.subjectType).split(separator: ".")
      if parts.first == "LayoutModel", let name = parts.last { return "UI" + name }
      mirror = one.superclassMirror
    }
    return "UIView"
  }

  /// Classes of the simulation that stand for classes of other names in UIKit.
  private static let simulatedClasses = [
    "LayoutSupport": "_UILayoutGuide", "ControllerView": "UIView",
  ]

  /// The item's name in a report.
  ///
  /// The name it was given comes first. Else UIKit's form is the class, the address and the text or
  /// identifier; the readable form has the place in the hierarchy for the address: `UIView#0.2` is
  /// the third subview of the root's first.
  package final func name(in style: DescriptionStyle) -> String {
    if let guide = self as? LayoutGuide { return guide.guideName(in: style) }
    if let displayName { return displayName }
    let text = reportText.map { "'\($0.abbreviated)'" } ?? ""
    if let addresses = style.addresses {
      return "\(className):\(addresses.address(of: self).hexadecimal)\(text)"
    }
    return className + place + text
  }

  /// The item's name in reports that are to be read.
  package final var reportName: String { name(in: .readable) }

  /// Whether the item goes by a name that someone gave it.
  final var isNamed: Bool { self is View && displayName != nil }

  /// Which of its siblings the view is, and its superviews of theirs: `#0.2`; empty for the root.
  private var place: String {
    let path = (self as? View)?.pathFromRoot ?? []
    return path.isEmpty ? "" : "#" + path.map(String.init).joined(separator: ".")
  }
}

extension LayoutGuide {
  fileprivate final func guideName(in style: DescriptionStyle) -> String {
    if let addresses = style.addresses {
      let address = addresses.address(of: self).hexadecimal
      return "\(className):\(address)" + (identifier.isEmpty ? "" : "'\(identifier)'")
    }
    guard let owningView else { return identifier.isEmpty ? className : identifier }
    return owningView.name(in: style) + "." + propertyName(in: owningView)
  }

  /// The guide as code would speak of it: `safeAreaLayoutGuide`, its identifier, or its place.
  private func propertyName(in owner: View) -> String {
    switch identifier {
    case "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide"
    case "UIViewLayoutMarginsGuide": "layoutMarginsGuide"
    case "UIViewReadableContentGuide": "readableContentGuide"
    case "UIKeyboardLayoutGuide": "keyboardLayoutGuide"
    case "UIScrollView-frameLayoutGuide": "frameLayoutGuide"
    case "UIScrollView-contentLayoutGuide": "contentLayoutGuide"
    case "": "layoutGuides[\(owner.layoutGuides.firstIndex { $0 === self } ?? 0)]"
    default: identifier
    }
  }
}

extension String {
  /// At most 28 characters: 25 and an ellipsis, as UIKit shortens texts.
  fileprivate var abbreviated: String {
    count > 28 ? prefix(25) + "..." : self
  }
}
