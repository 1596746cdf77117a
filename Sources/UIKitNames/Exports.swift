// One import is enough, as with UIKit: without these, code would have to import the modules of the
// types behind the names to use their members.
@_exported public import LayoutModel
@_exported public import Simulation
@_exported public import VisualFormatLanguage
