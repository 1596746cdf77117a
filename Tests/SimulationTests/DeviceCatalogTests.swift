import LayoutModel
import Simulation
import Testing

@Suite("Device catalogue")
struct DeviceCatalogTests {
  @Test func holdsAtLeastFortyDevicesWithUniqueNames() {
    let identifiers = DeviceCatalog.devices.map(\.identifier)
    #expect(identifiers.count >= 40)
    #expect(Set(identifiers).count == identifiers.count)
  }
}
