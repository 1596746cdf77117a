import InterfaceBuilder
import LayoutModel
import TestSupport
import Testing

struct StoredGeometryTests {
  @Test(
    "the frames of the project's documents satisfy all their required constraints",
    arguments: ProjectDocuments.names.filter { !$0.hasPrefix("findings") })
  func residuals(name: String) throws {
    let document = try ProjectDocuments.document(name)
    var count = 0
    for root in document.layoutRoots {
      let tree = document.layoutTree(
        root: root, environment: document.inferredEnvironment(ofRoot: root))
      tree.applyStoredFrames(of: document)
      for (index, constraint) in tree.constraints where constraint.priority == .required {
        guard let violation = StoredGeometry.violation(of: constraint) else { continue }
        count += 1
        // Half a pixel on each side is what rounding may take.
        #expect(violation <= 0.51, "\(document.constraints[index].id): \(constraint)")
      }
    }
    #expect(count > 0)
  }

  @Test("plain required equalities of the corpus hold as measured: more than 99 in 100")
  func corpus() throws {
    var plain = (held: 0, all: 0)
    for path in corpusFiles {
      guard let document = try? InterfaceDocument.parse(ProjectFolder.bytes(of: path), path: path)
      else {
        continue
      }
      for root in document.layoutRoots {
        let tree = document.layoutTree(
          root: root, environment: document.inferredEnvironment(ofRoot: root))
        guard tree.hasAllFrames(in: document) else { continue }
        tree.applyStoredFrames(of: document)
        for (_, constraint) in tree.constraints
        where constraint.priority == .required && constraint.relation == .equal {
          guard constraint.firstItem is View, !(constraint.secondItem is LayoutGuide),
            !constraint.firstAttribute.isMargin, !constraint.secondAttribute.isMargin,
            let residual = StoredGeometry.residual(of: constraint)
          else { continue }
          plain.all += 1
          if abs(residual) <= 0.76 { plain.held += 1 }
        }
      }
    }
    guard plain.all > 0 else { return }
    #expect(Double(plain.held) / Double(plain.all) > 0.99, "\(plain)")
  }
}
