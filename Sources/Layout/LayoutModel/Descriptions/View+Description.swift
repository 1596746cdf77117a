extension View: CustomStringConvertible {
  /// The view with its frame and mask, with its name or place instead of an address.
  public var description: String { description(in: .readable) }

  /// The view as UIKit prints it:
  /// `<UIView: 0x7ff1; frame = (0 20; 240 128); autoresize = RM+BM; layer = <CALayer: 0x6000>>`.
  ///
  /// The readable style has the name for the address and leaves out the layer.
  public func description(in style: DescriptionStyle) -> String {
    var parts: [String] = []
    let layer: String?
    if let addresses = style.addresses {
      parts.append("\(className): \(addresses.address(of: self).hexadecimal)")
      layer = "layer = <CALayer: \(addresses.layerAddress(of: self).hexadecimal)>"
    } else {
      parts.append(displayName.map { "\(className) '\($0)'" } ?? name(in: style))
      layer = nil
    }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.formattedLikeG)
    parts.append("frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))")
    if let reportText, style.addresses != nil || displayName != nil {
      parts.append("text = '\(reportText)'")
    }
    if isHidden { parts.append("hidden = YES") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask)") }
    if let layer { parts.append(layer) }
    return "<" + parts.joined(separator: "; ") + ">"
  }
}

extension View {
  /// The view and all below it, a line each, superviews before subviews.
  public func recursiveDescription(in style: DescriptionStyle) -> String {
    var lines: [String] = []
    // Iterative, since a tree may be deeper than the call stack.
    var pending: [(view: View, indent: String)] = [(self, "")]
    while let (view, indent) = pending.popLast() {
      lines.append(indent + (indent.isEmpty ? "" : " ") + view.description(in: style))
      let inner = indent + (indent.isEmpty ? "   |" : "    |")
      pending += view.subviews.reversed().map { ($0, inner) }
    }
    return lines.joined(separator: "\n")
  }
}

extension LayoutGuide: CustomStringConvertible {
  /// The guide with its frame and its owner, without addresses.
  public var description: String { description(in: .readable) }

  /// The guide as UIKit prints it: `<UILayoutGuide: 0x6080 - "UIViewSafeAreaLayoutGuide",
  /// layoutFrame = {{0, 44}, {375, 734}}, owningView = <UIView: …>>`.
  public func description(in style: DescriptionStyle) -> String {
    let address = style.addresses.map { ": " + $0.address(of: self).hexadecimal } ?? ""
    let owner = owningView?.description(in: style) ?? "(null)"
    return "<\(className)\(address) - \"\(identifier)\", layoutFrame = \(layoutFrame), "
      + "owningView = \(owner)>"
  }
}

extension AutoresizingMask: CustomStringConvertible {
  /// The flexible parts as UIKit prints them: `W+H`, `RM+BM`.
  public var description: String {
    let names: [(part: AutoresizingMask, name: String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.part) }.map(\.name).joined(separator: "+")
  }
}
