import Foundation
import ResultStore
import Testing

/// The log of histograms, taken apart by the rules of its formats: HdrHistogram's encoding V2, RFC
/// 1950 and RFC 1951.
@Suite struct HistogramLogTests {
  private struct Envelope {
    var bytes: [UInt8]
    var position = 0

    mutating func number(_ count: Int) -> UInt64 {
      defer { position += count }
      return bytes[position..<position + count].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Seven bits a byte, eight in the ninth, the sign in the lowest bit.
    mutating func zigZag() -> Int64 {
      var value: UInt64 = 0
      for index in 0..<9 {
        let byte = UInt64(bytes[position])
        position += 1
        if index == 8 {
          value |= byte << 56
          break
        }
        value |= (byte & 0x7F) << UInt64(7 * index)
        if byte < 0x80 { break }
      }
      return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }
  }

  /// The bytes of a stream of stored blocks, checked against its checksum.
  private func unpacked(_ stream: [UInt8]) throws -> [UInt8] {
    try #require(stream.count > 6 && (Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0)
    #expect(stream[0] & 0x0F == 8)
    var plain: [UInt8] = []
    var position = 2
    while true {
      let header = stream[position]
      #expect(header & 0b110 == 0)
      let length = Int(stream[position + 1]) | Int(stream[position + 2]) << 8
      let complement = Int(stream[position + 3]) | Int(stream[position + 4]) << 8
      #expect(length ^ complement == 0xFFFF)
      plain += stream[position + 5..<position + 5 + length]
      position += 5 + length
      if header & 1 == 1 { break }
    }
    // Adler-32, section 9 of RFC 1950.
    let sums = plain.reduce((1, 0)) { sums, byte in
      let low = (sums.0 + Int(byte)) % 65_521
      return (low, (sums.1 + low) % 65_521)
    }
    let stored = stream[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
    #expect(stored == sums.1 << 16 | sums.0)
    #expect(position + 4 == stream.count)
    return plain
  }

  /// How often each bucket was hit, by the least value that falls into it.
  private func counts(of line: Substring) throws -> [Int64: Int64] {
    let encoded = try #require(line.split(separator: ",").last)
    let data = try #require(Data(base64Encoded: String(encoded)))
    var outer = Envelope(bytes: Array(data))
    #expect(outer.number(4) == 0x1C84_9314)
    let length = outer.number(4)
    #expect(Int(length) == data.count - 8)
    var inner = Envelope(bytes: try unpacked(Array(data.dropFirst(8))))
    #expect(inner.number(4) == 0x1C84_9313)
    let payload = inner.number(4)
    #expect(inner.number(4) == 0 && inner.number(4) == 3 && inner.number(8) == 1)
    #expect(inner.number(8) == 3_600_000_000_000)
    #expect(Double(bitPattern: inner.number(8)) == 1)
    #expect(inner.position + Int(payload) == inner.bytes.count)
    var found: [Int64: Int64] = [:]
    var index: Int64 = 0
    while inner.position < inner.bytes.count {
      let value = inner.zigZag()
      guard value > 0 else {
        #expect(value < 0)
        index -= value
        continue
      }
      // 2048 values one by one, then 1024 buckets for each power of two.
      let power = index < 2_048 ? 0 : index / 1_024 - 1
      let least = index < 2_048 ? index : (index % 1_024 + 1_024) << power
      found[least] = value
      index += 1
    }
    return found
  }

  /// Signed numbers on both sides of what one byte and two bytes hold, among others.
  static let samples: [[Double]] =
    [
      [5.0], [1, 1, 1, 2_047, 2_048, 2_049], [1_000_000.4, 1_000_000, 1_234_567],
      [3.6e12, 1e15, 0.2], [64, 129, 193, 256], (0..<40_000).map { Double($0 * 3 + 1) },
    ] + [63, 64, 300, 8_191, 8_192].map { Array(repeating: 77, count: $0) }

  @Test(arguments: samples)
  func everySampleIsInItsBucket(_ samples: [Double]) throws {
    var record = Samples.record()
    record.cases[0].steps[0].time?.samples = samples
    let lines = try RunExport.hdr.text(of: record).split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("Tag=") })
    var expected: [Int64: Int64] = [:]
    for sample in samples {
      let value = min(max(Int64(sample.rounded()), 1), 3_600_000_000_000)
      let power = max(0, 64 - value.leadingZeroBitCount - 11)
      expected[(value >> Int64(power)) << Int64(power), default: 0] += 1
    }
    #expect(try counts(of: line) == expected)
  }

  /// A line begins where the one before ended, and lasts as long as its samples and their repetitions.
  @Test func linesFollowOneAnother() throws {
    var record = Samples.record()
    var step = record.cases[0].steps[0]
    step.time?.samples = [1e9, 3e9]
    step.time?.repetitions = 5
    record.cases.removeLast(record.cases.count - 1)
    record.cases[0].steps = [step, step]
    let lines = try RunExport.hdr.text(of: record).split(separator: "\n")
    let fields = lines.filter { $0.hasPrefix("Tag=") }.map {
      $0.split(separator: ",").dropFirst().prefix(3).map(String.init)
    }
    #expect(
      fields == [
        ["0.000", "20.000", "3000000000.000"], ["20.000", "20.000", "3000000000.000"],
      ])
  }
}
