extension Unicode.Scalar {
  /// Whether the character fills a square, as East Asian scripts set it.
  package var isEastAsianWide: Bool {
    guard value >= 0x1100 else { return false }
    return switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      // The voicing marks that combine with the kana before them take no room.
      value != 0x3099 && value != 0x309A
    case 0x3000: true
    default: false
    }
  }

  private var isASCIILetter: Bool {
    let lowercase = value | 0x20
    return lowercase >= 0x61 && lowercase <= 0x7A
  }

  /// Whether the character ends a line whatever its width.
  package var isLineTerminator: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a line may be broken after the character and the character then hangs at its end.
  package var isBreakingSpace: Bool {
    switch value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a line may be broken after the character, which stays visible.
  package var isBreakingHyphen: Bool {
    switch value {
    case 0x2D, 0xAD, 0x2010, 0x2012...0x2014: true
    default: false
    }
  }

  /// Whether no line may begin with the character: closing marks, stops, small kana.
  ///
  /// The simple form of the East Asian rule (kinsoku shori): such a character keeps company with
  /// the one before it.
  package var isForbiddenAtLineStart: Bool {
    switch value {
    case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0xB7, 0xBB, 0x2019, 0x201D,
      0x2026, 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017,
      0x301F, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
      0x309B...0x309E, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7,
      0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE, 0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A,
      0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF5E:
      true
    default: false
    }
  }

  /// Whether no line may end with the character: opening marks, currency signs.
  package var isForbiddenAtLineEnd: Bool {
    switch value {
    case 0x24, 0x28, 0x5B, 0x7B, 0xA3, 0xA5, 0xAB, 0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E,
      0x3010, 0x3014, 0x3016, 0x301D, 0xFF04, 0xFF08, 0xFF3B, 0xFF5B, 0xFFE1, 0xFFE5:
      true
    default: false
    }
  }

  /// Whether a line may be broken between this character and the one that follows it, when words
  /// are kept together.
  package func allowsWordBreak(before next: Unicode.Scalar) -> Bool {
    // Most pairs are letters of one word.
    if isASCIILetter, next.isASCIILetter { return false }
    if next.isBreakingSpace || next.isLineTerminator { return false }
    if isBreakingSpace { return true }
    if isBreakingHyphen { return next.properties.isAlphabetic }
    guard isEastAsianWide || next.isEastAsianWide else { return false }
    return !next.isForbiddenAtLineStart && !isForbiddenAtLineEnd
  }
}
