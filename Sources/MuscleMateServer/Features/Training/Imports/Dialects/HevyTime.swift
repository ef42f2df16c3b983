internal import Primitives

extension LocalTime {
  /// `8 Apr 2026, 16:50` with the month in the account's language, in the orders and with the particles that
  /// languages have (`8 de abr. de 2026`, `Apr 8, 2026, 4:50 PM`, `2026年4月8日 16:50`); also `2026-04-08 16:50:00`.
  init?(hevy text: String) {
    if let time = LocalTime(text) {
      self = time
      return
    }
    var numbers: [Int] = []
    var digitCounts: [Int] = []
    var month: Int?
    var half: Int?
    for token in Self.tokens(text) {
      if let number = Int(token) {
        numbers.append(number)
        digitCounts.append(token.utf8.count)
      } else if let found = MonthNames.month(token) {
        guard month == nil else { return nil }
        month = found
      } else if token.lowercased() == "am" || token.lowercased() == "pm" {
        half = token.lowercased() == "pm" ? 12 : 0
      } else if !Self.particles.contains(token.lowercased()) {
        return nil
      }
    }
    if let month {
      numbers.insert(month, at: min(1, numbers.count))
      digitCounts.insert(2, at: min(1, digitCounts.count))
    }
    // With the month's name: day, month, year. All in numbers: only the unmistakable year first.
    let yearPlace = month == nil ? 0 : 2
    guard (5...6).contains(numbers.count), digitCounts[yearPlace] == 4,
      let date = CivilDate(
        year: Int64(numbers[yearPlace]), month: Int64(numbers[1]), day: Int64(numbers[2 - yearPlace]))
    else { return nil }
    var hour = numbers[3]
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + half
    }
    self.init(date: date, hour: hour, minute: numbers[4], second: numbers.count == 6 ? numbers[5] : 0)
  }

  /// Words between the parts that have no meaning of their own in some language.
  private static let particles: Set<String> = [
    "de", "del", "à", "a", "las", "às", "alle", "um", "om", "kl", "klo", "at", "o", "г", "в", "р", "о", "年",
    "月",
    "日", "년", "월", "일", "uhr", "h",
  ]

  /// Runs of digits and runs of letters; everything else only separates.
  private static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var isInNumber = false
    var isInWord = false
    for character in text {
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
    return tokens
  }
}
