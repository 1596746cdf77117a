import BenchCommands
import Testing

/// What counts as a file of folded stacks, line by line.
@Suite struct StackFileTests {
  private static func problems(_ text: String) -> [String] {
    do throws(StackFileError) {
      _ = try StackFile.text(of: Array(text.utf8))
      return []
    } catch {
      return error.problems
    }
  }

  /// The places of the lines that are none.
  private static func places(_ text: String) -> [String] {
    problems(text).map { $0.split(separator: ": error: ").first.map(String.init) ?? $0 }
  }

  private static func stack(of depth: Int) -> String {
    Array(repeating: "f", count: depth).joined(separator: ";") + " 1\n"
  }

  @Test func aTextOfStacksIsHandedOnAsItIs() throws {
    let text = "main;run 10\r\n\nmain;a frame with spaces 0\n\r\nmain 10000000000\n"
    #expect(try StackFile.text(of: Array(text.utf8)) == text)
  }

  @Test(arguments: [
    "main;run", " 3", "main x", "main -1", "main nan", "main 10000000001", "main\t1",
  ])
  func aLineThatIsNoStackIsNamed(_ line: String) {
    #expect(Self.places("main 1\n\(line)\r\nmain 2\n") == ["2:1"])
  }

  @Test func aStackHasAThousandFrames() {
    #expect(Self.problems(Self.stack(of: 1_000)).isEmpty)
    #expect(Self.places(Self.stack(of: 1_001)) == ["1:1"])
  }

  /// Twenty show what kind of file it is.
  @Test func noMoreThanTwentyLinesAreNamed() {
    let text = "main 1\n" + String(repeating: "none\n", count: 21)
    #expect(Self.places(text) == (2...21).map { "\($0):1" })
  }

  @Test(arguments: ["", "\n", "\r\n\r\n"])
  func aFileWithoutAStackIsNone(_ text: String) {
    #expect(Self.places(text) == ["1:1"])
  }

  @Test func thereAreTwoHundredThousandAtMost() {
    let most = String(repeating: "f 1\n", count: StackFile.lineLimit)
    #expect(Self.problems(most).isEmpty)
    #expect(Self.places(most + "f 1\nf 1\n") == ["200001:1"])
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: StackFileError.self) { try StackFile.text(of: [0x66, 0xFF, 0x20, 0x31]) }
  }
}
