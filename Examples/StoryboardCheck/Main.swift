import ActiveSetSolver
import Foundation
import InterfaceBuilder
import InterfaceBuilderConformance
import LayoutModel
import Simulation

/// `storyboard-check FOLDER… [--device NAME]…`.
@main
struct Main {
  static func main() {
    var folders: [String] = []
    var devices: [Device] = []
    var words = CommandLine.arguments.dropFirst()
    while let word = words.popFirst() {
      guard word == "--device" else {
        folders.append(word)
        continue
      }
      guard let name = words.popFirst(), let device = DeviceCatalog.device(named: name) else {
        stop("usage: storyboard-check FOLDER… [--device NAME]…", status: 64)
      }
      devices.append(device)
    }
    if devices.isEmpty { devices = ["iphone-se-3", "iphone-15"].compactMap(DeviceCatalog.device) }
    guard !folders.isEmpty else {
      stop("usage: storyboard-check FOLDER… [--device NAME]…", status: 64)
    }

    let paths = folders.flatMap(documents(below:))
    var lines: Set<String> = []
    var isReadable = true
    for path in paths {
      guard let document = read(path) else {
        isReadable = false
        continue
      }
      for device in devices { lines.formUnion(findings(of: document, on: device)) }
    }
    for line in lines.sorted() { print(line) }
    let errors = lines.count == 1 ? "1 error" : "\(lines.count) errors"
    print("\(paths.count) documents on \(devices.count) devices: \(errors)")
    exit(!isReadable ? 65 : lines.isEmpty ? 0 : 1)
  }

  /// The conflicts and the ambiguity of a document on a device, upright and on its side.
  private static func findings(of document: InterfaceDocument, on device: Device) -> [String] {
    let inspector = DocumentInspector(makeSolver: { LexicographicSolver() })
    return [Orientation.portrait, .landscapeLeft].flatMap { orientation in
      let request = DocumentInspector.Request(screen: LayoutScreen(device, orientation))
      return inspector.inspect(document, request).findings.filter(\.rule.isFailure).map { finding in
        let place = "\(document.path):\(finding.position.line):\(finding.position.column)"
        return "\(place): error: [\(device.identifier)] \(finding.message)"
      }
    }
  }

  private static func documents(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    guard !names.isEmpty else { return [folder] }
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { folder + "/" + $0 }
  }

  private static func read(_ path: String) -> InterfaceDocument? {
    guard let data = FileManager.default.contents(atPath: path) else {
      print("\(path): error: cannot be read")
      return nil
    }
    do {
      return try InterfaceDocument.parse(Array(data), path: path)
    } catch {
      print(error)
      return nil
    }
  }

  private static func stop(_ message: String, status: Int32) -> Never {
    print(message)
    exit(status)
  }
}

extension LayoutScreen {
  /// The whole screen of a device.
  fileprivate init(_ device: Device, _ orientation: Orientation) {
    let isPad = device.idiom == .pad
    self.init(
      size: device.size(in: orientation), safeAreaInsets: device.safeAreaInsets(in: orientation),
      scale: device.scale.value,
      traits: TraitSelection(
        width: isPad ? .regular : .compact,
        height: isPad || !orientation.isLandscape ? .regular : .compact,
        idiom: isPad ? "pad" : "phone"))
  }
}
