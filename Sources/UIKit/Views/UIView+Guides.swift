import LayoutModel
import Simulation

extension UIView {
  /// The custom guides that were added, in order.
  public final var layoutGuides: [UILayoutGuide] { attributes?.customGuides ?? [] }

  /// Takes a guide in; it leaves the view that owned it.
  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    model.addLayoutGuide(guide.model)
    madeAttributes.customGuides.append(guide)
  }

  /// Gives a guide up; constraints on it are deactivated.
  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    model.removeLayoutGuide(guide.model)
    attributes?.customGuides.removeAll { $0 === guide }
  }

  /// The bounds less the safe-area insets.
  public final var safeAreaLayoutGuide: UILayoutGuide { guide(model.safeAreaLayoutGuide) }
  /// The bounds less the layout margins.
  public final var layoutMarginsGuide: UILayoutGuide { guide(model.layoutMarginsGuide) }
  /// The layout margins, narrowed to a width that reads well.
  public final var readableContentGuide: UILayoutGuide { guide(model.readableContentGuide) }

  /// The rectangle that the software keyboard covers.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let model = self.model.keyboardLayoutGuide
    if let guide = model.front as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(model)
    madeAttributes.systemGuides.append(guide)
    window?.device?.placeKeyboard(in: model)
    return guide
  }

  /// The object that stands for a guide of the system's, made when it is first asked for.
  final func guide(_ model: LayoutGuide) -> UILayoutGuide {
    if let guide = model.front as? UILayoutGuide { return guide }
    let guide = UILayoutGuide(model)
    madeAttributes.systemGuides.append(guide)
    return guide
  }
}
