internal import Localization
internal import Primitives

extension ImportRow {
  func date(_ text: String) -> DateReading? { DateReading(text, style.dates) }

  /// When the workout began. A row without it has no place in the log.
  ///
  /// - Parameters:
  ///   - hour: of a day alone.
  ///   - day: of a time of day alone.
  func start(hour: Int?, on day: CivilDate? = nil) throws(RowFault) -> LocalTime {
    let texts = [text(.date), text(.time)].compactMap(\.self)
    let read = text(.date).map(date) ?? day.map { DateReading($0) }
    let clock = text(.time).map { ClockReading($0, style.dates) }
    // In the two columns of a spreadsheet the day has a midnight, and the time of day a day.
    guard let read, clock.map({ $0 != nil }) ?? true,
      let start = DateReading(read.date, clock.flatMap(\.self) ?? read.clock).localTime(hour: hour)
    else { throw RowFault(.date, texts.joined(separator: " "), at: header[.date]) }
    return start
  }

  /// How long the workout took, in seconds.
  func duration(from start: LocalTime) -> Int? { shared { durationOrEnd(start) } }

  private func durationOrEnd(_ start: LocalTime) -> Int? {
    if let seconds = seconds(.workoutDuration) { return seconds }
    guard let text = text(.end) else { return nil }
    guard let end = DateReading(text, style.ends)?.localTime(hour: nil) ?? clock(text, on: start) else {
      leaveOut(.end, text, of: .end)
      return nil
    }
    let seconds = end.seconds(since: start)
    if (0...SetLimits.durationSeconds).contains(seconds) { return seconds }
    leaveOut(.endBeforeStart, end.description, of: .end)
    return nil
  }

  /// An end that is a time of day alone; one before the beginning is of the next day.
  private func clock(_ text: String, on start: LocalTime) -> LocalTime? {
    guard let clock = DateWords.readClock(text) else { return nil }
    let next = clock.secondOfDay < start.secondOfDay ? Int64(1) : 0
    return LocalTime(
      date: CivilDate(unixDay: start.date.unixDay + next), secondOfDay: clock.secondOfDay,
      offset: clock.offset ?? start.offset)
  }

  func seconds(_ column: ImportColumn) -> Int? {
    header[column].flatMap { place in
      text(at: place).flatMap { text in
        seconds(in: text, bare: header.unit(of: column).flatMap(ImportUnit.time) ?? 1, at: place)
      }
    }
  }

  /// - Parameter unit: the seconds of one, where the text is a bare number.
  func seconds(in text: String, bare unit: Int = 1, at place: Int? = nil) -> Int? {
    guard let seconds = DurationReading.seconds(text, bare: unit), seconds <= SetLimits.durationSeconds else {
      leaveOut(.duration, text, at: place)
      return nil
    }
    return seconds
  }
}
