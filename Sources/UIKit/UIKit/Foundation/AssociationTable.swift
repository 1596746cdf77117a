import Foundation

/// The values associated with objects, by object and key.
///
/// The entry of an object is found by its address and is only valid while the object lives, which a
/// weak reference decides: an address that is used again finds nothing of the former object.
final class AssociationTable {
  // Guarded by `lock`, as the run time's own table is.
  @safe nonisolated(unsafe) static let shared = AssociationTable()

  private enum Held {
    case strong(Any)
    case unretained(Weak)
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  /// The address that stands for a key.
  private typealias Key = UInt

  private struct Entry {
    weak var owner: AnyObject?
    var values: [Key: Held] = [:]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of ended objects are removed.
  private var sweepThreshold = 64

  func value(of object: AnyObject, for key: UnsafeRawPointer) -> Any? {
    lock.lock()
    defer { lock.unlock() }
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
    switch entry.values[UInt(bitPattern: key)] {
    case .strong(let value): return value
    case .unretained(let reference): return reference.object
    case nil: return nil
    }
  }

  func set(
    _ value: Any?, of object: AnyObject, for key: UnsafeRawPointer,
    _ policy: objc_AssociationPolicy
  ) {
    let held = value.map { AssociationTable.hold($0, policy) }
    // What is replaced ends after the lock is released: its end may come back here.
    let replaced = unsafe exchange(held, of: object, for: key)
    withExtendedLifetime(replaced) {}
  }

  /// Ends the values of an object.
  func removeValues(of object: AnyObject) {
    removeEntry(ObjectIdentifier(object))
  }

  /// Ends the values of an object that is being deallocated.
  func removeEntry(_ identifier: ObjectIdentifier) {
    lock.lock()
    let removed = entries.removeValue(forKey: identifier)
    lock.unlock()
    withExtendedLifetime(removed) {}
  }

  private func exchange(
    _ held: Held?, of object: AnyObject, for key: UnsafeRawPointer
  ) -> [Any] {
    lock.lock()
    defer { lock.unlock() }
    let identifier = ObjectIdentifier(object)
    var entry = entries[identifier] ?? Entry(owner: object)
    var ended: [Any] = []
    if entry.owner !== object {
      ended.append(entry)
      entry = Entry(owner: object)
    }
    if let old = entry.values.removeValue(forKey: UInt(bitPattern: key)) { ended.append(old) }
    entry.values[UInt(bitPattern: key)] = held
    let isEmpty = entry.values.isEmpty
    entries[identifier] = isEmpty ? nil : entry
    if !isEmpty { (object as? any AssociationOwner)?.hasAssociations = true }
    ended += removeEnded()
    return ended
  }

  /// Removes the entries of ended objects when the table has doubled; amortized O(1).
  private func removeEnded() -> [Any] {
    guard entries.count >= sweepThreshold else { return [] }
    var ended: [Any] = []
    for (identifier, entry) in entries where entry.owner == nil {
      ended.append(entry)
      entries[identifier] = nil
    }
    sweepThreshold = max(64, 2 * entries.count)
    return ended
  }

  private static func hold(_ value: Any, _ policy: objc_AssociationPolicy) -> Held {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      return type(of: value) is AnyClass
        ? .unretained(Weak(object: value as AnyObject)) : .strong(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      return .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      return .strong(value)
    }
  }
}

/// An object that ends its associated values in its own `deinit`.
protocol AssociationOwner: AnyObject {
  /// Whether a value was ever associated with the object.
  var hasAssociations: Bool { get set }
}

extension AssociationOwner {
  /// Ends the values of an object that is being deallocated.
  func endAssociations() {
    if hasAssociations { AssociationTable.shared.removeEntry(ObjectIdentifier(self)) }
  }
}
