internal import Primitives

/// The order of a date's numbers.
enum DateOrder: Sendable {
  case yearFirst, dayFirst, monthFirst
}

/// A date and a time of day as apps and spreadsheets write them.
///
/// `2026-04-08 16:50:00`, `2026/04/08`, `2026-04-08T16:50:00Z`; `8 Apr 2026, 16:50` with the month in the account's language,
/// in the orders and with the particles that languages have (`8 de abr. de 2026`, `Apr 8, 2026, 4:50 PM`,
/// `2026年4月8日 16:50`, `8 Nis 2026 16:50`); and numbers alone in the order that the file is known to have
/// (`13/09/2021 10:41`).
struct DateReading: Equatable, Sendable {
  let date: CivilDate
  /// Nil where the text is a day alone.
  let secondOfDay: Int?
  /// Of the clock from UTC in seconds, where the text says it.
  let offset: Int?

  init?(_ text: String, _ order: DateOrder) {
    if let time = LocalTime(text) {
      (date, secondOfDay, offset) = (time.date, time.secondOfDay, nil)
      return
    }
    let (rest, offset) = Self.withoutOffset(text)
    guard let words = Words(rest), let parts = words.dateAndClock(order) else { return nil }
    guard let date = CivilDate(year: parts.year, month: parts.month, day: parts.day) else { return nil }
    guard parts.clock.isEmpty || parts.clock.count >= 2 else { return nil }
    self.date = date
    self.offset = offset
    guard let hour = parts.clock.first else {
      secondOfDay = nil
      return
    }
    guard let hour = words.hour(of: hour) else { return nil }
    let (minute, second) = (parts.clock[1], parts.clock.count > 2 ? parts.clock[2] : 0)
    guard let time = LocalTime(date: date, hour: hour, minute: minute, second: second) else { return nil }
    secondOfDay = time.secondOfDay
  }

  /// Nil where the text has no time of day, and none is assumed.
  func localTime(hour: Int?) -> LocalTime? {
    guard let second = secondOfDay ?? hour.map({ $0 * 3_600 }) else { return nil }
    return LocalTime(date: date, secondOfDay: second, offset: offset)
  }

  /// `…Z` and `…+02:00` (RFC 3339), behind a time alone.
  private static func withoutOffset(_ text: String) -> (String, Int?) {
    guard text.contains("T") else { return (text, nil) }
    if text.hasSuffix("Z") { return (String(text.dropLast()), 0) }
    guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }), text[..<sign].contains(":") else {
      return (text, nil)
    }
    let digits = text[text.index(after: sign)...].split(separator: ":").compactMap { Int($0) }
    guard digits.count == 2, digits[0] <= 14, digits[1] < 60 else { return (text, nil) }
    let offset = digits[0] * 3_600 + digits[1] * 60
    return (String(text[..<sign]), text[sign] == "-" ? -offset : offset)
  }
}

/// The numbers of a date, its month's name, and the half of the day that its clock is in.
private struct Words {
  private var numbers: [Int] = []
  private var digitCounts: [Int] = []
  private var month: Int?
  /// Where the month's name stands among the numbers.
  private var monthPlace = 0
  /// 0 or 12 hours.
  private var half: Int?

  /// Nil where a word has no meaning in a date.
  init?(_ text: String) {
    for token in Self.tokens(text) {
      if let number = Int(token) {
        numbers.append(number)
        digitCounts.append(token.utf8.count)
      } else if let found = MonthNames.month(token), month == nil {
        (month, monthPlace) = (found, numbers.count)
      } else if Self.morning.contains(token) || Self.afternoon.contains(token) {
        guard half == nil else { return nil }
        half = Self.afternoon.contains(token) ? 12 : 0
      } else if !Self.particles.contains(token) {
        return nil
      }
    }
  }

  func hour(of number: Int) -> Int? {
    guard let half else { return number }
    return (1...12).contains(number) ? number % 12 + half : nil
  }

  func dateAndClock(_ order: DateOrder) -> (year: Int64, month: Int64, day: Int64, clock: [Int])? {
    guard let date = month == nil ? numbersAlone(order) : withMonth() else { return nil }
    let clock = Array(numbers.dropFirst(month == nil ? 3 : 2))
    guard clock.count <= 3 else { return nil }
    return (Int64(date.year), Int64(date.month), Int64(date.day), clock)
  }

  /// Day and year on either side of the month; the year has four digits.
  private func withMonth() -> (year: Int, month: Int, day: Int)? {
    guard let month, numbers.count >= 2, monthPlace <= 2 else { return nil }
    if digitCounts[1] == 4, digitCounts[0] <= 2 { return (numbers[1], month, numbers[0]) }
    if digitCounts[0] == 4, digitCounts[1] <= 2 { return (numbers[0], month, numbers[1]) }
    return nil
  }

  private func numbersAlone(_ order: DateOrder) -> (year: Int, month: Int, day: Int)? {
    guard numbers.count >= 3 else { return nil }
    if digitCounts[0] == 4 { return (numbers[0], numbers[1], numbers[2]) }
    guard digitCounts[2] == 4 || digitCounts[2] == 2, order != .yearFirst else { return nil }
    let year = digitCounts[2] == 2 ? 2_000 + numbers[2] : numbers[2]
    return order == .dayFirst ? (year, numbers[1], numbers[0]) : (year, numbers[0], numbers[1])
  }

  private static let morning: Set<String> = ["am", "上午", "오전", "午前", "öö", "πμ", "dop"]
  private static let afternoon: Set<String> = ["pm", "下午", "오후", "午後", "ös", "μμ", "odp"]
  /// Words between the parts that have no meaning of their own in some language.
  private static let particles: Set<String> = [
    "de", "del", "à", "a", "las", "às", "alle", "um", "om", "kl", "klo", "at", "o", "г", "в", "р", "о", "年",
    "月", "日", "년", "월", "일", "uhr", "h", "t",
  ]

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
    var joined: [String] = []
    for token in tokens {
      if token == "m", let last = joined.last, last == "a" || last == "p" {
        joined[joined.count - 1] = last + "m"
      } else {
        joined.append(token)
      }
    }
    return joined
  }
}

/// Finds the order of a file's dates: the first number that can't be a month, or a day, says it.
struct DateOrderFinder {
  private var mayBeDayFirst = true
  private var mayBeMonthFirst = true
  private(set) var isAsked = false

  mutating func add(_ text: String) {
    let parts = text.split { !($0.isASCII && $0.isNumber) }.map(String.init)
    guard parts.count >= 3, !text.contains(where: \.isLetter) || text.lowercased().hasSuffix("m") else {
      return
    }
    guard parts[0].utf8.count <= 2, let first = Int(parts[0]), let second = Int(parts[1]) else { return }
    isAsked = true
    if first > 12 { mayBeMonthFirst = false }
    if second > 12 { mayBeDayFirst = false }
  }

  /// Nil where nothing in the file decides it.
  var order: DateOrder? {
    switch (isAsked, mayBeDayFirst, mayBeMonthFirst) {
    case (false, _, _): .yearFirst
    case (true, true, false): .dayFirst
    case (true, false, true): .monthFirst
    default: nil
    }
  }
}
