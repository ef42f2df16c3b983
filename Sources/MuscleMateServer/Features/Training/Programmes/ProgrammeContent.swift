internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Strength

/// The content of a programme, with the starting loads of its lifts as far as they are known.
struct ProgrammeContent: Sendable {
  private(set) var plan: FiveThreeOnePlan?
  private(set) var definition: ProgrammeDefinition

  /// - Throws: where the body has neither, which its decoding refused.
  init(_ programme: Programme) throws {
    plan = programme.fiveThreeOne
    guard let definition = programme.fiveThreeOne?.definition ?? programme.definition else {
      throw Problem.invalid("/definition", .missing)
    }
    self.definition = definition
  }

  init(_ plan: FiveThreeOnePlan) {
    self.plan = plan
    definition = plan.definition
  }

  /// Fills in the starting loads of lifts that continue, if the request gives no others.
  mutating func inherit(from earlier: ProgrammeDefinition) {
    for index in lacking {
      let lift = definition.lifts[index]
      let known = earlier.lifts.first {
        $0.exercise.lowercased() == lift.exercise.lowercased() && $0.base == lift.base
      }
      guard let known else { continue }
      let unit = earlier.unit
      start(
        index, oneRepMax: known.oneRepMax.map { converted($0, unit) }, known.start.map { converted($0, unit) }
      )
    }
  }

  /// Removes the values that were computed from another lifter's maxima, and converts to the unit of the new lifter.
  mutating func handOver(in unit: WeightUnit) {
    definition.count(in: unit)
    plan?.count(in: unit)
    for (index, lift) in definition.lifts.enumerated() where lift.base != .workingWeight {
      start(index, oneRepMax: nil, nil)
    }
  }

  /// Puts in the names under which another lifter logs the same exercises, so that the history goes on. Two never become one.
  mutating func rename(_ ownName: (String) -> String?) {
    let all = definition.exerciseNames
    var taken = Set(all.map { $0.lowercased() })
    var names: [String: String] = [:]
    for name in all where names[name.lowercased()] == nil {
      if let own = ownName(name), taken.insert(own.lowercased()).inserted { names[name.lowercased()] = own }
    }
    guard !names.isEmpty else { return }
    definition.renameExercises { names[$0.lowercased()] ?? $0 }
    for index in plan?.lifts.indices ?? 0..<0 {
      guard let name = plan?.lifts[index].exercise, let own = names[name.lowercased()] else { continue }
      plan?.lifts[index].exercise = own
    }
  }

  /// The places of the lifts that have nothing to start from.
  var lacking: [Int] {
    var planner = ProgrammePlanner(definition)
    return definition.lifts.indices.filter { planner.start(of: definition.lifts[$0]) == nil }
  }

  /// The places of those that a one-rep maximum would help.
  var lackingMaxes: [Int] { lacking.filter { definition.lifts[$0].base != .workingWeight } }

  /// A gram is coarser than a thousandth of a pound: to hundredths, 315 lb come back as 315.
  mutating func start(_ index: Int, oneRepMax grams: Int32) {
    let max = Amount(Weight(nanograms: Int64(grams) * 1_000_000_000), in: definition.unit)
    let rounding = LoadRounding(.step(Amount(thousandths: definition.unit == .lb ? 10 : 1)))
    start(index, oneRepMax: rounding.round(max, in: definition.unit), nil)
  }

  private mutating func start(_ index: Int, oneRepMax: Amount?, _ base: Amount?) {
    definition.lifts[index].oneRepMax = oneRepMax
    definition.lifts[index].start = base
    plan?.lifts[index].oneRepMax = oneRepMax
    plan?.lifts[index].trainingMax = base
  }

  private func converted(_ amount: Amount, _ unit: WeightUnit) -> Amount {
    unit == definition.unit
      ? amount : Amount(amount.weight(in: unit), in: definition.unit).roundedToThousandths
  }

  /// - Parameters:
  ///   - place: the position of the lifts in the request.
  ///   - mayLackMaxes: of a coach's programme, which each client begins from their own maxima.
  /// - Throws: a problem that names every lift without a load to start from.
  func checkStarts(in place: String, mayLackMaxes: Bool = false) throws {
    let open = mayLackMaxes ? Set(lackingMaxes) : []
    let faults = lacking.filter { !open.contains($0) }.map { index in
      let member = definition.lifts[index].base == .workingWeight ? "start" : "one_rep_max"
      return Fault(pointer: "\(place)/lifts/\(index)/\(member)", code: .missing)
    }
    guard faults.isEmpty else { throw Problem.invalid(faults) }
  }

  /// The place of the lifts in a programme's body.
  var place: String { plan == nil ? "/definition" : "/five_three_one" }
}

extension ProgrammeDefinition {
  fileprivate var exerciseNames: [String] {
    lifts.map(\.exercise) + weeks.flatMap(\.sessions).flatMap(\.exercises).map(\.exercise)
  }

  fileprivate mutating func renameExercises(_ name: (String) -> String) {
    for index in lifts.indices { lifts[index].exercise = name(lifts[index].exercise) }
    for week in weeks.indices {
      for session in weeks[week].sessions.indices {
        for index in weeks[week].sessions[session].exercises.indices {
          let old = weeks[week].sessions[session].exercises[index].exercise
          weeks[week].sessions[session].exercises[index].exercise = name(old)
        }
      }
    }
  }
}
