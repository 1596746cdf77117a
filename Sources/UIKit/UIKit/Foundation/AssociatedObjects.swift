// The Objective-C run time's functions and constants keep the names they have there.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// How an object holds a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not at all: the value is nil once nothing else holds it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy, of values that can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy, of values that can be copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that is associated with an object for a key; nil without one.
///
/// - Parameters:
///   - object: Any instance of a class.
///   - key: An address that stands for the key, as of a global variable.
/// - Returns: The value.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  unsafe AssociationTable.shared.value(of: object as AnyObject, for: key)
}

/// Associates a value with an object for a key, in place of an earlier one; nil removes it.
///
/// The values of this module's objects end with them. Those of other objects end at the latest when
/// half of the table is out of date; a new object at an old address never sees them.
///
/// - Parameters:
///   - object: Any instance of a class.
///   - key: An address that stands for the key, as of a global variable.
///   - value: The value.
///   - policy: How the object holds it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  unsafe AssociationTable.shared.set(value, of: object as AnyObject, for: key, policy)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeValues(of: object as AnyObject)
}
