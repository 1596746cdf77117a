import Foundation
import LayoutDrawing
import LayoutModel
import ResultStore

/// Where a picture goes, and in which format.
enum PictureFile {
  /// Standard output, as SVG.
  case standardOutput
  /// A file of SVG.
  case svg(path: String)
  /// A file of PNG, which another program makes of SVG.
  case png(path: String, converter: String)

  private static let converterName = "rsvg-convert"

  /// Decides by the name of the file; none is standard output.
  init(_ path: String?) throws(PictureFileError) {
    guard let path, path != "-" else {
      self = .standardOutput
      return
    }
    switch path.lowercased().split(separator: ".").last {
    case "svg": self = .svg(path: path)
    case "png":
      guard let converter = InstalledProgram.path(of: PictureFile.converterName) else {
        throw .noConverter
      }
      self = .png(path: path, converter: converter)
    default: throw .unknownFormat(path)
    }
  }

  /// Writes a picture, whole or not at all.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - width: The width in pixels; nil for twice that in points, within bounds.
  /// - Throws: the exit status of what went wrong, which a line on standard error explains.
  func write(_ picture: LayoutPicture, width: Int?) throws {
    switch self {
    case .standardOutput: Terminal.write(String(picture.svg.dropLast()))
    case .svg(let path): try OutputFile(path).write(picture.svg)
    case .png(let path, let converter):
      let file = try OutputFile(path)
      let pixels = width ?? min(Int(picture.size.width * 2), PictureFile.greatestDefaultWidth)
      let data: Data
      do throws(PictureError) {
        data = try PictureFile.png(fitting(picture.svg), width: pixels, converter)
      } catch {
        Terminal.writeToStandardError(error.message)
        throw ExitStatus.unavailable.exit
      }
      try file.write(data)
    }
  }

  private static let greatestDefaultWidth = 2400

  /// The picture with its texts as wide as layout measured them, as the converter does not make them.
  private func fitting(_ svg: String) -> String {
    guard var text = RasterText.usingFontconfig() else {
      Terminal.writeToStandardError(
        "note: text may run past its labels in PNG: fc-match, which finds the renderer's font, is "
          + "not installed; it is in the package fontconfig")
      return svg
    }
    return text.fitting(svg)
  }

  // MARK: PNG

  private static func png(
    _ svg: String, width: Int, _ converter: String
  ) throws(PictureError) -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "layoutbench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "picture.svg")
    let target = folder.appending(path: "picture.png")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(svg.utf8).write(to: source)
      let arguments = [
        "--format", "png", "--width", "\(width)", "--keep-aspect-ratio", "--output",
        target.path(percentEncoded: false), source.path(percentEncoded: false),
      ]
      guard let outcome = ChildProcess(converter, arguments)?.outcome() else {
        throw PictureError(message: "error: \(converter) could not be started")
      }
      guard outcome.status == 0 else {
        let complaint = String(decoding: outcome.errors, as: UTF8.self)
        throw PictureError(
          message: "error: \(converter) failed: "
            + complaint.trimmingCharacters(in: .whitespacesAndNewlines))
      }
      return try Data(contentsOf: target)
    } catch let failure as PictureError {
      throw failure
    } catch {
      throw PictureError(message: "error: no PNG was made: \(SystemReason.text(of: error))")
    }
  }
}

/// Why there is no PNG, in words for standard error.
private struct PictureError: Error {
  var message: String
}

/// Why there can be no such file.
enum PictureFileError: Error {
  /// The name ends in something else than `.svg` and `.png`.
  case unknownFormat(String)
  /// The program that makes PNG is not installed.
  case noConverter

  /// The sentence for the user.
  var message: String {
    switch self {
    case .unknownFormat(let path): "\(path): pictures are .svg or .png"
    case .noConverter:
      "error: rsvg-convert, which makes PNG of SVG, is not installed; it is in the package "
        + "librsvg2-bin of Debian and Ubuntu and in librsvg elsewhere. SVG needs nothing."
    }
  }
}
