/// The words that the mappings of a scenario file may use as keys.
package enum ScenarioKeys {
  /// Of the whole file.
  package static let scenario = [
    "name", "purpose", "tags", "tiers", "device", "orientation", "refresh-rate", "bars",
    "direction", "additional-safe-area", "deployment-target", "activation", "tolerance",
    "hierarchy", "generator", "expect", "findings", "timeline",
  ]

  /// Of the findings that a scenario expects.
  package static let findings = ScenarioFinding.Kind.allCases.map(\.rawValue)

  /// Of a generator.
  package static let generator = ["name", "seed", "size", "least-size"]

  /// Of a tree that a document holds.
  package static let document = ["document", "scene"]

  /// Of a view.
  package static let view = [
    "class", "id", "superview", "views", "guides", "constraints", "content-size", "text", "font",
    "stack", "hugging", "compression", "margins", "preserves-superview-margins",
    "insets-margins-from-safe-area", "frame", "autoresizing", "hidden", "direction", "keyboard",
    "controller", "additional-safe-area",
  ]

  /// Of a view's keyboard guide.
  package static let keyboardGuide = ["follows-undocked", "uses-safe-area"]

  /// Of a text that is given by its extent.
  package static let text = ["length", "line-height"]

  /// Of a font.
  package static let font = ["size", "weight", "style", "lines"]

  /// Of a stack.
  package static let stack = [
    "axis", "distribution", "alignment", "spacing", "baseline-relative", "margins-relative",
  ]

  /// Of insets by side.
  package static let insets = ["top", "left", "bottom", "right"]

  /// Of margins by layout direction.
  package static let margins = ["top", "leading", "bottom", "trailing"]

  /// Of a constraint.
  package static let constraint = ["formula", "identifier", "active"]

  /// Of a visual format.
  package static let visualFormat = ["visual", "options", "metrics", "active"]

  /// Of expected frames with their source.
  package static let expectation = ["source", "frames"]

  /// Of an expected frame.
  package static let frame = ["x", "y", "width", "height"]

  /// Of the sizes of a generated tree.
  package static let sizes = ScenarioTier.allCases.map(\.rawValue)

  /// Of an animation.
  package static let animation = ["duration", "curve"]

  /// Of a keyboard that comes into sight, of which one is given.
  package static let keyboard = ["height", "float", "undock", "split"]

  /// Of a scroll: the view, and one of the others.
  package static let scroll = ["view", "to", "by", "fling"]

  /// Of a constant that changes by a distance.
  package static let change = ["by"]

  /// Of a sheet that is presented.
  package static let sheet = ["sheet", "detent", "view"]

  /// Of a view that moves into another.
  package static let move = ["view", "into"]

  /// Of each mapping of the format.
  package static let mappings = [
    scenario, findings, generator, document, view, keyboardGuide, text, font, stack, insets,
    margins, constraint, visualFormat, expectation, frame, sizes, animation, keyboard, scroll,
    change, sheet, move, step,
  ]

  /// Of a step.
  package static let step = ["step", "repeat", "animate", "expect"] + action

  /// What may happen in a step.
  package static let action = [
    "rotate", "keyboard", "window-width", "direction", "text-size", "bars", "additional-safe-area",
    "scroll",
    "constants", "priorities", "activate", "deactivate", "content-sizes", "texts", "margins",
    "hidden",
    "present", "detent", "dismiss", "insert", "constraints", "remove", "move",
  ]
}
