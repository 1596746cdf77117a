import Foundation
import ResultStore
import Testing

@Suite struct MachineTests {
  @Test func thisMachineIsDescribed() {
    let machine = MachineFingerprint.current(cores: 2)
    #expect(machine.processor.isEmpty == false)
    #expect(machine.memory > 0)
    #expect(machine.cores == 2)
    #expect(machine == MachineFingerprint.current(cores: 2))
  }

  /// The names that the system's own files have, found in them by a pattern of another kind.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/cpuinfo")))
  func theMachineIsNamedAsTheSystemNamesIt() throws {
    let machine = MachineFingerprint.current(cores: 2)
    func found(_ pattern: String, in path: String) -> String? {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8),
        let range = text.range(of: pattern, options: .regularExpression)
      else { return nil }
      let value = text[range].drop { $0 != ":" && $0 != "=" }.dropFirst()
      return value.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'"))
    }
    let cpu = "/proc/cpuinfo"
    let part = found("(?m)^CPU part\\s*:.*$", in: cpu).map { "part " + $0 }
    #expect(machine.processor == found("(?m)^model name\\s*:.*$", in: cpu) ?? part ?? "unknown")
    if let system = found("(?m)^PRETTY_NAME=.*$", in: "/etc/os-release") {
      #expect(machine.system == system)
    }
    let flags = found("(?m)^flags\\s*:.*$", in: cpu)?.split(separator: " ") ?? []
    #expect(machine.virtualization.contains("hypervisor") == flags.contains("hypervisor"))
  }

  @Test func aFewPagesOfMemoryDoNotMakeAnotherMachine() {
    let machine = MachineFingerprint.current(cores: 2)
    var other = machine
    other.memory = (machine.memory >> 30) << 30
    var near = other
    near.memory += 4_096
    #expect(other.isComparable(to: near))
    near.memory += 2 << 30
    #expect(other.isComparable(to: near) == false)
    near = other
    near.kernel += "-next"
    #expect(other.isComparable(to: near) == false)
  }

  @Test func filesAreToldApart() throws {
    try Samples.inFolder { folder in
      var hashes: Set<String> = []
      let contents: [[UInt8]] = [
        [], [0], [0, 0], [1], Array(repeating: 0, count: 8), Array(repeating: 0, count: 9),
        Array(0..<200), Array((0..<200).reversed()),
      ]
      for (index, bytes) in contents.enumerated() {
        let path = "\(folder)/\(index)"
        try Data(bytes).write(to: URL(filePath: path))
        let hash = try #require(BinaryHash.hash(ofFileAt: path))
        #expect(hash.count == 16)
        #expect(hash == BinaryHash.hash(ofFileAt: path))
        hashes.insert(hash)
      }
      #expect(hashes.count == contents.count)
      #expect(BinaryHash.hash(ofFileAt: folder + "/none") == nil)
    }
    // Stored records hold hashes: they are the same on every machine and in every version.
    #expect(BinaryHash.hash(of: Data(1..<12)) == "87c9cb0b46872c3c")
    #expect(BinaryHash.hash(of: Data(0..<12).dropFirst()) == "87c9cb0b46872c3c")
    #expect(BinaryHash.hash(of: Data()) == "08328807b4eb6fed")
    #expect(BinaryHash.ofThisProgram() != nil)
  }

  @Test func aRevisionIsReadFromGit() throws {
    try Samples.inFolder { folder in
      #expect(SourceRevision(folder: folder) == nil)
      func git(_ words: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
          ["git", "-C", folder, "-c", "user.name=T", "-c", "user.email=t@example.com"] + words
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "git \(words)")
      }
      try git("init")
      try git("commit", "--allow-empty", "-m", "first")
      let clean = try #require(SourceRevision(folder: folder))
      #expect(clean.commit.count == 40)
      #expect(clean.isDirty == false)
      try Data("// a package".utf8).write(to: URL(filePath: folder + "/Package.swift"))
      #expect(SourceRevision(folder: folder)?.isDirty == true)
      let spaced = folder + "/a folder"
      try FileManager.default.createDirectory(atPath: spaced, withIntermediateDirectories: true)
      try Data("// another".utf8).write(to: URL(filePath: spaced + "/Package.swift"))
      let inner = SourceRevision.package(containing: spaced + "/b")
      #expect(inner.map { URL(filePath: $0).lastPathComponent } == "a folder")
      let found = SourceRevision.package(containing: folder + "/a/b/c")
      #expect(found.map { URL(filePath: $0).standardized.path() }?.hasPrefix(folder) == true)
    }
  }

  @Test func momentsAreWrittenInUTC() {
    #expect(RunIdentity.text(of: Date(timeIntervalSince1970: 0)) == "1970-01-01T00:00:00Z")
    #expect(RunIdentity.newID().count == 8)
    #expect(RunIdentity.isDate("1970-01-01T00:00:00Z"))
    for text in [
      "1970-01-01 00:00:00Z", "1970-O1-01T00:00:00Z", "1970-01-01T00:00:00",
      "1970-01-01T00:00:00ZZ",
    ] {
      #expect(!RunIdentity.isDate(text), "\(text)")
    }
  }
}
