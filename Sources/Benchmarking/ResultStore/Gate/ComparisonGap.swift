/// Something that was promised to be compared and was not, with what to do next.
package struct ComparisonGap: Codable, Hashable, Sendable {
  /// Why it was not compared.
  package enum Cause: String, Codable, Hashable, Sendable, CaseIterable {
    /// The run was interrupted.
    case interrupted
    /// A record that is needed cannot be read.
    case unreadable
    /// The run is dated after this machine's clock.
    case dated
    /// The run is a shard of a whole.
    case shard
    /// The run has no case at all.
    case empty
    /// No run was accepted for the case.
    case notAccepted
    /// The accepted run's record is not there.
    case referenceMissing
    /// The accepted run's record is not the one that was accepted.
    case referenceChanged
    /// The accepted run is dated after the one that is judged.
    case referenceLater
    /// The accepted run is none that may be a reference: interrupted, or with faults put in.
    case referenceUnfit
    /// The scenario's definition is not that of the accepted run.
    case definition
    /// The case was asked for and is not in the run.
    case missingCase
    /// The accepted run has metrics that the run has not.
    case missingMetric
    /// The run has metrics that the accepted run has not.
    case newMetric
    /// The metrics were not taken by the same version of the meter.
    case meter
    /// The case has no exact metric.
    case nothing
    /// The paired measurement is not of this program, or of a part of the scenarios only.
    case paired
  }

  /// Why it was not compared.
  package var cause: Cause
  /// The case, where it is one.
  package var key: CaseKey?
  /// The metrics within the case, where it is not all of them.
  package var place: String
  /// Why, in words.
  package var reason: String
  /// What to do next.
  package var advice: String
  /// Reason and advice without what is of the one case only, to be read where many cases have the same;
  /// nil where they are as above.
  package var common: CommonWords?

  /// Reason and advice of many cases.
  package struct CommonWords: Hashable, Sendable {
    package var reason: String
    package var advice: String

    package init(reason: String, advice: String) {
      self.reason = reason
      self.advice = advice
    }
  }

  /// Creates a gap.
  package init(
    _ cause: Cause, key: CaseKey? = nil, place: String = "", reason: String, advice: String,
    common: CommonWords? = nil
  ) {
    self.cause = cause
    self.key = key
    self.place = place
    self.reason = reason
    self.advice = advice
    self.common = common
  }

  private enum CodingKeys: String, CodingKey {
    case cause, key, place, reason, advice
  }
}

extension ComparisonGap: CustomStringConvertible {
  /// The gap on one line.
  package var description: String {
    "not compared: \(GateLine.subject(key?.description, place))\(reason); \(advice)"
  }
}

extension ComparisonGap {
  /// Gaps as lines of text: one each, or, where they are more than can be read, one for all cases
  /// with the same reason.
  ///
  /// - Parameters:
  ///   - gaps: The gaps.
  ///   - limit: How many gaps have a line each.
  /// - Returns: The lines.
  package static func lines(_ gaps: [ComparisonGap], limit: Int = 40) -> [String] {
    guard gaps.count > limit else { return gaps.map(\.description) }
    var groups: [[ComparisonGap]] = []
    var groupIndex: [String: Int] = [:]
    for gap in gaps {
      let words = gap.wordsForMany
      let name = [gap.cause.rawValue, gap.place, words.reason, words.advice].joined(separator: "\n")
      if let index = groupIndex[name] {
        groups[index].append(gap)
      } else {
        groupIndex[name] = groups.count
        groups.append([gap])
      }
    }
    return groups.map { group in
      let names = group.compactMap(\.key?.description)
      guard let first = group.first, names.count > 3 else {
        return group.map(\.description).joined(separator: "\n")
      }
      let subject =
        "\(Units.counted(names.count, "case")) (\(names.prefix(3).joined(separator: "; ")) …)"
      let words = first.wordsForMany
      return
        "not compared: \(GateLine.subject(subject, first.place))\(words.reason); \(words.advice)"
    }
  }

  private var wordsForMany: CommonWords { common ?? CommonWords(reason: reason, advice: advice) }
}
