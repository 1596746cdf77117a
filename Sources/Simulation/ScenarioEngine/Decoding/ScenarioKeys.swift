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
