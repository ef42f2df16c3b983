internal import Localization
internal import Primitives
internal import Strength

/// The content of a file of another app.
struct ImportFile: Sendable {
  let dialect: Dialect
  /// Those with at least one set or note, oldest first.
  let workouts: [ImportedWorkout]
  /// Workouts of which no row could be taken.
  let skippedWorkouts: Int
  let problems: [ImportProblem]

  /// Reads a whole file in time linear in its length. Bad rows are skipped and reported; only a file of an unknown
  /// kind, or one that needs a unit and has none, is refused.
  ///
  /// - Parameter today: no workout may be more than a day later.
  init(_ bytes: [UInt8], unit: WeightUnit?, today: CivilDate) throws(ImportRefusal) {
    var table = try Table(TextEncoding.utf8(bytes))
    dialect = table.dialect
    var reader = table.dialect.reader(unit: unit)
    var collector = WorkoutCollector(lastDate: CivilDate(unixDay: today.unixDay + 1))
    var repetition = Repetition(table.header)
    while let record = table.reader.next() {
      guard !repetition.covers(record) else { continue }
      do throws(RowFault) {
        try reader.read(try table.row(record), into: &collector)
      } catch {
        collector.report(error.code, error.found, at: record.line)
      }
    }
    if let header = repetition.lastHeader {
      collector.report(.repeated, String(repetition.rows), at: header)
    }
    let all = collector.workouts.map(\.withoutEmptyExercises)
    workouts = all.filter { !$0.exercises.isEmpty }.sorted {
      ($0.start, $0.name) < ($1.start, $1.name)
    }
    skippedWorkouts = all.count - workouts.count
    problems = collector.listedProblems.sorted { $0.line < $1.line }
    guard !dialect.lacksUnit || unit != nil || !needsUnit else { throw .unitNeeded }
  }

  private var needsUnit: Bool {
    workouts.contains { workout in
      workout.exercises.contains { exercise in
        exercise.sets.contains { $0.weight != nil || $0.distanceMeters != nil }
      }
    }
  }
}

extension ImportedWorkout {
  fileprivate var withoutEmptyExercises: ImportedWorkout {
    var workout = self
    workout.exercises.removeAll { $0.sets.isEmpty && $0.notes == nil }
    return workout
  }
}

/// The file with its header understood.
private struct Table {
  var reader: CSVReader
  let header: ImportHeader
  let dialect: Dialect
  let hasDecimalCommas: Bool

  /// The separator is the one under which the header is a known one. Where numbers may have commas, another one
  /// separates them.
  init(_ bytes: [UInt8]) throws(ImportRefusal) {
    var missing: [String] = []
    for separator in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
      var reader = CSVReader(bytes, separator: separator)
      guard let record = reader.next(), let header = ImportHeader(record) else { continue }
      guard let dialect = Dialect(header) else {
        if missing.isEmpty { missing = Dialect.columnsMissing(in: header) }
        continue
      }
      self.reader = reader
      self.header = header
      self.dialect = dialect
      hasDecimalCommas = separator != UInt8(ascii: ",")
      return
    }
    throw missing.isEmpty ? .unknownFormat : .columnsMissing(missing)
  }

  func row(_ record: CSVRecord) throws(RowFault) -> ImportRow {
    guard !record.endsInQuote else { throw RowFault(.unclosedQuote) }
    // A row cut short by a broken download would give a wrong last number, a stray separator shift them all.
    guard record.count == header.count else { throw RowFault(.columns, String(record.count)) }
    return ImportRow(header: header, record: record, hasDecimalCommas: hasDecimalCommas)
  }
}
