/// The numbers that one field of a cron expression names.
struct CronSet: Sendable {
  private var bits: UInt64 = 0

  struct Field: Sendable {
    let name: String
    let range: ClosedRange<Int>
    var words: [String] = []

    static let minute = Field(name: "minute", range: 0...59)
    static let hour = Field(name: "hour", range: 0...23)
    static let day = Field(name: "day of the month", range: 1...31)
    static let month = Field(
      name: "month", range: 1...12,
      words: ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"])
    static let weekday = Field(
      name: "day of the week", range: 0...7, words: ["sun", "mon", "tue", "wed", "thu", "fri", "sat"])
  }

  init(_ text: String, _ field: Field) throws(CronError) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      for number in try Self.numbers(part, field) { insert(number) }
    }
    // Sunday, by its other number.
    if field.range.upperBound == 7, contains(7) { insert(0) }
  }

  func contains(_ number: some BinaryInteger) -> Bool {
    (0..<64).contains(number) && bits & 1 << UInt64(number) != 0
  }

  private mutating func insert(_ number: Int) { bits |= 1 << UInt64(number) }

  /// Parses `*`, `3`, `1-5`, or one of the first two or the last with a step: `*/2`, `3/2` up to the end, `1-5/2`.
  private static func numbers(_ part: Substring, _ field: Field) throws(CronError) -> [Int] {
    let halves = part.split(separator: "/", omittingEmptySubsequences: false)
    guard let base = halves.first, halves.count <= 2 else { throw fault(part, field) }
    var step = 1
    if halves.count == 2 {
      guard let given = digits(halves[1]), given > 0, given <= field.range.upperBound else {
        throw fault(part, field)
      }
      step = given
    }
    let range = try range(base, field, isOpen: halves.count == 2)
    return Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
  }

  private static func range(
    _ base: Substring, _ field: Field, isOpen: Bool
  ) throws(CronError) -> ClosedRange<Int> {
    // All of a week is seven days, not eight.
    if base == "*" {
      return field.range.lowerBound...min(field.range.upperBound, field.words.count == 7 ? 6 : 59)
    }
    let ends = base.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count <= 2, let first = ends.first, let low = number(first, field) else {
      throw fault(base, field)
    }
    guard ends.count == 2 else { return low...(isOpen ? field.range.upperBound : low) }
    guard let high = number(ends[1], field), low <= high else { throw fault(base, field) }
    return low...high
  }

  private static func number(_ text: Substring, _ field: Field) -> Int? {
    if let index = field.words.firstIndex(of: text.lowercased()) { return field.range.lowerBound + index }
    guard let number = digits(text), field.range.contains(number) else { return nil }
    return number
  }

  private static func digits(_ text: Substring) -> Int? {
    guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy({ 48...57 ~= $0 }) else { return nil }
    return Int(text)
  }

  private static func fault(_ part: Substring, _ field: Field) -> CronError {
    CronError(
      "\(part) is no \(field.name): it takes \(field.range.lowerBound) to \(field.range.upperBound)")
  }
}
