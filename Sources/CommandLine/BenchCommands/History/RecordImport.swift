import Foundation
import ResultStore

/// Takes records from elsewhere into a store: other machines' as they are, shards as one run.
struct RecordImport {
  let store: RunStore
  /// Whether shards stay records of their own.
  let keepsShards: Bool

  /// Imports files; either all of them, or nothing.
  func run(_ paths: [String]) throws(RecordError) {
    var whole: [RunRecord] = []
    var shards: [RunRecord] = []
    for path in paths {
      let record = try RunStore.read(path: path)
      if record.plan?.shard != nil, !keepsShards {
        shards.append(record)
      } else {
        whole.append(record)
      }
    }
    if !shards.isEmpty {
      do throws(ShardMergeError) {
        whole.append(try ShardMerge.merge(shards))
      } catch {
        throw .mixed(reason: error.description)
      }
    }
    for record in whole {
      // The same record again is no mistake: a job that is repeated imports what it did before.
      let path = store.path(of: record)
      if FileManager.default.fileExists(atPath: path), try RunStore.read(path: path) == record {
        Terminal.write("\(path): there already")
        continue
      }
      Terminal.write("imported: \(try store.write(record))")
    }
  }
}
