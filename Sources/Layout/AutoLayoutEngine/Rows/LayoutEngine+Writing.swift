import FlatStorage
import LayoutModel
import LinearConstraints

/// From a constraint's record to the terms of its row: by the template of its shape, or by its meaning.
extension LayoutEngine {
  /// Writes the row of a constraint.
  ///
  /// - Returns: Whether it is active still: what answers on the way may be an application's code, which deactivates
  ///   it, or takes its items out of the tree. Such code may also have its row made.
  func writeRow(of handle: Int32) -> Bool {
    let shape = templates.isWorthwhile ? shape(of: handle) : nil
    guard constraints[handle].state.contains(.lowered) else { return false }
    guard let shape else { return writeForm(of: handle) }
    guard let index = templates.index(of: shape) else {
      guard writeForm(of: handle) else { return false }
      learn(shape, of: handle)
      return true
    }
    return stamp(index, for: handle) || writeForm(of: handle)
  }

  /// The shape of a constraint's row, whose numbers were read; nil for a row that no template has.
  @inline(__always)
  private func shape(of handle: Int32) -> RowShape? {
    guard var shape = items.shape(of: constraints[handle]) else { return nil }
    let item = shape.measuredItem(of: constraints[handle])
    if item < 0 { return shape }
    let numbers = items.rowNumbers(of: item, since: geometryGeneration)
    if numbers <= 0 { return shapeByReading(item, for: handle) }
    shape.numbers = numbers
    return shape
  }

  /// Reads the numbers of an item for the shape of a constraint's row.
  @inline(never)
  private func shapeByReading(_ item: Int32, for handle: Int32) -> RowShape? {
    let generation = geometryGeneration
    let isView = items[item].traits.contains(.view)
    if !isView { read(.edges, of: item) }
    read(.alignment, of: isView ? item : items[item].parent)
    // An application may have answered, and asked for measurements on the way, or moved what the constraint relates.
    guard generation == geometryGeneration, constraints[handle].state.contains(.lowered),
      var shape = items.shape(of: constraints[handle]),
      item == shape.measuredItem(of: constraints[handle])
    else { return nil }
    var numbers = RowNumbers()
    if !isView { numbers.edges = items.edges(of: item) }
    numbers.alignment = items.alignment(of: isView ? item : items[item].parent)
    guard let name = templates.name(of: numbers) else { return nil }
    items[geometryOf: item].note(name, asNumbersIn: generation)
    shape.numbers = name
    return shape
  }

  /// Writes the row of a constraint as a template has it.
  ///
  /// - Returns: Whether the template is one for stamping.
  @inline(__always)
  private func stamp(_ index: Int, for handle: Int32) -> Bool {
    let template = templates[index]
    let isStamped = templates.stamp(template, on: constraints[handle]) { coefficient, quantity in
      rows.append(Term(coefficient, variable(of: quantity)))
    }
    guard isStamped else { return false }
    rows.offset = template.offset
    rows.fingerprint = template.fingerprint
    rows.isPlain = template.isPlain
    rows.mentions = template.mentions
    constraints[handle].set(.mirrored, to: template.isMirrored)
    return true
  }

  /// Keeps the form as a template.
  private func learn(_ shape: RowShape, of handle: Int32) {
    // An application may have answered meanwhile, so that the form is one of another shape.
    guard var present = items.shape(of: constraints[handle]) else { return }
    let item = present.measuredItem(of: constraints[handle])
    if item >= 0 { present.numbers = items.rowNumbers(of: item, since: geometryGeneration) }
    guard present == shape else { return }
    templates.learn(
      shape, of: constraints[handle], from: form, items.mentions(of: constraints[handle]),
      isMirrored: constraints[handle].state.contains(.mirrored))
  }

  /// Writes a constraint into the form, and the form into a row.
  ///
  /// - Returns: Whether it is active still.
  private func writeForm(of handle: Int32) -> Bool {
    if items.relatesAlignedRects(constraints[handle]) {
      let isMirrored = form.writeAligned(constraints[handle], in: items)
      constraints[handle].set(.mirrored, to: isMirrored)
    } else {
      guard let isMirrored = writeFormWithGeometry(of: handle) else { return false }
      constraints[handle].set(.mirrored, to: isMirrored)
    }
    writeTerms()
    rows.fingerprint = form.fingerprint(as: constraints[handle])
    return true
  }

  /// Writes a constraint that is made with more than unknowns into the form.
  ///
  /// - Returns: Whether a right-to-left direction turns the equation around; nil where it is no longer active.
  private func writeFormWithGeometry(of handle: Int32) -> Bool? {
    let record = constraints[handle]
    var starts: DistanceRecord?
    if record.state.contains(.measuresDistances), let object = constraints.object(handle) {
      starts = object.distances.map(DistanceRecord.init)
    }
    readGeometry(for: record, starts: starts)
    guard constraints[handle].state.contains(.lowered) else { return nil }
    return form.write(record, starts: starts, in: items)
  }

  /// Turns the form's unknowns into variables of the solver, and drops what cancels out.
  func writeTerms() {
    for index in 0..<form.terms.count {
      let term = form.terms[index]
      let variable = variable(of: term.quantity)
      guard term.coefficient.magnitude >= RowForm.negligibleCoefficient else { continue }
      rows.append(Term(term.coefficient, variable))
    }
    rows.offset = form.constant
    rows.isPlain = false
    rows.mentions = EquationMentions()
  }
}
