import ActiveSetSolver
import AutoLayoutEngine
import LayoutDrawing
import LayoutModel
import Simulation

/// A form with a title, a field for each of some names, and a button on top of the keyboard.
///
/// The tree belongs to whoever makes it; nothing of it is shared between requests.
struct SignUpForm {
  private let window: Window

  init(fields: [String], on device: Device, _ orientation: Orientation) {
    let controller = ViewController()
    SignUpForm.build(fields, in: controller.view)
    window = Window(
      device: device, orientation: orientation, rootViewController: controller,
      solver: LexicographicSolver())
    window.setKeyboard(.docked)
  }

  /// The laid-out form as SVG, in the colours that the reader's system prefers.
  func picture() -> LayoutPicture {
    LayoutPicture(
      LayoutScene(window), heading: "Sign up",
      details: "\(window.device.name), \(window.orientation.rawValue)")
  }

  private static func build(_ fields: [String], in root: View) {
    let title = add(Label(text: "Sign up", font: .system(28, weight: .bold)), "title", to: root)
    let button = add(Button(title: "Continue"), "continue", to: root)
    let safeArea = root.safeAreaLayoutGuide
    let margins = root.layoutMarginsGuide
    var rules = [
      title.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      button.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
      button.bottomAnchor.constraint(
        equalTo: root.keyboardLayoutGuide.topAnchor, constant: -12),
    ]
    // All fields begin where the longest caption ends.
    let captions = LayoutGuide()
    captions.identifier = "captions"
    root.addLayoutGuide(captions)
    rules += [
      captions.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      captions.topAnchor.constraint(equalTo: title.bottomAnchor),
      captions.bottomAnchor.constraint(equalTo: button.topAnchor),
      // The last word on a width that nothing else needs.
      captions.widthAnchor.constraint(equalToConstant: 0).at(.defaultLow),
    ]
    var above: View = title
    for name in fields {
      let caption = add(Label(text: name), "\(name) caption", to: root)
      let field = add(TextField(placeholder: name), name, to: root)
      rules += [
        caption.leadingAnchor.constraint(equalTo: captions.leadingAnchor),
        caption.trailingAnchor.constraint(lessThanOrEqualTo: captions.trailingAnchor),
        caption.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        field.leadingAnchor.constraint(equalTo: captions.trailingAnchor, constant: 12),
        field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        field.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 12),
      ]
      above = field
    }
    LayoutConstraint.activate(rules)
  }

  private static func add<Added: View>(_ view: Added, _ name: String, to root: View) -> Added {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }
}

extension LayoutConstraint {
  fileprivate func at(_ newPriority: LayoutPriority) -> LayoutConstraint {
    priority = newPriority
    return self
  }
}
