package import Primitives

/// Numbers and days as a language writes them, for what is drawn; the portal's pages have their browser's.
extension Language {
  /// With at most so many places, without zeros at the end.
  package func number(_ value: Double, places: Int = 1) -> String {
    let power = Self.power(places)
    let units = (value.magnitude * Double(power)).rounded()
    guard units < 1e15 else { return "\(value)" }
    let (whole, rest) = Int64(units).quotientAndRemainder(dividingBy: power)
    var digits = String(String(rest + power).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    let sign = value < 0 && units > 0 ? "−" : ""
    return sign + grouped(whole) + (digits.isEmpty ? "" : (self == .english ? "." : ",") + digits)
  }

  private static func power(_ places: Int) -> Int64 { (0..<places).reduce(1) { power, _ in power * 10 } }

  /// Spanish groups from five digits on (CLDR, minimumGroupingDigits 2).
  private func grouped(_ whole: Int64) -> String {
    let digits = Array(String(whole))
    guard digits.count > (self == .spanish ? 4 : 3) else { return String(digits) }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += self == .english ? "," : "." }
      text.append(digit)
    }
    return text
  }

  package func text(_ key: DrawingText, _ arguments: [String: String] = [:]) -> String {
    text(.drawing(key), arguments)
  }

  /// As it is spoken: "12 October", or "12 October 2026".
  package func spoken(_ day: CivilDate, withYear: Bool) -> String {
    text(
      withYear ? .spokenDayOfYear : .spokenDay,
      ["day": "\(day.day)", "month": month(day, .months), "year": "\(day.year)"])
  }

  /// `date`, which the database writes as `YYYY-MM-DD` with the time of day behind it or not, as the language writes it: "12
  /// October 2026, 18:00". Any other text stays as it is.
  package func dated(_ arguments: [String: String]) -> [String: String] {
    guard let text = arguments["date"] else { return arguments }
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let day = parts.first.flatMap({ CivilDate($0) }) else { return arguments }
    let written = ([spoken(day, withYear: true)] + parts.dropFirst().map(String.init)).joined(separator: ", ")
    return arguments.merging(["date": written]) { $1 }
  }

  /// Days and bounds as the language writes them. Apps look for the day in the message of a fault, so it stays as it is there.
  func written(_ arguments: [String: String], for key: MessageKey) -> [String: String] {
    let days = if case .fault = key { arguments } else { dated(arguments) }
    return days.merging(bounds(of: arguments)) { $1 }
  }

  /// What stands for a number: a bound may be a day as well.
  private func bounds(of arguments: [String: String]) -> [String: String] {
    arguments.filter { $0.key == "bound" || $0.key == "limit" }.compactMapValues { text in
      Double(text).map { number($0, places: $0 == $0.rounded() ? 0 : 3) }
    }
  }

  package func spokenMonth(_ day: CivilDate) -> String {
    text(.spokenMonth, ["month": month(day, .months), "year": "\(day.year)"])
  }

  /// As short as it goes: "12 Oct".
  package func short(_ day: CivilDate) -> String {
    text(.dayOfMonth, ["day": "\(day.day)", "month": shortMonth(day)])
  }

  package func shortMonth(_ day: CivilDate) -> String { month(day, .shortMonths) }

  private func month(_ day: CivilDate, _ key: DrawingText) -> String {
    let names = text(key).split(separator: " ")
    let index = Int(day.month) - 1
    return names.indices.contains(index) ? String(names[index]) : "\(day.month)"
  }
}
