import LayoutModel
import Simulation

extension UIView {
  /// Takes a guide in; it leaves the view that owned it.
  final func takeIn(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    model.addLayoutGuide(guide.model)
    madeAttributes.customGuides.append(guide)
    guide.owningView = self
  }

  /// Gives a guide up; constraints on it are deactivated.
  final func giveUp(_ guide: UILayoutGuide) {
    guard guide.model.owningView === model else { return }
    model.removeLayoutGuide(guide.model)
    attributes?.customGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The rectangle that the software keyboard covers.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let model = self.model.keyboardLayoutGuide
    if let guide = model.front as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(model)
    guide.owningView = self
    madeAttributes.systemGuides.append(guide)
    window?.device?.placeKeyboard(in: model)
    return guide
  }

  /// The object that stands for a guide of the system's, made when it is first asked for.
  final func guide(_ model: LayoutGuide) -> UILayoutGuide {
    if let guide = model.front as? UILayoutGuide { return guide }
    let guide = UILayoutGuide(model)
    guide.owningView = self
    madeAttributes.systemGuides.append(guide)
    return guide
  }
}
