/// The host of an item, to be notified without a retain: see ``UnretainedView``.
///
/// Never dangling where an item has it: a host that ends first takes leave of every item of its tree.
@safe struct UnretainedHost: Equatable {
  @unsafe private let pointer: Unmanaged<LayoutHost>

  /// Points to a host.
  init(_ host: LayoutHost) {
    unsafe pointer = .passUnretained(host)
  }

  /// The host, retained.
  var host: LayoutHost { unsafe pointer.takeUnretainedValue() }

  /// The reading direction of the interface.
  var layoutDirection: LayoutDirection {
    unsafe pointer._withUnsafeGuaranteedRef { $0.layoutDirection }
  }

  /// Notes that something about an item changed.
  func itemDidChange(_ handle: Int32, _ changes: LayoutItemChanges) {
    unsafe pointer._withUnsafeGuaranteedRef { $0.itemDidChange(handle, changes) }
  }

  /// Takes a constraint in.
  ///
  /// - Returns: The constraint's handle.
  func attach(_ constraint: LayoutConstraint) -> Int32 {
    unsafe pointer._withUnsafeGuaranteedRef { $0.attach(constraint) }
  }

  static func == (one: UnretainedHost, other: UnretainedHost) -> Bool {
    unsafe one.pointer.toOpaque() == other.pointer.toOpaque()
  }
}
