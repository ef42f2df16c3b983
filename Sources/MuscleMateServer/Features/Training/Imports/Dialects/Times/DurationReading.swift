/// Durations as apps write them: `1h 2m`, `38min`, `1 Std. 5 Min.`, `1:05:00`, `12:30`, or a number of some unit; and as programs
/// do: `00:09:52.5`, `0 days 00:09:52`, `PT1H5M`.
enum DurationReading {
  /// In seconds; nil for what is none.
  ///
  /// - Parameter unit: the seconds of one, where the text is a bare number.
  static func seconds(_ text: String, bare unit: Int = 1) -> Int? {
    if let number = number(text) { return rounded(number, times: unit) }
    if text.contains(":") { return clockBehindDays(text) }
    return spoken(text.hasPrefix("P") ? String(text.dropFirst().filter { $0 != "T" }) : text)
  }

  /// The seconds of a unit by its name, without a point behind it.
  static func seconds(of unit: String) -> Int? { units[unit] }

  /// As pandas prints it: `0 days 00:09:52`.
  private static func clockBehindDays(_ text: String) -> Int? {
    let parts = text.split(separator: " ")
    guard parts.count == 3, let days = Int(parts[0]), units[String(parts[1])] == 86_400 else {
      return clock(text)
    }
    return (0...1_000).contains(days) ? clock(String(parts[2])).map { $0 + days * 86_400 } : nil
  }

  /// `h:mm:ss` or `mm:ss`, with a fraction behind the seconds where there are hours.
  private static func clock(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count) else { return nil }
    var total = 0
    for (index, part) in parts.enumerated() {
      let number = index == 2 ? number(String(part)) : Int(part).map(Double.init)
      guard let number, number >= 0, number < (index == 0 ? 10_000 : 60) else { return nil }
      total = total * 60 + Int(number.rounded())
    }
    return total
  }

  private static func spoken(_ text: String) -> Int? {
    var total = 0
    var number = ""
    var unit = ""
    func add() -> Bool {
      guard !number.isEmpty, let length = units[unit],
        let count = Self.number(number), let seconds = rounded(count, times: length)
      else { return false }
      total += seconds
      (number, unit) = ("", "")
      return total <= SetLimits.durationSeconds * 2
    }
    for character in text.lowercased() {
      if character.isASCII && character.isNumber
        || (character == "." || character == ",") && unit.isEmpty && !number.isEmpty
      {
        if !unit.isEmpty, !add() { return nil }
        number.append(character)
      } else if character.isLetter {
        unit.append(character)
      } else if !character.isWhitespace, character != ".", character != "," {
        return nil
      }
    }
    return add() ? total : nil
  }

  /// Digits with at most one point or comma: seven decimals of an hour are a third of a millisecond.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.count <= 20, text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." || $0 == "," })
    else {
      return nil
    }
    return Double(text.replacing(",", with: "."))
  }

  private static func rounded(_ number: Double, times unit: Int) -> Int? {
    let seconds = (number * Double(unit)).rounded()
    return (0...100_000_000).contains(seconds) ? Int(seconds) : nil
  }

  /// In the languages of the apps' accounts.
  private static let units: [String: Int] = {
    let names: [(Int, String)] = [
      (86_400, "d day days tag tage tg día dia días dias j jour jours giorno giorni gün gu д дн день"),
      (
        3_600,
        "h hr hrs hour hours std stunde stunden hora horas heure heures ora ore sa saat t tim timme timmar uur u godz ч час часа часов 時間 小时 시간"
      ),
      (
        60,
        "m min mins minute minutes minuten minuto minutos minuti dk dak dakika мин м минут минуты xв хв 分 分钟 분"
      ),
      (
        1,
        "s sec secs second seconds sek sekunde sekunden seg segundo segundos seconde secondes secondo secondi sn san saniye с сек секунд 秒 초"
      ),
    ]
    var units: [String: Int] = [:]
    for (seconds, words) in names {
      for word in words.split(separator: " ") { units[String(word)] = seconds }
    }
    return units
  }()
}
