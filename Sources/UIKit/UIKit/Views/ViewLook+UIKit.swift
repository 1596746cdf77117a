import LayoutModel

extension ViewLook {
  /// The look with text of a colour, which stands where its alignment has it.
  func withText(_ color: UIColor?, _ alignment: NSTextAlignment) -> ViewLook {
    var look = self
    look.foreground = color?.displayColor
    look.alignment = alignment.look
    return look
  }

  /// The look on a colour; the same without one.
  func withBackground(_ color: UIColor?) -> ViewLook {
    var look = self
    look.background = color?.displayColor ?? background
    return look
  }
}

extension NSTextAlignment {
  /// Where text stands in a picture.
  var look: ViewLook.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    default: .natural
    }
  }
}
