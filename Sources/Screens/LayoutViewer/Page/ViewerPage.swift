import Drawing
import LayoutDrawing

/// A session as one page of HTML that needs nothing beside it: no file, no network, no server.
package struct ViewerPage {
  private let session: ViewerSession

  /// Creates the page of a session.
  package init(_ session: ViewerSession) {
    self.session = session
  }

  /// The page.
  ///
  /// - Returns: UTF-8 text, the same for the same session.
  package var html: String {
    var page = PageResources.text(PackageResources.page_html)
    let parts = [
      ("{{title}}", SVGText.escaped(session.title).replacingAll("{", with: "&#123;")),
      ("{{style}}", PageResources.styleSheet),
      ("{{script}}", PageResources.script),
      // Last, so that nothing in it is taken for a mark.
      ("{{session}}", session.json),
    ]
    for (mark, text) in parts {
      page = page.replacingAll(mark, with: text)
    }
    return page
  }
}

extension String {
  /// The text with another one in all places of a mark.
  fileprivate func replacingAll(_ mark: String, with text: String) -> String {
    split(separator: mark, omittingEmptySubsequences: false).joined(separator: text)
  }
}
