internal import Primitives

/// Dates in the words of a language: `8 Apr 2026, 16:50`, `8 de abr. de 2026`, `Fri, January 5th, 2024 4:50 PM`,
/// `2026年4月8日 16:50`, `Fri Jan 05 2024 10:00:00 GMT+0100`; and numbers alone in the order that the file is known to have
/// (`13/09/2021 10:41`).
struct DateWords {
  private var numbers: [Int] = []
  private var digitCounts: [Int] = []
  private var month: Int?
  /// Where the month's name stands among the numbers.
  private var monthPlace = 0
  /// 0 or 12 hours: the half of the day that the clock is in.
  private var half: Int?
  /// The clock with colons. Others are numbers behind the date's: `16h50`.
  private var clock: ClockReading?

  static func read(_ text: String, _ order: DateOrder) -> DateReading? {
    guard let words = DateWords(text), let found = words.date(order),
      let date = CivilDate(year: Int64(found.year), month: Int64(found.month), day: Int64(found.day))
    else { return nil }
    let rest = Array(words.numbers.dropFirst(words.month == nil ? 3 : 2))
    if rest.isEmpty, words.clock == nil, words.half == nil { return DateReading(date) }
    return words.clock(rest).map { DateReading(date, $0) }
  }

  /// A time of day without a date.
  static func readClock(_ text: String) -> ClockReading? {
    guard let words = DateWords(text), words.month == nil else { return nil }
    return words.clock(words.numbers)
  }

  /// Nil where a word has no meaning in a date.
  private init?(_ text: String) {
    var text = text
    if let place = Self.placeOfClock(in: text) {
      var scanner = TimeScanner(text[place...])
      guard let read = scanner.clock() else { return nil }
      clock = read
      if let (hours, offset) = scanner.halfWithOffset() {
        clock = ClockReading(secondOfDay: read.secondOfDay, offset: offset)
        half = hours
      }
      text = "\(text[..<place]) \(Substring(scanner.rest))"
    }
    for token in Self.tokens(text) where !add(token) { return nil }
  }

  private mutating func add(_ token: String) -> Bool {
    if let number = Int(token) {
      numbers.append(number)
      digitCounts.append(token.utf8.count)
      return true
    }
    // Some languages abbreviate a weekday as a month: `mar. 5 janv.`
    if let found = MonthNames.month(token), month == nil || isWeekday && monthPlace == 0 {
      (month, monthPlace, isWeekday) = (found, numbers.count, WeekdayNames.contain(token))
      return true
    }
    if Self.morning.contains(token) || Self.afternoon.contains(token) {
      guard half == nil else { return false }
      half = Self.afternoon.contains(token) ? 12 : 0
      return true
    }
    return Self.particles.contains(token) || WeekdayNames.contain(token)
  }

  /// Whether the month's name may be a weekday's.
  private var isWeekday = false

  // MARK: - Meanings

  private func date(_ order: DateOrder) -> (year: Int, month: Int, day: Int)? {
    month == nil ? numbersAlone(order) : withMonth()
  }

  /// Day and year on either side of the month. A year of two digits stands behind the day.
  private func withMonth() -> (year: Int, month: Int, day: Int)? {
    guard let month, numbers.count >= 2, monthPlace <= 2 else { return nil }
    if digitCounts[0] == 4, digitCounts[1] <= 2 { return (numbers[0], month, numbers[1]) }
    guard digitCounts[0] <= 2, let year = year(at: 1) else { return nil }
    return (year, month, numbers[0])
  }

  private func numbersAlone(_ order: DateOrder) -> (year: Int, month: Int, day: Int)? {
    guard numbers.count >= 3 else { return nil }
    if digitCounts[0] == 4 { return (numbers[0], numbers[1], numbers[2]) }
    guard order != .yearFirst, let year = year(at: 2) else { return nil }
    return order == .dayFirst ? (year, numbers[1], numbers[0]) : (year, numbers[0], numbers[1])
  }

  /// Two digits are of the century that POSIX gives them.
  private func year(at place: Int) -> Int? {
    switch digitCounts[place] {
    case 4: numbers[place]
    case 2: numbers[place] + (numbers[place] < 69 ? 2_000 : 1_900)
    default: nil
    }
  }

  /// - Parameter rest: the numbers that are not the date's.
  private func clock(_ rest: [Int]) -> ClockReading? {
    guard let read = clock == nil ? Self.clock(rest, isHourEnough: half != nil) : rest.isEmpty ? clock : nil
    else { return nil }
    guard let half else { return read }
    guard (1...12).contains(read.secondOfDay / 3_600) else { return nil }
    return ClockReading(
      secondOfDay: read.secondOfDay % (12 * 3_600) + half * 3_600, offset: read.offset)
  }

  private static func clock(_ numbers: [Int], isHourEnough: Bool) -> ClockReading? {
    guard (isHourEnough ? 1...3 : 2...3).contains(numbers.count) else { return nil }
    return ClockReading(
      hour: numbers[0], minute: numbers.count > 1 ? numbers[1] : 0,
      second: numbers.count > 2 ? numbers[2] : 0)
  }

  private static let morning: Set<String> = ["am", "上午", "오전", "午前", "öö", "πμ", "dop"]
  private static let afternoon: Set<String> = ["pm", "下午", "오후", "午後", "ös", "μμ", "odp"]
  /// Words between the parts that have no meaning of their own in some language.
  private static let particles: Set<String> = [
    "de", "del", "à", "a", "las", "às", "alle", "um", "om", "kl", "klo", "at", "o", "г", "в", "р", "о", "年",
    "月", "日", "년", "월", "일", "uhr", "h", "t", "st", "nd", "rd", "th", "of", "er", "º", "ª",
  ]

  // MARK: - Tokens

  /// The first number with a colon and a digit behind it.
  private static func placeOfClock(in text: String) -> String.Index? {
    var start: String.Index?
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        start = start ?? index
      } else if byte == UInt8(ascii: ":"), let start {
        return start
      } else {
        start = nil
      }
    }
    return nil
  }

  /// Runs of digits and runs of letters in lower case; everything else only separates. The halves of the day are one word
  /// however they are spaced: `p. m.`, `p.m.`.
  private static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var isInNumber = false
    var isInWord = false
    for character in text.lowercased() {
      let isDigit = character.isASCII && character.isNumber
      let isLetter = character.isLetter
      if isDigit && isInNumber || isLetter && isInWord {
        tokens[tokens.count - 1].append(character)
      } else if isDigit || isLetter {
        tokens.append(String(character))
      }
      isInNumber = isDigit
      isInWord = isLetter
    }
    return tokens.reduce(into: []) { joined, token in
      if token == "m", let last = joined.last, last == "a" || last == "p" {
        joined[joined.count - 1] = last + "m"
      } else {
        joined.append(token)
      }
    }
  }
}
