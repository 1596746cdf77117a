import FileReading
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct InputFileTests {
  private let temporary: TemporaryFolder
  private var folder: String { temporary.path }

  init() throws {
    temporary = try TemporaryFolder()
  }

  private func reason(_ path: String) -> String? {
    do throws(InputFileError) {
      _ = try InputFile.bytes(of: path)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func bytesAreReadAsTheyAre() throws {
    let path = folder + "/file"
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try Data(bytes).write(to: URL(filePath: path))
    #expect(try InputFile.bytes(of: path) == bytes)
  }

  @Test func whatIsNoFileIsTold() {
    #expect(reason(folder) == "it is a folder")
    #expect(reason(folder + "/none") == "No such file or directory")
    #expect(reason("") == "No such file or directory")
    #expect(reason(folder + "\0/x") == "the name has a zero byte in it")
  }

  @Test func aFileWithoutAnEndIsRefused() throws {
    let path = folder + "/endless"
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT, 0o600)
    try #require(ftruncate(descriptor, off_t(InputFile.sizeLimit) + 1) == 0)
    close(descriptor)
    #expect(reason(path) == "larger than 1024 MiB")
  }

  @Test func aPipeWithoutAWriterIsNotWaitedFor() throws {
    let path = folder + "/pipe"
    try #require(unsafe mkfifo(path, 0o600) == 0)
    #expect(reason(path) == "no program writes into this pipe")
  }

  @Test func aPipeIsReadToItsEnd() throws {
    let path = folder + "/pipe"
    try #require(unsafe mkfifo(path, 0o600) == 0)
    let bytes = [UInt8](repeating: 42, count: 300_000)
    Thread.detachNewThread {
      // Waits until the pipe is opened for reading.
      let descriptor = unsafe open(path, O_WRONLY)
      var written = 0
      while written < bytes.count {
        let end = min(written + 50_000, bytes.count)
        let count = unsafe bytes[written..<end].withUnsafeBytes {
          unsafe write(descriptor, $0.baseAddress, $0.count)
        }
        if count <= 0 { break }
        written += count
      }
      close(descriptor)
    }
    #expect(try InputFile.bytes(of: path) == bytes)
  }

  @Test func whatWasReadIsKnownByEveryName() throws {
    let path = folder + "/file"
    try Data("text".utf8).write(to: URL(filePath: path))
    try Data("text".utf8).write(to: URL(filePath: path + ".other"))
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: path + ".link", withDestinationPath: path)
    try manager.linkItem(atPath: path, toPath: path + ".hard")
    let register = InputRegister()
    try InputRegister.$current.withValue(register) { _ = try InputFile.bytes(of: path) }
    for name in ["", ".link", ".hard"] { #expect(register.contains(path: path + name)) }
    #expect(!register.contains(path: path + ".other"))
    #expect(!register.contains(path: path + ".none"))
  }

  /// As many bytes as the limit are read, from a file and from a pipe, and one more is too many.
  @Test(arguments: [(3 << 20, nil), ((3 << 20) + 1, "larger than 3 MiB")] as [(Int, String?)])
  func theLimitItselfIsRead(_ count: Int, _ expected: String?) throws {
    func reason(_ path: String) -> String? {
      do throws(InputFileError) {
        #expect(try InputFile.bytes(of: path, limit: 3 << 20).count == count)
        return nil
      } catch {
        return error.reason
      }
    }
    let bytes = Data(repeating: 7, count: count)
    let file = folder + "/file"
    try bytes.write(to: URL(filePath: file))
    #expect(reason(file) == expected)
    let pipe = folder + "/pipe"
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    let writer = Thread {
      // Even one byte too many is read before it is refused, so that nobody writes into a closed pipe.
      let descriptor = unsafe open(pipe, O_WRONLY)
      var written = 0
      while written < bytes.count {
        let sent = unsafe bytes[written...].withUnsafeBytes {
          unsafe write(descriptor, $0.baseAddress, $0.count)
        }
        if sent <= 0 { break }
        written += sent
      }
      close(descriptor)
    }
    writer.start()
    #expect(reason(pipe) == expected)
  }
}
