import Synchronization

/// What lays out trees that no host holds, so that `layoutIfNeeded()` works outside of windows too.
///
/// The model knows no engine; who composes an application's modules chooses one, once:
///
///     DetachedLayout.use { view in
///       LayoutEngine.layOut(view, solver: SolverStrategy.standard.makeSolver())
///     }
public enum DetachedLayout {
  private static let layOut = Mutex<(@Sendable (View) -> Void)?>(nil)

  /// Has trees without a host laid out by `body`, in the whole process; nil leaves them as they are.
  ///
  /// - Parameter body: Lays out the tree of the view it is handed, from the root down.
  public static func use(_ body: (@Sendable (View) -> Void)?) {
    layOut.withLock { $0 = body }
  }

  static func run(_ view: View) {
    let body = layOut.withLock { $0 }
    body?(view)
  }
}
