#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// The C library's functions under names of ours, so that one file decides where they come from.

/// ln 2.
let logOfTwo = 0.693_147_180_559_945_3

/// The natural logarithm.
func logarithm(_ value: Double) -> Double { log(value) }

/// e to the power of `value`.
func exponential(_ value: Double) -> Double { exp(value) }
