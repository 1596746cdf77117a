package import Foundation
package import LayoutModel
package import VisualFormatLanguage

/// One visual format and what must become of it, as stored in a file of cases.
package struct VisualFormatCase: Decodable, Sendable {
  /// The number of the case in its file.
  package var id: Int
  /// The format.
  package var format: String
  /// The options: a raw value, or names joined by `|`.
  package var options: VisualFormatOptions
  /// The metrics by name.
  package var metrics: [String: Double]
  /// The views by name, each with the name of its superview.
  package var views: [String: String?]
  /// The system that the format is read for.
  package var deploymentTarget: DeploymentTarget
  /// What must become of it.
  package var expectation: Expectation
  /// How far the expectation can be relied on, and where it comes from.
  package var confidence: String?
  package var source: String?
  package var note: String?

  /// What must become of a format.
  package enum Expectation: Sendable {
    /// These constraints, in this order; none listed when only their number is known.
    case constraints([Expected], count: Int)
    /// An error: its message or whole reason, and the column of its caret, where they are known.
    case error(message: String?, caretColumn: Int?)
  }

  /// One expected constraint.
  package struct Expected: Sendable, Equatable {
    package var first: String
    package var firstAttribute: LayoutAttribute
    package var relation: LayoutRelation
    package var second: String?
    package var secondAttribute: LayoutAttribute
    package var multiplier: Double
    package var constant: Constant
    package var priority: Double
  }

  /// An expected constant.
  package enum Constant: Sendable, Equatable {
    /// A number.
    case number(Double)
    /// The layout margin of the superview on that edge.
    case standard
  }

  private enum CodingKeys: String, CodingKey {
    case id, format, options, metrics, views
    case deploymentTarget = "deployment_target"
    case expectation = "expect"
    case confidence, source, note
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    format = try container.decode(String.self, forKey: .format)
    options = try VisualFormatCase.options(container)
    metrics = try container.decodeIfPresent([String: Double].self, forKey: .metrics) ?? [:]
    views = try container.decode([String: String?].self, forKey: .views)
    deploymentTarget = DeploymentTarget(
      iOSVersion: try container.decodeIfPresent(Int.self, forKey: .deploymentTarget)
        ?? DeploymentTarget.current.iOSVersion)
    expectation = try container.decode(Expectation.self, forKey: .expectation)
    confidence = try container.decodeIfPresent(String.self, forKey: .confidence)
    source = try container.decodeIfPresent(String.self, forKey: .source)
    note = try container.decodeIfPresent(String.self, forKey: .note)
  }

  private static func options(
    _ container: KeyedDecodingContainer<CodingKeys>
  ) throws -> VisualFormatOptions {
    guard container.contains(.options) else { return [] }
    if let bits = try? container.decode(UInt.self, forKey: .options) {
      return VisualFormatOptions(rawValue: bits)
    }
    let names = try container.decode(String.self, forKey: .options)
    guard let options = VisualFormatOptions(names: names) else {
      throw DecodingError.dataCorruptedError(
        forKey: .options, in: container,
        debugDescription: "unknown option in \"\(names)\"; known are "
          + VisualFormatOptions.names.joined(separator: ", "))
    }
    return options
  }
}

extension VisualFormatCase.Expectation: Decodable {
  private enum CodingKeys: String, CodingKey {
    case count, constraints, error
    case caretColumn = "caret_column"
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.error) {
      self = .error(
        message: try container.decodeIfPresent(String.self, forKey: .error),
        caretColumn: try container.decodeIfPresent(Int.self, forKey: .caretColumn))
    } else {
      let constraints =
        try container.decodeIfPresent([VisualFormatCase.Expected].self, forKey: .constraints) ?? []
      self = .constraints(
        constraints,
        count: try container.decodeIfPresent(Int.self, forKey: .count) ?? constraints.count)
    }
  }
}

extension VisualFormatCase.Expected: Decodable {
  private enum CodingKeys: String, CodingKey {
    case first
    case firstAttribute = "attr"
    case relation = "rel"
    case second
    case secondAttribute = "attr2"
    case multiplier, constant, priority
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func attribute(_ key: CodingKeys) throws -> LayoutAttribute {
      let name = try container.decode(String.self, forKey: key)
      guard let attribute = LayoutAttribute(name: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "unknown attribute \"\(name)\"")
      }
      return attribute
    }
    first = try container.decode(String.self, forKey: .first)
    firstAttribute = try attribute(.firstAttribute)
    let symbol = try container.decode(String.self, forKey: .relation)
    guard let relation = LayoutRelation.allCases.first(where: { $0.symbol == symbol }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .relation, in: container, debugDescription: "unknown relation \"\(symbol)\"")
    }
    self.relation = relation
    second = try container.decodeIfPresent(String.self, forKey: .second)
    secondAttribute =
      container.contains(.secondAttribute) ? try attribute(.secondAttribute) : .notAnAttribute
    multiplier = try container.decodeIfPresent(Double.self, forKey: .multiplier) ?? 1
    priority = try container.decodeIfPresent(Double.self, forKey: .priority) ?? 1000
    if let number = try? container.decode(Double.self, forKey: .constant) {
      constant = .number(number)
    } else {
      let word = try container.decode(String.self, forKey: .constant)
      guard word == "standard" else {
        throw DecodingError.dataCorruptedError(
          forKey: .constant, in: container,
          debugDescription: "a constant is a number or \"standard\", not \"\(word)\"")
      }
      constant = .standard
    }
  }
}

/// A file of cases.
package struct VisualFormatCaseFile: Decodable, Sendable {
  /// The most bytes of a file.
  package static let sizeLimit = 16 << 20

  /// The cases, in the order of the file.
  package var cases: [VisualFormatCase]

  /// Reads a file of cases.
  ///
  /// - Throws: whatever keeps it from being read or decoded.
  package static func read(_ data: Data) throws -> VisualFormatCaseFile {
    try JSONDecoder().decode(VisualFormatCaseFile.self, from: data)
  }
}

extension VisualFormatCase: CustomStringConvertible {
  /// The number and the format.
  package var description: String { "\(id): \(format)" }
}
