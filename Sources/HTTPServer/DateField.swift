internal import Primitives

/// The Date field's line (RFC 9110 §6.6.1, IMF-fixdate), rendered once a second.
struct DateField {
  private var second = Int64.min
  private var line: [UInt8] = []

  mutating func line(at now: Timestamp) -> [UInt8] {
    if now.unixSeconds != second {
      second = now.unixSeconds
      line = Array("Date: \(Self.text(unixSeconds: second))\r\n".utf8)
    }
    return line
  }

  static func text(unixSeconds: Int64) -> String {
    let days = unixSeconds / 86_400
    let time = unixSeconds % 86_400
    let date = CivilDate(unixDay: days)
    // 1970-01-01 was a Thursday.
    let weekday = weekdays[Int((days + 4) % 7)]
    return "\(weekday), \(padded(date.day)) \(months[Int(date.month) - 1]) \(date.year) "
      + "\(padded(time / 3600)):\(padded(time / 60 % 60)):\(padded(time % 60)) GMT"
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
