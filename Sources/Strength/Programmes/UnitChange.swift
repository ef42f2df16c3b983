/// A programme handed over to someone whose plates are stamped in the other unit. Steps become the ones that gyms have
/// there, 2.5 kg and 5 lb; a working weight becomes the nearest that can be loaded.
extension ProgrammeDefinition {
  public mutating func count(in unit: WeightUnit) {
    guard unit != self.unit else { return }
    let old = self.unit
    self.unit = unit
    rounding.step = rounding.step.map { $0.step(from: old) }
    for index in lifts.indices {
      let rounding = LoadRounding(.step(LoadRounding.usualStep(unit)))
      lifts[index].start = lifts[index].start.map {
        rounding.round(Amount($0.weight(in: old), in: unit), in: unit).limited
      }
      lifts[index].oneRepMax = lifts[index].oneRepMax.map {
        Amount($0.weight(in: old), in: unit).roundedToThousandths.limited
      }
      lifts[index].step = lifts[index].step.map { $0.step(from: old) }
      for rule in lifts[index].rules.indices {
        let effect = lifts[index].rules[rule].then
        lifts[index].rules[rule].then.addWeight = effect.addWeight.map { $0.step(from: old) }
      }
    }
  }
}

extension FiveThreeOnePlan {
  public mutating func count(in unit: WeightUnit) {
    guard unit != self.unit else { return }
    let old = self.unit
    self.unit = unit
    rounding.step = rounding.step.map { $0.step(from: old) }
    for index in lifts.indices {
      let lift = lifts[index]
      lifts[index].oneRepMax = lift.oneRepMax.map {
        Amount($0.weight(in: old), in: unit).roundedToThousandths.limited
      }
      lifts[index].trainingMax = lift.trainingMax.map {
        Amount($0.weight(in: old), in: unit).roundedToThousandths.limited
      }
      lifts[index].increment = lift.increment.map { $0.step(from: old) }
    }
  }
}

extension Amount {
  /// Twice as many pounds as kilograms, as the plates are: 1.25 kg and 2.5 lb, 5 kg and 10 lb.
  fileprivate func step(from unit: WeightUnit) -> Amount {
    switch unit {
    case .kg: Amount(tenMillionths: tenMillionths * 2)
    case .lb: Amount(tenMillionths: tenMillionths / 2).roundedToThousandths
    }
  }
}
