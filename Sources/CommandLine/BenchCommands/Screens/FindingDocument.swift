import LayoutModel
import ScreenChecks
import Simulation

/// Findings as one JSON document.
struct FindingDocument: Encodable {
  /// The configurations that were looked at.
  struct Matrix: Encodable {
    var devices: [String]
    var orientations: [String]
    var textSizes: [String]
    var directions: [String]
    var hasDoubledText: Bool

    init(_ matrix: ScreenMatrix) {
      devices = matrix.devices.map(\.identifier)
      orientations = matrix.orientations.map { $0.isLandscape ? "landscape" : "portrait" }
      textSizes = matrix.textSizes.map(\.shortName)
      directions = matrix.directions.map { $0 == .leftToRight ? "ltr" : "rtl" }
      hasDoubledText = matrix.doublesText
    }
  }

  var version = 1
  var matrix: Matrix
  var documents: [DocumentCheck]
  var coverage: ScreenCoverage

  init(_ outcome: ScreenCheckRun.Outcome, _ matrix: ScreenMatrix) {
    self.matrix = Matrix(matrix)
    documents = outcome.checks
    coverage = outcome.coverage
  }
}
