internal import Primitives

/// How a column writes its dates, as far as it shows it: the first number that can't be a month, or a day, says the order.
struct DateColumn: Sendable {
  private var mayBeDayFirst = true
  private var mayBeMonthFirst = true
  private var hasOtherMarksThanDots = false
  private var numbers = Set(DateNumbers.allCases)
  private var count = 0
  /// The first value whose day and month are numbers.
  private(set) var example: String?
  /// The first value.
  private(set) var first: String?
  /// Whether the day and the month are numbers.
  private(set) var isAsked = false

  init(_ values: some Sequence<String>) {
    for value in values {
      guard !value.isEmpty else { continue }
      add(value)
      // Columns whose first dates say it all go on so.
      if count == 20, !isAsked, numbers.isEmpty { break }
    }
  }

  static func isDate(_ text: String) -> Bool {
    DateReading(text, .dayFirst) != nil || DateReading(text, .monthFirst) != nil
  }

  private mutating func add(_ text: String) {
    count += 1
    if count == 1 { first = text }
    if !numbers.isEmpty { numbers = numbers.filter { $0.read(text) != nil } }
    guard let (first, second, mark) = Self.leadingNumbers(of: text) else { return }
    isAsked = true
    example = example ?? text
    if first > 12 { mayBeMonthFirst = false }
    if second > 12 { mayBeDayFirst = false }
    if mark != "." { hasOtherMarksThanDots = true }
  }

  /// The first two of three numbers, with what stands behind the first. A weekday may stand before them.
  private static func leadingNumbers(of text: String) -> (Int, Int, Character)? {
    var rest = text.drop { !($0.isASCII && $0.isNumber) }
    var numbers: [Substring] = []
    var marks: [Substring] = []
    while numbers.count < 3 {
      let number = rest.prefix { $0.isASCII && $0.isNumber }
      guard !number.isEmpty else { return nil }
      numbers.append(number)
      rest = rest[number.endIndex...]
      let mark = rest.prefix { !($0.isASCII && $0.isNumber) }
      marks.append(mark)
      rest = rest[mark.endIndex...]
    }
    let isPlain = marks.prefix(2).allSatisfy { !$0.contains(where: \.isLetter) && !$0.contains(":") }
    guard isPlain, numbers[0].utf8.count <= 2, let first = Int(numbers[0]), let second = Int(numbers[1]),
      let mark = marks[0].first
    else { return nil }
    return (first, second, mark)
  }

  /// What the numbers are, where each value is a number alone. No value may be two of them.
  var numbersAlone: DateNumbers? { count > 0 ? numbers.first : nil }

  /// The order, where the column shows it.
  var shown: DateOrder? {
    switch (isAsked, mayBeDayFirst, mayBeMonthFirst) {
    case (false, _, _): .yearFirst
    case (true, true, false): .dayFirst
    case (true, false, true): .monthFirst
    default: nil
    }
  }

  /// Dots are written day first wherever they are used.
  var isDotted: Bool { isAsked && !hasOtherMarksThanDots }
}

/// What is known of the order of a file's dates beside the file.
struct DateHints: Sendable {
  /// What the request says.
  var said: DateOrder?
  /// How the last file of this header was read.
  var remembered: DateOrder?
  /// What the account's region is used to.
  var region: DateOrder?

  /// - Parameter usual: where nothing says it.
  func order(of column: DateColumn, usual: DateOrder) -> DateOrder {
    said ?? column.shown ?? (column.isDotted ? .dayFirst : nil) ?? remembered ?? region ?? usual
  }

  /// Whether neither the request nor the file says it.
  func isAssumed(_ column: DateColumn) -> Bool { said == nil && column.shown == nil }
}
