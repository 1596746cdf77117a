/// Hands out addresses for reports in UIKit's form, the same in every run.
///
/// Real addresses differ from run to run, so that no two reports could be compared. These count up
/// from fixed numbers in the order in which objects are first named; an object can also be given the
/// address that it had in a report made elsewhere. The book keeps its objects alive, so that no
/// address ever names two of them.
public final class ObjectAddressTable {
  /// What an address is for: real ones lie in different regions of memory.
  private enum Region {
    case view
    case object
    case layer
  }

  private var entries: [ObjectIdentifier: (object: AnyObject, address: UInt)] = [:]
  private var layers: [ObjectIdentifier: UInt] = [:]
  private var nextView: UInt = 0x7f80_0000_1000
  private var nextObject: UInt = 0x6000_0000_1000
  private var nextLayer: UInt = 0x6000_8000_1000

  /// Creates a book without entries.
  public init() {}

  /// The address of an item or a constraint.
  public func address(of object: AnyObject) -> UInt {
    if let entry = entries[ObjectIdentifier(object)] { return entry.address }
    let address = next(object is View ? .view : .object)
    entries[ObjectIdentifier(object)] = (object, address)
    return address
  }

  /// Gives an object an address.
  public func assign(_ address: UInt, to object: AnyObject) {
    entries[ObjectIdentifier(object)] = (object, address)
  }

  /// The address of a view's layer.
  public func layerAddress(of view: View) -> UInt {
    if let address = layers[ObjectIdentifier(view)] { return address }
    // The entry keeps the view, and with it the identifier, alive.
    _ = address(of: view)
    let address = next(.layer)
    layers[ObjectIdentifier(view)] = address
    return address
  }

  /// Gives a view's layer an address.
  public func assignLayer(_ address: UInt, of view: View) {
    _ = self.address(of: view)
    layers[ObjectIdentifier(view)] = address
  }

  private func next(_ region: Region) -> UInt {
    // As far apart as small objects lie.
    let stride: UInt = 0x50
    switch region {
    case .view:
      nextView += stride
      return nextView
    case .object:
      nextObject += stride
      return nextObject
    case .layer:
      nextLayer += stride
      return nextLayer
    }
  }
}

extension UInt {
  /// The number as an address: `0x7f96`.
  var hexadecimal: String { "0x" + String(self, radix: 16) }
}
