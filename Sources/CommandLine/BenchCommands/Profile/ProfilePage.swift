package import Drawing
import ResultStore

/// Flame graphs of a profile as one page of HTML that needs nothing beside it.
package struct ProfilePage {
  /// One graph.
  package struct Graph {
    /// What is counted, such as "Allocated bytes".
    package var title: String
    /// The stacks.
    package var stacks: FoldedStacks
    /// A count in words, with its unit.
    package var text: (Int) -> String

    /// Creates a graph of stacks.
    package init(title: String, stacks: FoldedStacks, text: @escaping (Int) -> String) {
      self.title = title
      self.stacks = stacks
      self.text = text
    }
  }

  /// More boxes than this make a page slow, and are narrower than a pixel.
  private static let boxLimit = 4_000

  private let title: String
  private let graphs: [Graph]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: What was profiled.
  ///   - graphs: The graphs, one below the other.
  package init(title: String, graphs: [Graph]) {
    self.title = title
    self.graphs = graphs
  }

  /// The page, the same for the same stacks.
  package var html: String {
    let heading = SVGText.escaped(title)
    var body = ""
    for graph in graphs {
      body += "<h2>\(SVGText.escaped(graph.title))</h2>\n"
      let flames = FlameGraph(
        graph.stacks, limit: Self.boxLimit, leastWidth: 0.02, text: graph.text)
      guard !flames.isEmpty else {
        body += "<p>Nothing was counted.</p>\n"
        continue
      }
      let (markup, omission) = flames.drawing(label: graph.title)
      body += markup + "\n"
      if let omission {
        body +=
          "<p>\(Units.count(omission.frameCount)) of \(Units.count(omission.allCount)) frames "
          + "are left out; the file of stacks has them.</p>\n"
      }
    }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
      <link rel="icon" href="data:,">
      <title>\(heading)</title>
      <style>
      \(Self.styleSheet)\(FlameGraph.styleSheet)</style>
      </head>
      <body>
      <main>
      <h1>\(heading)</h1>
      <p>Callers stand above what they call; the wider, the more. A click zooms into a box, arrow \
      keys walk, <kbd>Enter</kbd> zooms, <kbd>Esc</kbd> shows all.</p>
      \(body)</main>
      <script>
      \(FlameGraph.script)</script>
      </body>
      </html>

      """
  }

  private static let styleSheet = """
    :root {
      --ground: #ffffff; --ink: #16191d; --muted: #505862; --found: #c9b6ee;
      --f0: #f6c48c; --f1: #f3ad7c; --f2: #f8d9a0;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #111417; --ink: #e7eaee; --muted: #aab3bd; --found: #5b3f96;
        --f0: #7a4f1f; --f1: #864a1c; --f2: #6b5522;
      }
    }
    body {
      margin: 0; background: var(--ground); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
    }
    main { padding: 1rem; }
    h1 { font-size: 1.375rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.125rem; }
    svg.chart { display: block; width: 100%; height: auto; }
    svg text { fill: var(--ink); font: 11px system-ui, -apple-system, "DejaVu Sans", sans-serif; }
    :focus-visible { outline: 3px solid #4a86e8; outline-offset: 2px; }
    .f0 { fill: var(--f0); } .f1 { fill: var(--f1); } .f2 { fill: var(--f2); }

    """
}
