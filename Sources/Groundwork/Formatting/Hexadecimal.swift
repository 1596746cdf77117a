extension UnsignedInteger {
  /// The number in so many hexadecimal digits at least, zeros before it.
  package func hexadecimal(digits count: Int, uppercase: Bool = false) -> String {
    let digits = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(count - digits.utf8.count, 0)) + digits
  }
}
