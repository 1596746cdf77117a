package import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that was started by a test.
///
/// Input and output are files, so that no amount of either makes the program wait. Signals are
/// neither blocked nor ignored in it, whatever thread started it, and it leads a process group of its
/// own.
package final class RunningProgram {
  /// The id of the process, and of its group.
  package let identifier: pid_t
  private let folder: URL
  private var ended: ProgramResult?

  /// Why a program could not be started.
  package struct StartError: Error {
    package var reason: String
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments.
  ///   - environment: Variables to set beside those of the tests.
  ///   - workingFolder: The working folder; the tests' own unless given.
  ///   - input: The bytes of standard input.
  /// - Throws: when it cannot be started.
  package init(
    _ path: String, _ arguments: [String], environment: [String: String] = [:],
    workingFolder: String? = nil, input: Data = Data()
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "layoutbench-program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try input.write(to: folder.appending(path: "input"))
    var variables = ProcessInfo.processInfo.environment
    // A program that crashes would wait for the backtracer otherwise.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    variables.merge(environment) { _, given in given }
    // What spawns processes has no portable way to change the folder; a shell has.
    let shell = workingFolder.map { ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, $0] } ?? []
    identifier = try Self.spawn(
      shell + [path] + arguments, variables.map { "\($0)=\($1)" }, in: folder)
  }

  deinit {
    if ended == nil {
      _ = result(timeout: 0)
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// The text of standard output so far.
  package var output: String { text(of: "output") }

  /// The text of standard error so far.
  package var errors: String { text(of: "errors") }

  /// Sends a signal to the program alone.
  package func send(_ signal: Int32) {
    kill(identifier, signal)
  }

  /// Waits until the program ends, or kills it and what it started.
  ///
  /// - Parameter timeout: After how many seconds it is killed.
  /// - Returns: What it printed and ended with.
  package func result(timeout: Double = 60) -> ProgramResult {
    if let ended { return ended }
    var status: Int32 = 0
    let deadline = ContinuousClock.now + .seconds(timeout)
    var hasTimedOut = false
    while unsafe waitpid(identifier, &status, WNOHANG) == 0 {
      if ContinuousClock.now > deadline, !hasTimedOut {
        hasTimedOut = true
        kill(-identifier, SIGKILL)
      }
      usleep(2_000)
    }
    // As WIFSIGNALED and the like, which are macros.
    let signal = status & 0x7F
    let result = ProgramResult(
      status: signal == 0 ? (status >> 8) & 0xFF : signal, wasSignaled: signal != 0,
      hasTimedOut: hasTimedOut, output: output, errors: errors)
    ended = result
    return result
  }

  private func text(of name: String) -> String {
    let bytes = (try? Data(contentsOf: folder.appending(path: name))) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func spawn(
    _ words: [String], _ variables: [String], in folder: URL
  ) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    let streams = [
      ("input", O_RDONLY), ("output", O_WRONLY | O_CREAT), ("errors", O_WRONLY | O_CREAT),
    ]
    for (number, (name, flags)) in streams.enumerated() {
      let path = folder.appending(path: name).path(percentEncoded: false)
      unsafe posix_spawn_file_actions_addopen(&actions, Int32(number), path, flags, 0o644)
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    var environment = unsafe variables.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe arguments.indices { unsafe free(arguments[index]) }
      for index in unsafe environment.indices { unsafe free(environment[index]) }
    }
    var identifier: pid_t = 0
    let code = unsafe posix_spawn(
      &identifier, words[0], &actions, &attributes, &arguments, &environment)
    guard code == 0 else {
      throw StartError(reason: "\(words[0]): \(unsafe String(cString: strerror(code)))")
    }
    return identifier
  }
}
