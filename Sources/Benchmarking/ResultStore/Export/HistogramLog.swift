import Foundation

/// Times as a log of HDR histograms: one line a step, readable by the tools of HdrHistogram.
///
/// Log format 1.3 with histograms of encoding V2: three significant digits, from 1 ns to an hour.
/// The compressed envelope holds stored blocks of zlib (RFC 1950, RFC 1951): a few kilobytes more,
/// and no library.
package enum HistogramLog {
  /// The log of a run.
  ///
  /// - Complexity: O(samples).
  package static func text(of record: RunRecord) -> String {
    var lines = [
      "#[Samples of thread CPU time in nanoseconds, one histogram a step]",
      "#[Histogram log format version 1.3]",
      #""StartTimestamp","Interval_Length","Interval_Max","Interval_Compressed_Histogram""#,
    ]
    var start = 0.0
    for found in record.cases {
      for step in found.steps {
        guard let time = step.time, let most = time.samples.max() else { continue }
        var histogram = EncodedHistogram()
        for sample in time.samples { histogram.record(sample) }
        let length = time.samples.reduce(0, +) * Double(time.repetitions) / 1e9
        // A tag ends at the first comma, and holds no white space.
        let tag = "\(found.key)/\(step.label)".map { $0 == " " || $0 == "," ? "_" : $0 }
        lines.append(
          "Tag=\(String(tag)),\(decimal(start)),\(decimal(length)),\(decimal(most)),"
            + histogram.compressed().base64EncodedString())
        start += length
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func decimal(_ value: Double) -> String { String(format: "%.3f", value) }
}

/// A histogram in the layout of HdrHistogram: 2048 buckets for each power of two.
private struct EncodedHistogram {
  private static let subBuckets = 2_048
  private static let highest: Int64 = 3_600_000_000_000
  private var counts: [Int64] = []

  mutating func record(_ value: Double) {
    let index = Self.index(of: min(max(Int64(value.rounded()), 1), Self.highest))
    if index >= counts.count { counts += Array(repeating: 0, count: index + 1 - counts.count) }
    counts[index] += 1
  }

  private static func index(of value: Int64) -> Int {
    let mask = Int64(subBuckets - 1)
    let bucket = 64 - (value | mask).leadingZeroBitCount - 11
    let sub = Int(value >> Int64(bucket))
    return (bucket + 1) * (subBuckets / 2) + sub - subBuckets / 2
  }

  /// Encoding V2 within the compressed envelope.
  func compressed() -> Data {
    var payload = Data()
    var zeros: Int64 = 0
    for count in counts {
      if count == 0 {
        zeros += 1
        continue
      }
      if zeros > 0 { payload.appendZigZag(-zeros) }
      zeros = 0
      payload.appendZigZag(count)
    }
    var plain = Data()
    plain.appendBigEndian(UInt32(0x1C84_9303 | 0x10))
    plain.appendBigEndian(UInt32(payload.count))
    plain.appendBigEndian(UInt32(0))
    plain.appendBigEndian(UInt32(3))
    plain.appendBigEndian(UInt64(1))
    plain.appendBigEndian(UInt64(Self.highest))
    plain.appendBigEndian((1.0).bitPattern)
    plain += payload
    let packed = plain.zlibStored()
    var whole = Data()
    whole.appendBigEndian(UInt32(0x1C84_9304 | 0x10))
    whole.appendBigEndian(UInt32(packed.count))
    return whole + packed
  }
}

extension Data {
  fileprivate mutating func appendBigEndian(_ value: some FixedWidthInteger) {
    var rest = value.bigEndian
    for _ in 0..<(value.bitWidth / 8) {
      append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// A signed number in as few bytes as it needs, seven bits each and eight in the ninth.
  fileprivate mutating func appendZigZag(_ value: Int64) {
    var rest = UInt64(bitPattern: (value << 1) ^ (value >> 63))
    for _ in 0..<8 where rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// A zlib stream of stored blocks.
  fileprivate func zlibStored() -> Data {
    var stream = Data([0x78, 0x01])
    var rest = self[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      stream.append(rest.isEmpty ? 1 : 0)
      for half in [length, ~length] {
        stream.append(UInt8(truncatingIfNeeded: half))
        stream.append(UInt8(truncatingIfNeeded: half >> 8))
      }
      stream += block
    } while !rest.isEmpty
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in self {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    stream.appendBigEndian(high << 16 | low)
    return stream
  }
}
