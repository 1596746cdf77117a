import LayoutModel
import Testing

/// The addresses that stand in reports: fixed numbers, counted up in the order of first naming.
@Suite struct ObjectAddressTests {
  @Test func everyRegionCountsUpByItself() {
    let addresses = ObjectAddressTable()
    let views = [View(), View()]
    let guides = [LayoutGuide(), LayoutGuide()]
    #expect(views.map(addresses.address) == [0x7f80_0000_1050, 0x7f80_0000_10a0])
    #expect(guides.map(addresses.address) == [0x6000_0000_1050, 0x6000_0000_10a0])
    #expect(views.map(addresses.layerAddress) == [0x6000_8000_1050, 0x6000_8000_10a0])
    // What was named keeps its address.
    #expect(addresses.address(of: views[0]) == 0x7f80_0000_1050)
    #expect(addresses.layerAddress(of: views[0]) == 0x6000_8000_1050)
  }

  /// A layer's view has an address from then on, so that it stays what it is.
  @Test func aLayerNamesItsView() {
    let addresses = ObjectAddressTable()
    let views = [View(), View(), View()]
    _ = addresses.layerAddress(of: views[0])
    addresses.assignLayer(0x1234, of: views[1])
    #expect(addresses.layerAddress(of: views[1]) == 0x1234)
    #expect(addresses.address(of: views[2]) == 0x7f80_0000_10f0)
    addresses.assign(0x4321, to: views[2])
    #expect(addresses.address(of: views[2]) == 0x4321)
  }
}
