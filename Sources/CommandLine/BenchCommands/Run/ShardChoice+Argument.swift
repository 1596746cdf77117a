import ArgumentParser
package import Benchmarking
import ResultStore

extension ShardChoice: ExpressibleByArgument {
  /// Reads `i/n`, `auto` or `auto/n`; nothing else.
  package init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    if parts == ["auto"] {
      self = .scheduled(count: nil)
      return
    }
    guard parts.count == 2, let count = Int(parts[1]), (1...Self.maximumCount).contains(count)
    else {
      return nil
    }
    if parts[0] == "auto" {
      self = .scheduled(count: count)
    } else if let index = Int(parts[0]), (1...count).contains(index) {
      self = .part(ShardRecord(index: index, count: count))
    } else {
      return nil
    }
  }
}
