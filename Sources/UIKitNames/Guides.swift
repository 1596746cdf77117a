public import LayoutModel

/// A rectangle that constraints can speak about and nobody draws.
public typealias UILayoutGuide = LayoutGuide
/// A guide that switches constraints by the edges it is near.
public typealias UITrackingLayoutGuide = TrackingLayoutGuide
/// Edges of a rectangle, by reading direction.
public typealias NSDirectionalRectEdge = DirectionalRectEdge
/// The rectangle that the software keyboard covers.
public typealias UIKeyboardLayoutGuide = KeyboardLayoutGuide
