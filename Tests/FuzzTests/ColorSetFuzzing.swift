import AssetCatalogs
import Foundation

/// Colour sets of asset catalogues: read or refused, never more.
enum ColorSetFuzzing: FuzzedReader {
  static let words = [
    "\"", "{", "}", "[", "]", ",", "null", "true", "1e400", "-1", "\"0x\"", "\"0xFFF\"", "\"256\"",
    "\"nan\"", "\"appearances\": []", "\"idiom\": \"tv\"", "\"reference\": \"\"", "\u{0}",
    "\u{FEFF}",
  ]

  static func fixtures() throws -> [[UInt8]] {
    let components = #"{"red": "0x10", "green": "0.5", "blue": "255", "alpha": "1.000"}"#
    let dark = #"[{"appearance": "luminosity", "value": "dark"}]"#
    return [
      #"{"colors": [{"idiom": "universal", "color": {"components": \#(components)}}]}"#,
      #"""
      {"colors": [{"color": {"platform": "ios", "reference": "labelColor"}},
        {"appearances": \#(dark), "color": {"components": {"white": "0.2", "alpha": "1"}}}],
        "info": {"author": "xcode", "version": 1}}
      """#,
    ].map { Array($0.utf8) }
  }

  static func examine(_ bytes: [UInt8]) throws -> Bool {
    do {
      return try ColorSet(Data(bytes)) != nil
    } catch is DecodingError {
      return false
    }
  }
}
