#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file as its folder lists it: whatever is written to the file, or renamed to its name, gives
/// another listing.
///
/// The time of the last status change is part of it, which no program can set: a file that was
/// changed and given its old size and date again is seen.
struct FileListing: Hashable {
  /// Size, identity and times, as text.
  let text: String

  /// The listing of a file, or nothing where there is none.
  init?(path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Glibc)
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #else
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #endif
    text =
      "\(status.st_size) \(status.st_ino) \(modified.tv_sec).\(modified.tv_nsec) "
      + "\(changed.tv_sec).\(changed.tv_nsec)"
  }
}
