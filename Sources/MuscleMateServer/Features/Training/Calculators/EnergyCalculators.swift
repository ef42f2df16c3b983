internal import MuscleMateAPI
internal import Primitives
internal import Strength

extension Figure {
  fileprivate static func kilojoules(_ kilocalories: Double) -> Figure {
    Figure(MeasureUnit.kcal.convert(kilocalories, to: .kj) ?? 0)
  }
}

extension EnergyAnswer {
  init(_ request: EnergyRequest) {
    self.init()
    let hours = Double(request.durationSeconds) / 3_600
    let speed = request.distanceMeters.flatMap { meters in
      meters > 0 && hours > 0 ? meters.double / Compendium.metersPerMile / hours : nil
    }
    let entry = request.activity.entry(
      milesPerHour: speed, isVigorous: request.rpe.map { $0.value >= 8 } ?? false)
    let spent = Compendium.kilocalories(
      met: entry.met, kilograms: request.bodyWeight.double.kilograms(from: request.unit),
      minutes: Double(request.durationSeconds) / 60)
    activity = request.activity
    code = entry.code
    met = entry.met
    kilocalories = Figure(spent)
    kilojoules = .kilojoules(spent)
  }
}

extension RestingEnergyAnswer {
  init(_ request: RestingEnergyRequest) {
    self.init()
    let height = request.height.double
    let resting = RestingEnergy.kilocalories(
      sex: request.sex, kilograms: request.bodyWeight.double.kilograms(from: request.unit),
      centimeters: request.heightUnit == .cm ? height : height * 2.54, years: request.age)
    kilocalories = Figure(resting)
    kilojoules = .kilojoules(resting)
    days = ActivityLevel.allCases.map { Day($0, resting: resting) }
  }
}

extension MacrosAnswer {
  init(_ request: MacrosRequest) {
    self.init()
    let energies = Macronutrient.allCases.map { nutrient in
      if let grams = request.grams { return nutrient.kilocalories(grams: grams[nutrient]) }
      return (request.kilocalories?.double ?? 0) * (request.percentages?[nutrient] ?? 0) / 100
    }
    let total = energies.reduce(0, +)
    kilocalories = Figure(total)
    kilojoules = .kilojoules(total)
    macros = zip(Macronutrient.allCases, energies).map { nutrient, energy in
      var macro = Macro()
      macro.name = nutrient
      macro.grams = Figure(nutrient.grams(kilocalories: energy))
      macro.kilocalories = Figure(energy)
      macro.percentage = Figure(total > 0 ? energy / total * 100 : 0)
      return macro
    }
  }
}

extension UnitsAnswer {
  init(_ request: UnitsRequest) {
    self.init()
    from = request.from
    to = request.to
    value = Figure(request.from.convert(request.value, to: request.to) ?? 0)
  }
}
