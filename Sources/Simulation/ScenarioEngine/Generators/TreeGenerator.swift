import LayoutModel

/// What makes a large tree from a size and a seed.
protocol TreeGenerator {
  /// The names that scenario files may use, the root's aside.
  static var names: [String] { get }
  /// The identifiers of constraints that scenario files may use.
  static var constraintNames: [String] { get }

  /// Makes the views below the root, and names those of `names` and `constraintNames`.
  ///
  /// - Returns: the constraints, inactive.
  static func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint]
}

extension GeneratorKind {
  private var type: any TreeGenerator.Type {
    switch self {
    case .feed: FeedGenerator.self
    case .chat: ChatGenerator.self
    case .form: FormGenerator.self
    case .dashboard: DashboardGenerator.self
    case .nestedStacks: NestedStacksGenerator.self
    case .article: ArticleGenerator.self
    case .spreadsheet: SpreadsheetGenerator.self
    case .panels: PanelsGenerator.self
    case .longRow: LongRowGenerator.self
    case .deepTree: DeepTreeGenerator.self
    case .collection: CollectionGenerator.self
    case .movingTree: MovingTreeGenerator.self
    case .conflicts: ConflictsGenerator.self
    case .ambiguous: AmbiguousGenerator.self
    }
  }

  /// The names that steps and expectations of a scenario may use for what the generator makes.
  public var names: [String] { ["root"] + type.names }

  /// The identifiers of constraints that steps of a scenario may use.
  public var constraintNames: [String] { type.constraintNames }

  func build(in tree: ScenarioTree, size: Int, seed: UInt64) -> [LayoutConstraint] {
    type.build(in: tree, size: size, seed: seed)
  }
}

extension ContentView {
  /// A view that constraints lay out, named by its role and number.
  static func generated(
    _ role: StaticString, _ index: Int, _ content: ContentSize? = nil
  ) -> ContentView {
    let view = ContentView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.generated = GeneratedName(role: role, index: Int32(index))
    view.content = content
    return view
  }
}
