/// A trait: what of its surroundings a view may follow.
@preconcurrency @MainActor public protocol UITraitDefinition: SendableMetatype {
  /// The kind of value.
  associatedtype Value: Hashable
  /// The trait's value in a collection.
  static func value(in traits: UITraitCollection) -> Value
}

/// The type that stands for a trait.
public typealias UITrait = any UITraitDefinition.Type

/// The size class along x.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
}

/// The size class along y.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
}

/// The text size that the user chose.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}

/// Whether the interface is light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    traits.userInterfaceStyle
  }
}

/// The reading direction of the interface.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(
    in traits: UITraitCollection
  ) -> UIUserInterfaceLayoutDirection { traits.layoutDirection }
}

/// Pixels a point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> Double {
    Double(traits.displayScale)
  }
}

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom
  }
}

/// A handler that is called when traits change, as long as it is registered.
@preconcurrency @MainActor public protocol UITraitChangeRegistration {}

/// A handler with the traits that it follows.
@MainActor final class TraitHandler: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let body: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ body: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.body = body
  }

  /// Calls the handler if one of its traits changed.
  func call(from previous: UITraitCollection, to new: UITraitCollection) {
    func differs<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      trait.value(in: previous) != trait.value(in: new)
    }
    if traits.contains(where: { differs($0) }) { body(previous) }
  }
}

/// Something whose changes of traits can be followed.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  /// Ends the calls of a handler.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Registers a handler that is called when one of some traits changed, with the traits before.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { register(traits, handler) }

  /// Registers a handler that is called when one of some traits changed, with the traits before.
  ///
  /// The handler may name the class of the object, as in `{ (self: Self, previous) in … }`.
  @_disfavoredOverload @discardableResult public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { register(traits, handler) }

  private func register<Environment>(
    _ traits: [UITrait], _ handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let made = TraitHandler(traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
    }
    if let view = self as? UIView {
      view.madeAttributes.traitHandlers.append(made)
    } else {
      (self as? UIViewController)?.traitHandlers.append(made)
    }
    return made
  }
}

extension UIView {
  /// Ends the calls of a handler.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    attributes?.traitHandlers.removeAll { $0 === registration as AnyObject }
  }

  /// Calls what follows the view's traits.
  final func performTraitChange(from previous: UITraitCollection?) {
    traitCollectionDidChange(previous)
    guard let previous, let handlers = attributes?.traitHandlers else { return }
    for handler in handlers { handler.call(from: previous, to: traitCollection) }
  }
}

extension UIViewController {
  /// Ends the calls of a handler.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitHandlers.removeAll { $0 === registration as AnyObject }
  }

  /// Calls what follows the controller's traits.
  final func performTraitChange(from previous: UITraitCollection?) {
    traitCollectionDidChange(previous)
    guard let previous else { return }
    for handler in traitHandlers { handler.call(from: previous, to: traitCollection) }
  }
}
