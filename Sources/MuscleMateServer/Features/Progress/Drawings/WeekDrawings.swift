internal import Drawing
internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// A sum of each week as bars.
struct SummaryDrawing {
  let summary: Summary
  let query: SummaryDrawingQuery
  let language: Language

  init(_ summary: Summary, _ query: SummaryDrawingQuery, _ language: Language) {
    self.summary = summary
    self.query = query
    self.language = language
  }

  var scene: Scene {
    let known = summary.weeks.compactMap(value)
    let mean = known.isEmpty ? 0 : known.reduce(0, +) / Double(summary.weeks.count)
    var chart = BarChart(title: title(mean: text(mean)), bars: summary.weeks.map(bar))
    chart.mean = mean
    return chart.scene(on: query.width.canvas) { language.number($0) }
  }

  private var graph: String {
    switch query.measure {
    case .time: language.text(.trainingTime)
    case .energy: language.text(.energy)
    case .volume: language.text(.trainingVolume)
    }
  }

  private func title(mean: String) -> String {
    guard let first = summary.weeks.first, let last = summary.weeks.last else {
      return language.text(.titleOfNone, ["graph": graph])
    }
    return language.text(
      .titleOfSums,
      [
        "graph": graph, "from": language.spoken(first.firstDay, withYear: true),
        "to": language.spoken(last.lastDay, withYear: true), "value": mean,
      ])
  }

  /// In hours, kilocalories, or the unit of the volume.
  private func value(_ week: Summary.Week) -> Double? {
    switch query.measure {
    case .time: Double(week.durationSeconds) / 3_600
    case .energy: week.workouts == 0 ? 0 : week.kilocalories?.double
    case .volume: week.volume?.double
    }
  }

  private func text(_ value: Double) -> String {
    switch query.measure {
    case .time: language.text(.hours, ["value": language.number(value)])
    case .energy: "\(language.number(value, places: 0)) kcal"
    case .volume: "\(language.number(value, places: 0)) \(summary.unit.rawValue)"
    }
  }

  private func bar(_ week: Summary.Week) -> BarChart.Bar {
    let value = value(week)
    let shown =
      value.map { $0 == 0 ? language.text(.nothing) : text($0) } ?? language.text(.unknown)
    let day = language.spoken(week.firstDay, withYear: false)
    return BarChart.Bar(
      name: language.short(week.firstDay), value: value,
      label: language.text(.pointOfWeek, ["day": day, "value": shown]))
  }
}

/// The sets of a usual week for each group of muscles.
struct MuscleDrawing {
  let sets: MuscleSets
  let query: MuscleDrawingQuery
  let language: Language

  init(_ sets: MuscleSets, _ query: MuscleDrawingQuery, _ language: Language) {
    self.sets = sets
    self.query = query
    self.language = language
  }

  /// Sets of a muscle group a week that most training advice lies within.
  private static let usual = 10.0...20.0

  var scene: Scene {
    RowChart(title: title, rows: rows, band: Self.usual).scene(on: query.width.canvas) { language.number($0) }
  }

  private var title: String {
    language.text(
      .titleOfSpan,
      [
        "graph": language.text(.muscleGroups), "from": language.spoken(sets.firstDay, withYear: true),
        "to": language.spoken(sets.lastDay, withYear: true),
      ])
  }

  private var rows: [RowChart.Row] {
    var sums: [MuscleGroup: Double] = [:]
    for group in sets.weeks.flatMap(\.groups) { sums[group.muscleGroup, default: 0] += group.sets.double }
    let weeks = Double(max(1, sets.weeks.count))
    return MuscleGroup.allCases.map { group in
      let mean = ((sums[group] ?? 0) / weeks * 10).rounded() / 10
      let name = language.text(group.drawn)
      let value = language.text(.setsOfValue, ["count": language.number(mean)])
      return RowChart.Row(
        name: name, value: mean, label: language.text(.pointOfDay, ["day": name, "value": value]))
    }
  }
}

extension MuscleGroup {
  fileprivate var drawn: DrawingText {
    switch self {
    case .arms: .arms
    case .shoulders: .shoulders
    case .legs: .legs
    case .chest: .chest
    case .back: .back
    case .abdominals: .abdominals
    }
  }
}
