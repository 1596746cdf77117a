import InterfaceBuilder

/// The smallest document of one plug-in with objects at the top: what the tests of rules parse.
func canvasDocument(
  _ objects: String, plugIn: Int = 21507, device: String = "retina4_7"
) throws -> InterfaceDocument {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES"><device id="\(device)" orientation="portrait"/>
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
    version="\(plugIn)"/></dependencies>
    <objects>\(objects)</objects></document>
    """
  return try InterfaceDocument.parse([UInt8](text.utf8), path: "x.xib")
}
