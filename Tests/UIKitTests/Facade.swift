import Foundation
import LayoutDrawing
import LayoutModel
import Simulation
import TestSupport
import Testing
import UIKit

/// What can be read of an object, and what is another when one of its properties was set.
///
/// Every property is set on an object of its own, and all of them are read before and after: what a
/// setter does to others is seen as well.
@MainActor struct Facade<Object: AnyObject> {
  struct Property {
    var name: String
    var read: (Object) -> Any
    /// Values to set, as they are written, and how.
    var values: [(text: String, set: (Object) -> Void)] = []
  }

  private let make: () -> Object
  private let properties: [Property]
  private let inherited: [Property]

  /// Creates a reader of objects of a kind.
  ///
  /// - Parameters:
  ///   - make: Makes an object.
  ///   - properties: The kind's own properties, which are set.
  ///   - inherited: What is only looked at; of the first object it is a digest.
  init(
    _ make: @autoclosure @escaping () -> Object, _ properties: [Property],
    inherited: [Property] = []
  ) {
    self.make = make
    self.properties = properties
    self.inherited = inherited
  }

  /// A property that is read, and set to values.
  static func p<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, _ values: Value...
  ) -> Property {
    Property(
      name: name, read: { $0[keyPath: path] },
      values: values.map { value in (FacadeText.of(value), { $0[keyPath: path] = value }) })
  }

  /// A property that is only read.
  static func r<Value>(_ name: String, _ path: KeyPath<Object, Value>) -> Property {
    Property(name: name, read: { $0[keyPath: path] })
  }

  /// What is read by a function.
  static func f(_ name: String, _ read: @escaping (Object) -> Any) -> Property {
    Property(name: name, read: read)
  }

  private func readings(of object: Object) -> [String] {
    (properties + inherited).map { FacadeText.of($0.read(object)) }
  }

  /// Takes down the object as it is made, and each change.
  func append(to parts: inout StoredParts, as name: String) {
    let first = readings(of: make())
    let all = properties + inherited
    let own = zip(properties, first).map { "\($0.name) \($1)" }
    let rest = first[properties.count...].joined(separator: "; ")
    parts.append(name, (own + ["inherited \(Digest.of(rest))"]).joined(separator: "; "))
    for property in properties {
      for value in property.values {
        let object = make()
        value.set(object)
        let after = readings(of: object)
        var changes: [String] = []
        for (index, text) in after.enumerated() where text != first[index] {
          changes.append("\(all[index].name) \(text)")
        }
        parts.append(
          "\(name).\(property.name) = \(value.text)", changes.joined(separator: "; "))
      }
    }
  }
}

/// Values of UIKit as text.
@MainActor enum FacadeText {
  static func of(_ value: Any) -> String {
    if let object = value as? UIResponder { return "a \(type(of: object))" }
    let text = StructureText.of(value) { $0 is UIResponder || $0 is CALayer }
    let line = text.replacing("\t", with: " ").replacing("\n", with: " ")
    return line.count > 36 ? "#" + Digest.of(line) : line
  }

  /// How a view looks at a place of a screen, all that a picture is made of.
  static func look(of view: UIView) -> String {
    let controller = UIViewController()
    view.accessibilityIdentifier = "it"
    view.frame = CGRect(x: 20, y: 100, width: 200, height: 50)
    controller.view.addSubview(view)
    guard let device = DeviceCatalog.device(named: "iphone-15") else { return "no device" }
    let window = Simulation.Window(device: device, rootViewController: controller)
    let scene = LayoutScene(window)
    let views = scene.views.filter { $0.name == "it" }
    let painted = views.flatMap { view in
      [true, false].flatMap { ViewPainter.commands(of: view, isSchematic: $0) }
    }
    return Digest.of(StructureText.of(views) + StructureText.of(painted))
  }
}

extension StoredParts {
  /// Parts that may follow the screen, which is an upright iPhone 15's from now on, whatever an earlier test
  /// showed a window on.
  @MainActor static func onPhone(_ name: String) throws -> StoredParts {
    let phone = try #require(DeviceCatalog.device(named: "iphone-15"))
    UIScreen.main.begin(phone, .portrait)
    return StoredParts(name, .text)
  }
}
