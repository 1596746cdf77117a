import Drawing

/// Samples in the order in which they were taken, small enough for a table's cell: drift and
/// outliers show, a median hides them.
///
/// Up to 40 samples are drawn one by one. More are drawn as 20 stretches of equal length, each by
/// its least and its greatest, so that no outlier is lost and a chart stays some 200 bytes.
package enum SampleChart {
  private static let stretches = 20
  private static let width = 80.0

  /// Draws the samples; nothing for fewer than two.
  package static func markup(_ samples: [Double]) -> String {
    guard samples.count > 1, let least = samples.min(), let greatest = samples.max() else {
      return ""
    }
    let up = LinearScale(low: least, high: greatest, from: 15, to: 1)
    let shown = thinned(samples)
    let step = width / Double(shown.count - 1)
    var path = PathText()
    for (index, sample) in shown.enumerated() {
      // Whole pixels up and down: the chart is that small.
      let place = (Double(index) * step, up.place(sample).rounded())
      if index == 0 { path.move(to: place) } else { path.line(to: place) }
    }
    return
      "<svg class=\"spark\" viewBox=\"0 0 80 16\" aria-hidden=\"true\"><path d=\"\(path.text)\"/></svg>"
  }

  /// The samples, or the extremes of each stretch in the order in which they came.
  package static func thinned(_ samples: [Double]) -> [Double] {
    guard samples.count > 2 * stretches else { return samples }
    return (0..<stretches).flatMap { stretch -> [Double] in
      let part = samples[
        (stretch * samples.count / stretches)..<((stretch + 1) * samples.count / stretches)]
      guard let low = part.indices.min(by: { samples[$0] < samples[$1] }),
        let high = part.indices.max(by: { samples[$0] < samples[$1] })
      else { return [] }
      return low < high ? [samples[low], samples[high]] : [samples[high], samples[low]]
    }
  }
}
