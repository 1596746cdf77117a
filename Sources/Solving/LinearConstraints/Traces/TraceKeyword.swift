/// The first field of a line of a trace.
enum TraceKeyword: String {
  case variable
  case discard
  case constraint
  case remove
  case constant
  case priority
  case rank
  case multiplier
  case edit
  case suggest
  case endedit
  case solve
  case expect
  case expectViolation = "expect-violation"
  case expectViolated = "expect-violated"
  case expectConflict = "expect-conflict"
  case expectChanged = "expect-changed"
  case expectAmbiguous = "expect-ambiguous"

  /// How a line with this keyword is written.
  var usage: String {
    switch self {
    case .variable: "variable <name>"
    case .discard: "discard <name>"
    case .constraint: "constraint <id> <rel> <priority> <constant> <coefficient>*<name> ..."
    case .remove: "remove <id>"
    case .constant: "constant <id> <value>"
    case .priority: "priority <id> <value>"
    case .rank: "rank <id> <integer>"
    case .multiplier: "multiplier <id> <coefficient>*<name>"
    case .edit: "edit <name> <priority>"
    case .suggest: "suggest <name> <value>"
    case .endedit: "endedit <name>"
    case .solve: "solve [label]"
    case .expect: "expect <name> <value> [tolerance]"
    case .expectViolation: "expect-violation <priority> <sum> [tolerance]"
    case .expectViolated: "expect-violated <id> ..."
    case .expectConflict: "expect-conflict <id> ..."
    case .expectChanged: "expect-changed <name> ..."
    case .expectAmbiguous: "expect-ambiguous <name> ..."
    }
  }

  /// How many fields may follow the keyword.
  var fieldCounts: ClosedRange<Int> {
    switch self {
    case .variable, .discard, .remove, .endedit: 1...1
    case .constraint: 4...Int.max
    case .constant, .priority, .rank, .multiplier, .edit, .suggest: 2...2
    case .solve: 0...1
    case .expect, .expectViolation: 2...3
    case .expectViolated, .expectConflict, .expectChanged, .expectAmbiguous: 0...Int.max
    }
  }
}
