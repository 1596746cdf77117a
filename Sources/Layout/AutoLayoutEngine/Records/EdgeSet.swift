package import LayoutModel

/// Some of the four edges of an item.
package struct EdgeSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let left = EdgeSet(rawValue: 1 << 0)
  package static let right = EdgeSet(rawValue: 1 << 1)
  package static let top = EdgeSet(rawValue: 1 << 2)
  package static let bottom = EdgeSet(rawValue: 1 << 3)
  package static let horizontal: EdgeSet = [.left, .right]
  package static let vertical: EdgeSet = [.top, .bottom]
  package static let all: EdgeSet = [.left, .right, .top, .bottom]

  /// The edges that an attribute follows: both of an axis for a length, a middle or a baseline.
  ///
  /// - Parameters:
  ///   - attribute: Any attribute.
  ///   - isMirrored: Whether leading means right.
  package init(of attribute: LayoutAttribute, isMirrored: Bool) {
    switch attribute.withoutMargin {
    case .left: self = .left
    case .right: self = .right
    case .leading: self = isMirrored ? .right : .left
    case .trailing: self = isMirrored ? .left : .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .width, .centerX: self = .horizontal
    case .notAnAttribute: self = EdgeSet(rawValue: 0)
    default: self = .vertical
    }
  }
}

extension GuideEdges {
  /// The edges that lie elsewhere in another guide.
  package func difference(from other: GuideEdges?) -> EdgeSet {
    guard let other else { return .all }
    var edges = EdgeSet(rawValue: 0)
    if left != other.left { edges.insert(.left) }
    if right != other.right { edges.insert(.right) }
    if top != other.top { edges.insert(.top) }
    if bottom != other.bottom { edges.insert(.bottom) }
    return edges
  }
}
