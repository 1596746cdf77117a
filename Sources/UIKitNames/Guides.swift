public import LayoutModel

/// A rectangle that constraints can speak about and nobody draws.
public typealias UILayoutGuide = LayoutGuide
/// The rectangle that the software keyboard covers.
public typealias UIKeyboardLayoutGuide = KeyboardLayoutGuide
