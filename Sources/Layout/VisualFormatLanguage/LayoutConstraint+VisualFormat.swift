public import LayoutModel

extension LayoutConstraint {
  /// Makes inactive constraints from a visual format, as UIKit's method of the same name does.
  ///
  /// Traps with the text of UIKit's exception when the format is wrong; see
  /// ``makeConstraints(withVisualFormat:options:metrics:views:deploymentTarget:)``.
  public static func constraints(
    withVisualFormat format: String, options: VisualFormatOptions = [],
    metrics: [String: Double]? = nil, views: [String: LayoutItem],
    deploymentTarget: DeploymentTarget = .current
  ) -> [LayoutConstraint] {
    do {
      return try makeConstraints(
        withVisualFormat: format, options: options, metrics: metrics ?? [:], views: views,
        deploymentTarget: deploymentTarget)
    } catch {
      fatalError(error.reason)
    }
  }

  /// Makes inactive constraints from a visual format, or throws what is wrong with it and where.
  ///
  /// For each view in turn come the constraints that join it to its predecessor, then those of its
  /// own extent; then the connection to the closing bar; then what the options align, neighbour by
  /// neighbour. Besides `|`, the bars `|>` and `<|` stand for the superview's safe area.
  /// - Complexity: O(n) in the length of the format.
  public static func makeConstraints(
    withVisualFormat format: String, options: VisualFormatOptions = [],
    metrics: [String: Double] = [:], views: [String: LayoutItem],
    deploymentTarget: DeploymentTarget = .current
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var parser = VisualFormatParser(format)
    let failure = parser.parse()
    var builder = VisualFormatBuilder(
      source: format, format: parser.format, options: options, metrics: metrics, views: views,
      deploymentTarget: deploymentTarget)
    // An unknown name before the place where the grammar is broken is the first error.
    try builder.makeRow()
    if let failure { throw failure }
    try builder.makeClosing()
    try builder.makeAlignment()
    return builder.constraints
  }
}
