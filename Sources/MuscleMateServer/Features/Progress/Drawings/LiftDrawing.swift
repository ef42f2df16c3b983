internal import Drawing
internal import Localization
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// The graph of a lift or an exercise.
struct LiftDrawing: Sendable {
  let progress: Progress
  private let query: ProgressDrawingQuery
  private let language: Language
  private let addresses: WorkoutAddresses
  private let values: DrawingValues
  private let days: DrawingDays

  init(
    _ progress: Progress, _ query: ProgressDrawingQuery, _ language: Language, addresses: WorkoutAddresses
  ) {
    var progress = progress
    // Months of more than 15 years; the oldest are left out.
    progress.points = progress.points.suffix(180)
    self.progress = progress
    self.query = query
    self.language = language
    self.addresses = addresses
    values = DrawingValues(
      language: language, unit: progress.unit, greatest: progress.points.map(\.value.double).max() ?? 0,
      inMiles: query.unit == .lb)
    days = DrawingDays(language, progress.bucket, progress.points.map(\.date))
  }

  var scene: Scene { scene(on: query.width.canvas) }

  func scene(on canvas: Canvas, _ measure: @escaping TextMeasure = InterWidths.measure) -> Scene {
    var chart = LineChart(title: title, values: progress.points.map(value))
    chart.goal = query.goal.map { LineChart.Goal($0.double, by: query.goalBy, values) }
    chart.breakDays = days.breakDays
    chart.startsAtZero = query.scale == .fromZero
    chart.isWhole = [.reps, .sets].contains(progress.unit)
    return chart.scene(
      on: canvas, number: values.axis, value: values.point, name: days.axis, measure: measure)
  }

  /// What the graph shows: "Squat, estimated 1RM".
  var heading: String { language.text(measure, ["graph": name]) }

  private var title: String {
    let real = progress.points.filter { $0.light != true }
    return days.title(
      heading,
      (real.isEmpty ? progress.points : real).map { ($0.date, values.text($0.value.double)) },
      records: progress.points.count { $0.record == true })
  }

  private var name: String {
    switch Lift(rawValue: progress.lift) {
    case .squat: language.text(.squat)
    case .benchPress: language.text(.benchPress)
    case .deadlift: language.text(.deadlift)
    case nil: progress.exercise ?? language.text(.exercise)
    }
  }

  private var measure: DrawingText {
    switch progress.measure {
    case .e1rm: .e1rm
    case .weight: .weight
    case .volume: .volume
    case .reps: .reps
    case .sets: .sets
    case .duration: .duration
    case .distance: .distance
    }
  }

  /// Whether the weight of the set took weight off the body.
  private func isHelped(_ point: Progress.Point) -> Bool {
    guard progress.load == .total else { return progress.load == .assistance }
    guard let body = point.bodyWeight, let factor = point.factor, factor > 0 else { return false }
    return point.value.double / factor.double < body.double
  }

  private func value(_ point: Progress.Point) -> LineChart.Value {
    var label = days.point(point.date, values.text(point.value.double))
    let isOfSet = [.e1rm, .weight].contains(progress.measure)
    if isOfSet,
      let set = values.set(point.weight, point.unit, point.reps, point.rpe, isAssistance: isHelped(point))
    {
      label = language.text(.fromSet, ["point": label, "set": set])
    }
    if point.record == true { label = language.text(.asRecord, ["point": label]) }
    if point.light == true { label = language.text(.asLight, ["point": label]) }
    return LineChart.Value(
      day: Int(point.date.unixDay), value: values.shown(point.value.double), label: label,
      address: point.workoutID.map(addresses.of), isBest: point.record == true,
      isLight: point.light == true)
  }
}

extension LineChart.Goal {
  init(_ value: Double, by day: CivilDate?, _ values: DrawingValues) {
    let (language, text) = (values.language, values.text(value))
    let alone = language.text(.goal, ["value": text])
    let dated = day.map {
      language.text(.goalByDay, ["value": text, "day": language.spoken($0, withYear: true)])
    }
    self.init(value: values.shown(value), texts: [dated, alone].compactMap(\.self))
  }
}
