import LayoutModel
import Simulation

// What steps do.
extension ScenarioPlayback {
  /// Does all of an action at once, without layout.
  func perform(_ action: ScenarioAction) throws(ScenarioActionError) {
    guard let window, let tree else { return }
    switch action {
    case .rotate, .keyboard, .resizeWindow, .present, .setDetent, .dismiss:
      perform(action, in: window, tree)
    case .setDirection(let direction): window.setLayoutDirection(direction)
    case .setTextSize(let category): window.engine.contentSizeCategory = category
    case .setBars(let bars): apply(bars)
    case .setAdditionalSafeArea(let insets): tree.controller.additionalSafeAreaInsets = insets
    case .scrollTo, .scrollBy, .fling, .setConstant, .changeConstant:
      if let track = try track(of: action) { show(track, at: 1) }
    case .setPriority(let id, let priority):
      let constraint = try tree.constraint(id)
      try ScenarioActionError.wrapping { () throws(LayoutError) in
        try constraint.setPriority(priority)
      }
    case .activate(let ids):
      let constraints = try tree.constraints(ids)
      try ScenarioActionError.wrapping { () throws(LayoutError) in
        try LayoutConstraint.activate(validating: constraints)
      }
    case .deactivate(let ids): LayoutConstraint.deactivate(try tree.constraints(ids))
    case .setContentSize(let id, let content):
      guard try tree.view(id).show(content) else { throw .unsuitableContent(view: id) }
    case .setMargins(let id, let margins): try tree.view(id).directionalLayoutMargins = margins
    case .setHidden(let id, let isHidden): try tree.view(id).isHidden = isHidden
    case .insert(let descriptions):
      try tree.join(insertedViews)
      for (view, _) in insertedViews { window.placeKeyboard(below: view) }
      insertedViews = []
      try tree.add(descriptions.flatMap(\.allConstraints))
    case .add(let constraints): try tree.add(constraints)
    case .remove(let ids): for id in ids { try tree.remove(id) }
    case .move(let id, let superview):
      try tree.view(superview).addSubviewOrArranged(try tree.view(id))
    case .run(let action):
      action.perform(in: window)
      tree.nameByIdentifiers()
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
