/// How a view is painted, besides what it shows.
package struct ViewLook: Hashable, Sendable {
  /// Where content stands along the horizontal axis.
  package enum Alignment: Hashable, Sendable {
    /// At the side where reading begins.
    case natural
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
  }

  /// Sides of a view whose corners are round.
  package struct RoundedSides: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Both corners at the top.
    package static let top = RoundedSides(rawValue: 1)
    /// Both corners at the bottom.
    package static let bottom = RoundedSides(rawValue: 2)
  }

  /// What a button lies on, by the styles of its configuration.
  package enum ButtonBackground: Hashable, Sendable {
    /// Nothing of its own.
    case none
    /// Its colour, or the tint, with a white title.
    case filled
    /// A light shade of its colour, or of the tint.
    case tinted
    /// A light grey.
    case gray
  }

  /// What the view is filled with; nil for nothing.
  package var background: DisplayColor?
  /// The colour of what can be touched, for the view and those below it; nil for the superview's.
  package var tint: DisplayColor?
  /// The colour of text; nil for that of its kind.
  package var foreground: DisplayColor?
  /// Where text stands; nil for where its kind has it.
  package var alignment: Alignment?
  /// The opacity of the view and what is below it, 0 to 1.
  package var opacity = 1.0
  /// The radius of the corners, in points.
  package var cornerRadius = 0.0
  /// The sides at which corners are round.
  package var roundedSides: RoundedSides = [.top, .bottom]
  /// What a button lies on where ``background`` gives no colour; with one, how it is applied.
  package var buttonBackground = ButtonBackground.none
  /// The width of the border, in points.
  package var borderWidth = 0.0
  /// The colour of the border.
  package var borderColor: DisplayColor?
  /// Whether what reaches beyond the bounds is cut off.
  package var clipsSubviews = false

  /// The look of a view of which nothing is known.
  package init() {}
}

extension ViewLook {
  /// The radius of corners that are as round as the view allows, in points.
  package static let capsuleRadius = 1000.0

  /// The radius that a style of a button's corners stands for, in points.
  ///
  /// Apple publishes none; the values are read off pictures of the system's buttons.
  ///
  /// - Parameter style: The name that Interface Builder writes for the style; nil for the default.
  /// - Returns: The radius.
  package static func buttonCornerRadius(style: String?) -> Double {
    switch style {
    case "capsule": capsuleRadius
    case "large": 9
    case "small": 4
    default: 6
    }
  }
}
