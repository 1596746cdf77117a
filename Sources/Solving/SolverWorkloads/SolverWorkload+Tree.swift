import LinearConstraints

extension SolverWorkload {
  /// Views nested in pairs of equal widths.
  static let tree2 = tree(branching: 2)
  /// Views nested in fours of equal widths.
  static let tree4 = tree(branching: 4)

  private static func tree(branching: Int) -> SolverWorkload {
    SolverWorkload(
      name: "tree\(branching)",
      purpose: "Deep nesting of equal widths: the root's width reaches every view at once."
    ) { size, seed in
      var builder = WorkloadBuilder(seed: seed)
      let root = Frame("view0", in: &builder)
      builder.add(.equal, [(1, root.x)])
      builder.add(.equal, [(1, root.y)])
      builder.add(.equal, [(1, root.height)], -800)
      builder.edit(root.width, at: .outside, from: 1_024)
      var views = [root]
      var parent = 0
      while views.count + branching <= size || views.count == 1 {
        let outer = views[parent]
        var first: Frame?
        var previous: Frame?
        for _ in 0..<branching {
          let view = Frame("view\(views.count)", in: &builder)
          if let first, let previous {
            builder.add(.equal, [(1, view.x), (-1, previous.x), (-1, previous.width)])
            builder.add(.equal, [(1, view.width), (-1, first.width)])
          } else {
            builder.add(.equal, [(1, view.x), (-1, outer.x)])
            first = view
          }
          builder.add(.equal, [(1, view.y), (-1, outer.y)], -4)
          builder.add(.equal, [(1, view.height), (-1, outer.height)], 8)
          previous = view
          views.append(view)
        }
        if let previous {
          builder.add(
            .equal, [(1, previous.x), (1, previous.width), (-1, outer.x), (-1, outer.width)])
        }
        parent += 1
      }
      builder.solve("build")
      builder.move(root.width, through: sweep(320, 1_366), label: "width")
      builder.move(root.width, through: turns(768, 1_024), label: "turn")
      return builder.trace
    }
  }
}
