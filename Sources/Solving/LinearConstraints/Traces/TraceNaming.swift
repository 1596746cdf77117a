/// Makes names fit for a trace: without spaces and `*`, and unique among those that stand.
struct TraceNaming {
  private var standing: Set<ByteString> = []
  // How many names were derived from a text, so that the search for a free one stays short.
  private var repetitions: [ByteString: Int] = [:]

  /// A name like `text` that nothing standing has; it stands from now on.
  mutating func unique(_ text: String) -> String {
    let name = Self.fitted(text)
    let key = ByteString(text: name)
    if standing.insert(key).inserted { return name }
    var count = repetitions[key, default: 1]
    var candidate: String
    repeat {
      count += 1
      candidate = "\(name)~\(count)"
    } while !standing.insert(ByteString(text: candidate)).inserted
    repetitions[key] = count
    return candidate
  }

  /// Ends the standing of a name.
  mutating func release(_ name: String) {
    standing.remove(ByteString(text: name))
  }

  /// The text with what no field of a trace may hold replaced by `_`.
  static func fitted(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isFit = scalar.value > 0x20 && scalar.value != 0x7F && scalar != "*"
      scalars.append(isFit ? scalar : "_")
    }
    return scalars.isEmpty ? "_" : String(scalars)
  }
}
