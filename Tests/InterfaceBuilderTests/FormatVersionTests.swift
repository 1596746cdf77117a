import InterfaceBuilder
import Testing

/// Documents of versions that the reader does not know are read with a warning at their place.
struct FormatVersionTests {
  private func warnings(_ version: String) throws -> [String] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \(version) \
      targetRuntime="iOS.CocoaTouch"><objects/></document>
      """
    return try InterfaceDocument.parse([UInt8](text.utf8), path: "a.xib").warnings.map(
      \.description)
  }

  @Test("known versions, and early documents without one, are read without a word")
  func known() throws {
    for version in ["version='3.0'", "version='2.0'", "version='1.1'", ""] {
      #expect(try warnings(version) == [])
    }
  }

  @Test("a later version, or none that is a number, is a warning with its place")
  func unknown() throws {
    #expect(
      try warnings("version='9.0'") == [
        "a.xib:2:1: warning: version 9.0 of the format is not known, 3.0 is the latest that is; "
          + "read as that, which may leave out or misread what is new"
      ])
    #expect(
      try warnings("version='new'") == [
        "a.xib:2:1: warning: the version 'new' is no number; read as 3.0"
      ])
    #expect(try warnings("version='inf'").count == 1)
  }
}
