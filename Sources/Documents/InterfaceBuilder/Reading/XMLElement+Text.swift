extension XMLElement {
  /// The text between the tags, decoded where the document states that it is encoded.
  ///
  /// Interface Builder encodes texts with characters that XML cannot hold.
  var decodedText: String? {
    guard let text, isYes("base64-UTF8") else { return text }
    return String(base64: text) ?? text
  }

  /// The text of a `<fragment>`, in whichever of its forms.
  var fragmentText: String {
    self["content"] ?? (child("string") ?? child("mutableString"))?.decodedText ?? ""
  }
}

extension String {
  /// The text whose UTF-8 is encoded in base 64, with or without padding; nil for what is none.
  init?(base64 text: String) {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for character in text.utf8 where !" \n\r\t=".utf8.contains(character) {
      guard let value = String.base64Value(character) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    self.init(validating: bytes, as: UTF8.self)
  }

  private static func base64Value(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): character - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): character - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
