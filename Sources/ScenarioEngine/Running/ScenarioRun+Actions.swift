import LayoutModel
import Simulation

// What steps do.
extension ScenarioRun {
  /// Does all of an action at once, without layout.
  func perform(_ action: ScenarioAction) throws(LayoutError) {
    guard let window, let tree else { return }
    switch action {
    case .rotate, .keyboard, .resizeWindow, .present, .setDetent, .dismiss:
      perform(action, in: window, tree)
    case .setDirection(let direction): window.setLayoutDirection(direction)
    case .setTextSize(let category): window.engine.contentSizeCategory = category
    case .setBars(let bars): apply(bars)
    case .setAdditionalSafeArea(let insets): tree.controller.additionalSafeAreaInsets = insets
    case .scrollTo, .scrollBy, .fling, .setConstant, .changeConstant:
      guard let track = track(of: action) else { return }
      show(track, at: 1)
    case .setPriority(let id, let priority): try tree.constraints[id]?.setPriority(priority)
    case .activate(let ids):
      try LayoutConstraint.activating(ids.compactMap { tree.constraints[$0] })
    case .deactivate(let ids):
      LayoutConstraint.deactivate(ids.compactMap { tree.constraints[$0] })
    case .setContentSize(let id, let content): tree.views[id]?.show(content)
    case .setMargins(let id, let margins): tree.views[id]?.directionalLayoutMargins = margins
    case .setHidden(let id, let isHidden): tree.views[id]?.isHidden = isHidden
    case .insert(let descriptions):
      tree.join(insertedViews)
      for (view, _) in insertedViews { window.placeKeyboard(below: view) }
      insertedViews = []
      try tree.add(descriptions.flatMap(\.allConstraints))
    case .add(let constraints): try tree.add(constraints)
    case .remove(let ids): for id in ids { tree.remove(id) }
    case .move(let id, let superview):
      guard let view = tree.views[id] else { return }
      tree.views[superview]?.take(view)
    }
    if case .present(_, let description) = action { try tree.add(description.allConstraints) }
  }

  /// What the window does, which a transition shows bit by bit.
  private func perform(_ action: ScenarioAction, in window: Window, _ tree: ScenarioTree) {
    switch action {
    case .rotate(let orientation): window.rotate(to: orientation)
    case .keyboard(let keyboard): window.setKeyboard(keyboard)
    case .resizeWindow(let width): window.resize(toWidth: width)
    case .present(let sheet, _):
      guard let controller = presentedController else { return }
      presentedController = nil
      window.present(controller, as: sheet)
    case .setDetent(let detent): window.setDetent(detent)
    case .dismiss: window.dismiss()
    default: break
    }
  }
}

extension ScenarioAction {
  /// Whether a window's transition shows the action bit by bit.
  var isWindowTransition: Bool {
    switch self {
    case .rotate, .keyboard, .resizeWindow, .present, .setDetent, .dismiss: true
    default: false
    }
  }
}
