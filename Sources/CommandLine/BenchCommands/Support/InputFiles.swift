import FileReading

/// Reads the files that a command line names.
enum InputFiles {
  /// The bytes of a file or pipe, or a message on standard error.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - limit: The most bytes that the format may have.
  /// - Returns: All bytes; nil where the message was printed.
  static func bytes(of path: String, limit: Int = InputFile.sizeLimit) -> [UInt8]? {
    do throws(InputFileError) {
      return try InputFile.bytes(of: path, limit: limit)
    } catch {
      Terminal.writeToStandardError(error.description)
      return nil
    }
  }
}
