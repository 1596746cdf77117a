package import Foundation

/// The text of a run record: JSON, of one schema version, with sorted keys.
package enum RunFile {
  /// Encodes a record; equal records give equal text.
  ///
  /// - Throws: `notWritten` when a figure is not finite, which JSON cannot state.
  package static func encode(_ record: RunRecord) throws(RecordError) -> Data {
    do {
      return try SortedJSON.data(record, isIndented: false) + Data("\n".utf8)
    } catch {
      throw .notWritten(path: fileName(of: record), reason: reason(ofEncoding: error))
    }
  }

  /// Decodes a record and checks that it makes sense.
  ///
  /// - Parameters:
  ///   - data: The text.
  ///   - path: Where it came from, for messages.
  /// - Returns: The record.
  /// - Throws: `damaged`, `unknownVersion`.
  package static func decode(_ data: Data, path: String) throws(RecordError) -> RunRecord {
    let decoder = JSONDecoder()
    let record: RunRecord
    do {
      // The version first: the rest of another version's record need not decode.
      let version = try decoder.decode(Version.self, from: data).schema
      guard (RunRecord.oldestSchema...RunRecord.currentSchema).contains(version) else {
        throw RecordError.unknownVersion(
          path: path, found: version, supported: RunRecord.currentSchema)
      }
      record = migrated(try decoder.decode(RunRecord.self, from: data))
    } catch let error as RecordError {
      throw error
    } catch {
      throw .damaged(path: path, reason: reason(of: error, in: data))
    }
    if let problem = RecordNumberValidator.firstProblem(in: data)
      ?? RecordValidator.firstProblem(in: record)
    {
      throw .damaged(path: path, reason: problem)
    }
    return record
  }

  /// Brings a record of an older schema up to the current one.
  ///
  /// Schema 2 only added fields, all of which may be absent; nothing is made up for them.
  private static func migrated(_ record: RunRecord) -> RunRecord {
    var current = record
    current.schema = RunRecord.currentSchema
    return current
  }

  /// The name of a record's file: `<date>-<commit>-<short id>.json`.
  ///
  /// Names sort by time; the id keeps two runs of one second and commit apart.
  package static func fileName(of record: RunRecord) -> String {
    let date = record.date.filter { $0 != "-" && $0 != ":" }
    let commit = record.build.commit.map { String($0.prefix(9)) } ?? "nocommit"
    return "\(date)-\(commit)-\(record.id).json"
  }

  private struct Version: Decodable {
    var schema: Int
  }

  private static func reason(of error: any Error, in data: Data) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "'\(place(context.codingPath + [key]))' is missing"
    case DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context):
      "'\(place(context.codingPath))' is not what it should be: \(context.debugDescription)"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      "'\(place(context.codingPath))' is not what it should be: \(context.debugDescription)"
    case DecodingError.dataCorrupted:
      // A number that does not fit its field comes as if the text were no JSON.
      (try? JSONSerialization.jsonObject(with: data)) == nil
        ? "it is no JSON, or ends too early"
        : RecordNumberValidator.firstProblem(in: data)
          ?? "a number does not fit its field: what is counted is whole"
    default:
      "\(error)"
    }
  }

  private static func reason(ofEncoding error: any Error) -> String {
    guard case EncodingError.invalidValue(let value, let context) = error else { return "\(error)" }
    return "'\(place(context.codingPath))' is \(value), which JSON cannot say"
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce("") { text, key in
      if let index = key.intValue { return text + "[\(index)]" }
      return text.isEmpty ? key.stringValue : text + "." + key.stringValue
    }
  }
}
