import ResultStore

/// How the page names cases, and where on it they are.
enum CaseNames {
  /// The id of a scenario's part of the page.
  static func anchor(_ scenario: String) -> String { "scenario-" + ReportFormat.slug(scenario) }

  /// Where a link to a scenario leads: to its part, or to the beginning of a page without it.
  static func link(_ scenario: String, on focus: ReportInput.Focus) -> String {
    focus == .history ? "main" : anchor(scenario)
  }

  /// The parts of a key that distinguish a case from others of its scenario and strategy: size, queues, device.
  static func variant(_ key: CaseKey) -> String {
    var parts: [String] = []
    if let size = key.size { parts.append("size \(Units.count(size))") }
    if key.queues != 1 { parts.append("\(key.queues) queues") }
    if let device = key.device { parts.append(device) }
    return parts.joined(separator: ", ")
  }
}
