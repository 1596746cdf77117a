import FlatStorage
import LayoutModel
import LinearConstraints

/// The templates of the rows that were written, by shape.
///
/// They are kept for as long as shapes recur: in a tree where hardly any two constraints are alike, looking for them
/// stops after a few.
package struct RowTemplates: ~Copyable {
  /// Most screens have fewer shapes; where there are more, all are forgotten and those that recur learned anew.
  private static let capacity = 256
  /// Most screens have fewer different margins and safe areas.
  private static let numbersCapacity = 64
  /// By so many bits of a hash, twice the capacity, a template is looked for.
  private static let hashBits = 9

  private var templates = FlatArray<RowTemplate>()
  private var terms = FlatArray<RowTemplate.Term>()
  private var numbers = FlatArray<RowNumbers>()
  /// Where the template of a shape is, by its hash or further on; -1 where there is none.
  private var places = FlatArray<Int16>()
  private var hitCount = 0
  private var missCount = 0

  /// Creates a table without templates.
  package init() {}

  /// Begins a batch of rows: shapes may recur though those of the last one did not, and what was read of any item for
  /// an earlier batch is read anew.
  package mutating func beginBatch() {
    hitCount = 0
    missCount = 0
    if numbers.count > Self.numbersCapacity / 2 {
      removeAll()
      numbers.removeAll()
    }
  }

  /// Whether shapes recur often enough to be looked for.
  package var isWorthwhile: Bool {
    @inline(__always) get { missCount <= hitCount &+ 32 }
  }

  /// The name of some numbers, the same for equal ones in this batch; nil where there are too many different ones.
  package mutating func name(of numbers: RowNumbers) -> Int32? {
    var index = self.numbers.count
    while index > 0 {
      index -= 1
      if self.numbers[index] == numbers { return Int32(truncatingIfNeeded: index + 1) }
    }
    guard self.numbers.count < Self.numbersCapacity else { return nil }
    self.numbers.append(numbers)
    return Int32(truncatingIfNeeded: self.numbers.count)
  }

  /// A template.
  package subscript(index: Int) -> RowTemplate {
    @inline(__always) _read { yield templates[index] }
  }

  /// Stamps a template on the items of a constraint.
  ///
  /// - Parameters:
  ///   - template: The template of the constraint's shape.
  ///   - constraint: The constraint.
  ///   - body: Called with each term, in order.
  /// - Returns: Whether the template is one for stamping; nothing is called if not.
  @inline(__always)
  package func stamp(
    _ template: RowTemplate, on constraint: ConstraintRecord, _ body: (Double, ItemQuantity) -> Void
  ) -> Bool {
    if template.termCount < 0 { return false }
    for index in template.firstTerm..<template.firstTerm &+ template.termCount {
      let term = terms[index]
      body(term.coefficient, ItemQuantity(constraint.item(term.role), term.unknown))
    }
    return true
  }

  /// Finds the template of a shape; nil where there is none.
  @inline(__always)
  package mutating func index(of shape: RowShape) -> Int? {
    guard !places.isEmpty else { return nil }
    var place = Self.place(of: shape)
    while places[place] >= 0 {
      let index = Int(places[place])
      if templates[index].shape == shape {
        hitCount &+= 1
        return index
      }
      place = Self.next(place)
    }
    return nil
  }

  @inline(__always)
  private static func place(of shape: RowShape) -> Int {
    Int(truncatingIfNeeded: shape.hash >> UInt64(64 - hashBits))
  }

  @inline(__always)
  private static func next(_ place: Int) -> Int { (place &+ 1) & (1 << hashBits - 1) }

  /// Keeps a row as the template of its shape, which has none.
  ///
  /// - Parameters:
  ///   - shape: The shape of the constraint.
  ///   - constraint: The constraint.
  ///   - form: Its row.
  ///   - mentions: What it says of items, if it is an equation.
  ///   - isMirrored: Whether a right-to-left direction turned it around.
  package mutating func learn(
    _ shape: RowShape, of constraint: ConstraintRecord, from form: borrowing RowForm,
    _ mentions: EquationMentions, isMirrored: Bool
  ) {
    missCount += 1
    if templates.count == Self.capacity { removeAll() }
    let start = Int32(terms.count)
    let isComplete = append(form, of: constraint)
    if !isComplete { terms.truncate(to: Int(start)) }
    let coefficients = (Int(start)..<terms.count).map { terms[$0].coefficient }
    places.extend(to: 1 << Self.hashBits, with: -1)
    var place = Self.place(of: shape)
    while places[place] >= 0 { place = Self.next(place) }
    places[place] = Int16(templates.count)
    templates.append(
      RowTemplate(
        shape: shape, firstTerm: start, termCount: isComplete ? Int32(terms.count) - start : -1,
        offset: form.constant, fingerprint: form.fingerprint(as: constraint),
        isMirrored: isMirrored,
        isPlain: ConstraintBatch.arePlain(coefficients), mentions: mentions))
  }

  /// Appends the terms of a row by the parts that their items play.
  ///
  /// - Returns: Whether all are of the constraint's items or its owner, and none cancels out.
  private mutating func append(_ form: borrowing RowForm, of constraint: ConstraintRecord) -> Bool {
    for index in 0..<form.terms.count {
      let term = form.terms[index]
      guard term.coefficient.magnitude >= RowForm.negligibleCoefficient,
        let role = constraint.role(of: term.quantity.item)
      else { return false }
      terms.append(
        RowTemplate.Term(
          coefficient: term.coefficient, role: role, unknown: term.quantity.unknown))
    }
    return true
  }

  private mutating func removeAll() {
    templates.removeAll()
    terms.removeAll()
    places.removeAll()
  }
}
