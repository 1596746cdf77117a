import Foundation
import Statistics

/// How the second corpus is divided by repository: rules are looked for on one half, the other one
/// judges them.
///
/// A repository is held back where bit 24 of the 64-bit FNV-1a hash of its name, such as
/// `owner/name`, is 1. The rule was set before any score was seen; it gives 456 documents of 18
/// repositories to look at and 454 of 17 to judge by. `scripts/fit-text` divides by the same rule.
enum CorpusSplit {
  static func isHeldBack(repository: String) -> Bool {
    var hash = FNVHash()
    hash.combine(bytes: repository.utf8)
    return (hash.value >> 24) & 1 == 1
  }

  /// The repository of each document of a corpus, by file name.
  static func repositories(of folder: String) -> [String: String] {
    guard let text = try? String(contentsOfFile: "\(folder)/INDEX.tsv", encoding: .utf8) else {
      return [:]
    }
    var found: [String: String] = [:]
    for line in text.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: "\t")
      if cells.count >= 2 { found[String(cells[0])] = String(cells[1]) }
    }
    return found
  }
}
