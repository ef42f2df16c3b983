internal import APISchema
internal import MuscleMateAPI
internal import MuscleMateClient
internal import Primitives
internal import Strength

/// Things and errors as this program prints them.
enum Words {
  static func of(_ workout: Workout) -> String {
    let day = workout.localDate.map { "\($0)" } ?? "\("\(workout.performedAt.timestamp)".prefix(10))"
    let exercises = workout.exercises.map { exercise in
      let sets = exercise.sets.map { set in
        let weight = set.weight.map { "x\($0)\(set.unit?.rawValue ?? "")" } ?? ""
        return "\(set.reps.map(String.init) ?? "–")\(weight)"
      }
      return "\(exercise.name ?? "?") \(sets.joined(separator: " "))"
    }
    return "\(day)  \(workout.name): \(exercises.joined(separator: ", "))"
  }

  static func of(_ change: AsideChange) -> String {
    let name = change.mine?["name"]?.text ?? change.kind
    let faults = (change.fault?["errors"]?.elements ?? []).map { fault in
      [fault["pointer"]?.text, fault["message"]?.text].compactMap { $0 }.joined(separator: ": ")
    }
    let why = change.isConflict ? "another device changed it as well" : faults.joined(separator: "; ")
    return "\(name): \(why.isEmpty ? change.fault?["title"]?.text ?? "it was refused" : why)"
  }

  static func of(_ error: any Error) -> String {
    guard let error = error as? ClientError else { return "\(error)" }
    return switch error {
    case .offline: "there is no connection"
    case .timedOut: "no answer came"
    case .cancelled: "it took too long"
    case .problem(let problem): problem.detail ?? problem.title
    case .invalid(let faults): faults.map(of).joined(separator: "; ")
    case .signedOut: "sign in first"
    case .unsent(let count): "\(count) changes are not sent yet; sign-out --discard loses them"
    case .tooOld: "this program is too old for the server"
    case .missing: "it is not there"
    case .store(let failure): of(failure)
    case .tokens(let why): "the session could not be kept: \(why)"
    default: "\(error)"
    }
  }

  private static func of(_ fault: Fault) -> String {
    let bounds = fault.arguments.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let words = "\(fault.pointer): \(fault.code.rawValue.split(separator: "_").joined(separator: " "))"
    return bounds.isEmpty ? words : "\(words) (\(bounds.joined(separator: ", ")))"
  }

  private static func of(_ error: StoreError) -> String {
    switch error {
    case .busy: "another program holds the file; try again"
    case .full: "the disk has no room left"
    case .damaged: "the file can't be read"
    case .ofNewerApp: "a newer version of this program wrote the file"
    case .other(let code, let words): "the disk failed: \(words) (\(code))"
    }
  }
}
