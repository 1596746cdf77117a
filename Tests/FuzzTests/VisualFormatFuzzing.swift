import Foundation
import LayoutModel
import TestSupport
import VisualFormatCases
import VisualFormatLanguage

/// Visual formats: the formats of the files of cases, changed, on views and guides.
enum VisualFormatFuzzing: FuzzedReader {
  static let words = [
    "H:", "V:", "|", "-", "[a]", "[b(20)]", "(>=10@750)", "(a)", "@999", "==", "<=", "|>", "<|",
    ",",
    "m", "(m)", "-(-8)-", "0x1p4", "1e3", " ", "\t", "_", ")", "]", "é", "\u{0}",
  ]

  static func fixtures() throws -> [[UInt8]] {
    let files = try ProjectFolder.contents(of: "Scenarios/vfl", ending: ".json")
    return try files.flatMap { bytes in
      try VisualFormatCaseFile.read(Data(bytes)).cases.map { Array($0.format.utf8) }
    }
  }

  static func examine(_ bytes: [UInt8]) throws -> Bool {
    let format = String(decoding: bytes, as: UTF8.self)
    let superview = View()
    var views: [String: View] = [:]
    for name in ["a", "b", "c", "icon", "title", "button", "textField", "_x"] {
      let view = View()
      superview.addSubview(view)
      views[name] = view
    }
    defer { withExtendedLifetime(superview) {} }
    var accepts = false
    for bits: UInt in [0, 1 << 1, 1 << 16, 2 << 16, 1 << 3] {
      let constraints: [LayoutConstraint]
      do throws(VisualFormatError) {
        constraints = try LayoutConstraint.makeConstraints(
          withVisualFormat: format, options: VisualFormatOptions(rawValue: bits),
          metrics: ["m": 8, "padding": 1e8], views: views)
      } catch {
        let range = error.utf8Range
        guard error.caretOffset >= 0, error.caretOffset <= bytes.count * 3 + 1,
          range.lowerBound <= range.upperBound, !error.message.isEmpty, !error.reason.isEmpty,
          error.caretColumn >= 0
        else { throw BrokenPromise("the error has no place in the format") }
        continue
      }
      accepts = true
      guard constraints.allSatisfy({ $0.constant.magnitude <= 1e9 && $0.priority.isLegal }) else {
        throw BrokenPromise("a constraint is beyond the bounds")
      }
    }
    return accepts
  }
}
