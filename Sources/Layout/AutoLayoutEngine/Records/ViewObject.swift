import LayoutModel

/// An item's object as what its record says it is, unchecked.
extension LayoutEngine {
  /// The view with a handle; nil where the item is no view, or has left.
  ///
  /// ``LayoutItem/asView`` would answer as well, by a call through the class and with its result
  /// retained once more: 2 % of the instructions of a rotation of 1,000 cards.
  @inline(__always)
  func view(at handle: Int32) -> View? {
    guard isThere(handle), let object = objects[handle] else { return nil }
    return unsafe unsafeDowncast(object, to: View.self)
  }

  /// Calls `body` with the item that has a handle, if there is one, without retaining it; while objects are kept.
  @inline(__always)
  func withItem(at handle: Int32, _ body: (LayoutItem) -> Void) {
    guard let object = unsafe objects.kept(handle) else { return }
    unsafe object._withUnsafeGuaranteedRef(body)
  }

  /// Calls `body` with the view that has a handle, if there is one, without retaining it; while objects are kept.
  @inline(__always)
  func withView(at handle: Int32, _ body: (View) -> Void) {
    guard isThere(handle) else { return }
    withItem(at: handle) { body(unsafe unsafeDowncast($0, to: View.self)) }
  }

  /// Calls `body` with the guide that has a handle, if there is one, without retaining it; while objects are kept.
  @inline(__always)
  func withGuide(at handle: Int32, _ body: (LayoutGuide) -> Void) {
    guard !isThere(handle) else { return }
    withItem(at: handle) { body(unsafe unsafeDowncast($0, to: LayoutGuide.self)) }
  }

  /// Does work that goes through objects without retaining each: what leaves the tree meanwhile is kept until
  /// all such work has ended.
  @inline(__always)
  func keepingObjects<Result>(_ work: () -> Result) -> Result {
    objects.beginKeeping()
    let result = work()
    let departed = objects.endKeeping()
    // What ends here may run an application's code, which finds the objects in order: ended where it is returned,
    // an optimised program has it end before they are.
    withExtendedLifetime(departed) {}
    return result
  }

  /// Whether a view has the handle still that it was found by: what was called since may be an application's code,
  /// which may take it out of the tree.
  @inline(__always)
  func isThere(_ handle: Int32) -> Bool { items[handle].traits.contains(.view) }

  /// The handle of a view; nil for one outside of the tree.
  func handle(of view: View) -> Int32? {
    view.host === self && view.hostHandle >= 0 ? view.hostHandle : nil
  }
}
