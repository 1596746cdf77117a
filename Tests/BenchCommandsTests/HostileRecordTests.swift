import Foundation
import TestSupport
import Testing

/// Records whose figures nobody measured: whatever reads them answers or refuses, and goes on.
@Suite struct HostileRecordTests {
  /// A step through a JSON document.
  private enum Step: Hashable {
    case key(String)
    case index(Int)
  }

  private func status(_ words: [String]) -> Int32 {
    Runs.status(words)
  }

  /// The places of all figures; of lists, those of the first element.
  private func places(in value: Any, below path: [Step] = []) -> [[Step]] {
    switch value {
    case let object as [String: Any]:
      object.keys.sorted().flatMap { key in
        object[key].map { places(in: $0, below: path + [.key(key)]) } ?? []
      }
    case let list as [Any]:
      list.first.map { places(in: $0, below: path + [.index(0)]) } ?? []
    case is NSNumber: [path]
    default: []
    }
  }

  private func replacing(_ value: Any, at path: ArraySlice<Step>, with figure: Double) -> Any {
    switch (path.first, value) {
    case (.key(let key)?, var object as [String: Any]):
      object[key] = object[key].map { replacing($0, at: path.dropFirst(), with: figure) }
      return object
    case (.index(let index)?, var list as [Any]):
      list[index] = replacing(list[index], at: path.dropFirst(), with: figure)
      return list
    default: return figure
    }
  }

  @Test(arguments: [9_007_199_254_740_992.0])
  func anyFigureMayBeAtTheLimit(figure: Double) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.path
    let run = [
      "run", "guide-and-view", "--queues", "1,2", "--time-budget", "0.001", "--json",
    ]
    try #require(status(run + ["--results", path]) == 0)
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: path).first)
    let data = try Data(contentsOf: folder.url.appending(path: name))
    let document = try JSONSerialization.jsonObject(with: data)
    let other = folder.url.appending(path: "20991231T235959Z-nocommit-ffffffff.json")
    // One place stands for all that have the same key.
    let groups = Dictionary(grouping: places(in: document), by: \.last)
    for place in groups.values.compactMap(\.first) {
      var changed = replacing(document, at: place[...], with: figure)
      if var object = changed as? [String: Any] {
        object["id"] = "ffffffff"
        changed = object
      }
      try JSONSerialization.data(withJSONObject: changed).write(to: other)
      for verb in [
        ["compare", name, "ffffffff"], ["compare", "--strategies"],
        ["report", "-o", path + "/page"], ["history", "guide-and-view"],
      ] {
        let found = status(verb + ["--results", path])
        #expect([0, 1, 2, 4, 5, 65].contains(found), "\(verb) at \(place)")
      }
    }
  }
}
