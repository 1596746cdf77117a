import CTimeSampler

/// The functions of a program by their addresses, as `nm` lists them.
package struct ProgramSymbols {
  private var addresses: [UInt] = []
  private var names: [String] = []
  private let base: UInt

  /// Reads a list of symbols; lines that name no function are passed over.
  ///
  /// - Parameters:
  ///   - list: Lines of an address in hexadecimal digits, a letter and a name.
  ///   - base: Where the program was loaded.
  /// - Complexity: O(n log n) in the number of symbols.
  package init(list: String, base: UInt) {
    self.base = base
    var found: [(address: UInt, name: String)] = []
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, "tTwWiV".contains(parts[1]), let address = UInt(parts[0], radix: 16)
      else { continue }
      found.append((address, String(parts[2])))
    }
    found.sort { ($0.address, $0.name) < ($1.address, $1.name) }
    addresses = found.map(\.address)
    names = found.map(\.name)
  }

  /// The symbols of the running program.
  static func ofThisProgram() throws(ProfileError) -> ProgramSymbols {
    let words = ["nm", "--defined-only", ProfilingTools.programPath]
    guard let list = ProfilingTools.output(of: words, input: nil) else {
      throw ProfileError(
        reason: "nm is needed to name functions: install binutils", status: .unavailable)
    }
    return ProgramSymbols(list: list, base: time_sampler_program_base())
  }

  /// The name of the function at an address of the running program: by the list where it is the
  /// program's own, by its library elsewhere.
  package func name(at address: UInt) -> String {
    var buffer = [CChar](repeating: 0, count: 1_024)
    let isOwn = unsafe time_sampler_symbol(address, &buffer, buffer.count) != 0
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    let other = String(decoding: bytes, as: UTF8.self)
    return isOwn ? symbol(at: address) ?? other : other
  }

  /// The symbol that begins last at or before an address; nil before the first one.
  ///
  /// - Parameter address: An address in the loaded program.
  /// - Returns: The symbol's name.
  /// - Complexity: O(log n) in the number of symbols.
  package func symbol(at address: UInt) -> String? {
    guard address >= base else { return nil }
    let offset = address - base
    var (low, high) = (0, addresses.count)
    while low < high {
      let middle = (low + high) / 2
      if addresses[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? names[low - 1] : nil
  }
}
