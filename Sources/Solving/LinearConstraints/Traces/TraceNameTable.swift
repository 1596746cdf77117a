/// Makes names fit for a trace: without spaces and `*`, and unique among those that stand.
struct TraceNameTable {
  private var live: Set<ByteString> = []
  // How many names were derived from a text, so that the search for a free one stays short.
  private var repetitions: [ByteString: Int] = [:]

  /// A name like `text` that nothing live has; it stands from now on.
  mutating func makeUniqueName(from text: String) -> String {
    let name = Self.sanitized(text)
    let key = ByteString(text: name)
    if live.insert(key).inserted { return name }
    var count = repetitions[key, default: 1]
    var candidate: String
    repeat {
      count += 1
      candidate = "\(name)~\(count)"
    } while !live.insert(ByteString(text: candidate)).inserted
    repetitions[key] = count
    return candidate
  }

  /// Ends a name's declaration.
  mutating func release(_ name: String) {
    live.remove(ByteString(text: name))
  }

  /// The text with what no field of a trace may hold replaced by `_`.
  static func sanitized(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isFit = scalar.value > 0x20 && scalar.value != 0x7F && scalar != "*"
      scalars.append(isFit ? scalar : "_")
    }
    return scalars.isEmpty ? "_" : String(scalars)
  }
}
