/// The generators of hierarchies, by the names that scenario files use.
public enum GeneratorKind: String, Hashable, Sendable, CaseIterable {
  /// A scroll view of self-sizing rows: avatar, name, body, two buttons.
  case feed

  /// What the size parameter counts.
  public var unit: String {
    switch self {
    case .feed: "rows"
    }
  }

  /// The size where a scenario gives none.
  public var defaultSize: Int {
    switch self {
    case .feed: 100
    }
  }

  /// The largest size that is accepted: about a million views.
  public var largestSize: Int {
    switch self {
    case .feed: 200_000
    }
  }
}
