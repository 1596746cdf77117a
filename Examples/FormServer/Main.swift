import FlyingFox
import FlyingSocks
import Foundation
import LayoutDrawing
import LayoutModel
import Simulation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// `form-server [PORT | --check]`.
@main
struct Main {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first != "--check" else {
      exit(try await check() ? 0 : 1)
    }
    guard arguments.count <= 1, let port = UInt16(arguments.first ?? "8080") else {
      print("usage: form-server [PORT | --check]")
      exit(64)
    }
    print("http://localhost:\(port)/form?field=Name&field=Email")
    try await server(port: port).run()
  }

  private static func server(port: UInt16) async throws -> HTTPServer {
    let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port))
    await server.appendRoute("GET /form") { request in answer(request) }
    return server
  }

  /// At most so many fields; more would not fit any screen.
  private static let fieldLimit = 20

  private static func answer(_ request: HTTPRequest) -> HTTPResponse {
    func values(_ name: String) -> [String] {
      request.query.filter { $0.name == name }.map { $0.value }
    }
    let name = values("device").last ?? "iphone-15"
    guard let device = DeviceCatalog.device(named: name) else {
      return refusal("There is no device '\(name)'.")
    }
    let held = values("orientation").last ?? "portrait"
    guard let orientation = Orientation(name: held) else {
      return refusal("There is no orientation '\(held)'.")
    }
    let fields = values("field").isEmpty ? ["Name", "Email"] : values("field")
    guard fields.count <= fieldLimit else {
      return refusal("A form has at most \(fieldLimit) fields.")
    }
    let picture = SignUpForm(fields: fields, on: device, orientation).picture()
    return HTTPResponse(
      statusCode: .ok, headers: [.contentType: "image/svg+xml"], body: Data(picture.svg.utf8))
  }

  private static func refusal(_ sentence: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: .badRequest, headers: [.contentType: "text/plain; charset=utf-8"],
      body: Data((sentence + "\n").utf8))
  }

  // MARK: Self-check

  /// Starts the server on a free port, asks it, and prints what is not as it should be.
  private static func check() async throws -> Bool {
    let server = try await server(port: 0)
    let running = Task { try await server.run() }
    defer { running.cancel() }
    try await server.waitUntilListening()
    guard case .ip4(_, let port) = await server.listeningAddress else {
      print("form-server: the server listens nowhere")
      return false
    }
    var isFine = true
    func expect(_ condition: Bool, _ what: String) {
      print("\(condition ? "ok  " : "FAIL") \(what)")
      isFine = isFine && condition
    }
    func get(_ query: String) async throws -> (status: Int, body: String) {
      let url = URL(string: "http://127.0.0.1:\(port)/form?\(query)")
      guard let url else { return (0, "") }
      let (data, response) = try await URLSession.shared.data(from: url)
      return (
        (response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self)
      )
    }
    let form = try await get("field=First%20name&field=E-mail%20%3Cwork%3E")
    expect(form.status == 200 && form.body.hasPrefix("<svg "), "a form is answered with a picture")
    expect(form.body.contains(">First name</text>"), "the picture shows the captions")
    expect(form.body.contains("&lt;work&gt;"), "what a caption holds is escaped")
    expect(!form.body.contains("broken:") && !form.body.contains("open<"), "the layout is sound")
    let turned = try await get("orientation=landscape&device=ipad-pro-11")
    expect(turned.body.contains("landscape"), "the device can be chosen and turned")
    let unknown = try await get("device=nokia-3310")
    expect(unknown.status == 400, "an unknown device is refused")
    return isFine
  }
}
