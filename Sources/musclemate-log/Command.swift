internal import Foundation
internal import MuscleMateAPI
internal import MuscleMateClient
internal import Primitives

/// What the program does, by its first word.
enum Command {
  static let help = """
    musclemate-log sign-in ADDRESS LOGIN [TENANT]   asks for the password
    musclemate-log log NAME "SQUAT 5x100kg 5x100kg" …  a workout that is over
    musclemate-log begin [NAME]                     a workout under way; its clock runs
    musclemate-log set EXERCISE 5x100kg@8           logs a set in it
    musclemate-log finish                           it stands in the log
    musclemate-log list                             the last workouts
    musclemate-log watch                            prints workouts as they arrive
    musclemate-log sync                             sends and fetches once
    musclemate-log sign-out [--discard]
    A set is REPSxWEIGHT with kg or lb, and @RPE if you like. Everything but sign-in works without a connection.
    """

  static func run(_ arguments: [String]) async throws {
    var rest = arguments[...]
    switch rest.popFirst() {
    case "sign-in": try await signIn(Array(rest))
    case "log": try await log(Array(rest))
    case "begin": try await begin(rest.first)
    case "set": try await set(Array(rest))
    case "finish": try await finish()
    case "list": try await list()
    case "watch": try await watch()
    case "sync": try await sync()
    case "sign-out": try await signOut(rest.first == "--discard" ? .discard : .refuse)
    case nil, "help", "--help": print(help)
    case let word?: throw Misuse("There is no command \(word).\n\(help)")
    }
  }

  private static func signIn(_ arguments: [String]) async throws {
    guard arguments.count >= 2, let server = URL(string: arguments[0]) else { throw Misuse(help) }
    let account = SavedAccount(server: server, tenant: arguments.count > 2 ? arguments[2] : nil)
    let mate = try account.mate()
    var answer = try await begin(mate, arguments[1], try Terminal.secret("Password: "))
    if case .needsSecondFactor(let challenge) = answer {
      answer = try await mate.signIn(challenge, code: Terminal.secret("Code: "))
    }
    try account.save()
    let report = try await mate.sync()
    print("Signed in. \(report.pulled) things came.")
  }

  /// The server does not say which of the three is wrong.
  private static func begin(
    _ mate: MuscleMate, _ login: String, _ password: String
  ) async throws -> SignIn {
    do throws(ClientError) { return try await mate.signIn(login: login, password: password) } catch {
      guard case .problem(let problem) = error, problem.kind == .wrongLogin else { throw error }
      throw Misuse("The login, the password or TENANT is wrong.")
    }
  }

  /// `log Legs "Squat 5x100kg 5x100kg" "Bench Press 8x60kg"`
  private static func log(_ arguments: [String]) async throws {
    guard arguments.count >= 2 else { throw Misuse(help) }
    let mate = try SavedAccount.load().mate()
    var workout = Workout()
    workout.name = arguments[0]
    workout.performedAt = PerformedAt(try await mate.serverTime)
    workout.exercises = try arguments.dropFirst().map { line in
      let words = line.split(separator: " ").map(String.init)
      let sets = try words.drop { SetText($0) == nil }.map { word in
        guard let set = SetText(word) else { throw Misuse("\(word) is no set, like 5x100kg@8") }
        return set.logged
      }
      var exercise = WorkoutExercise()
      exercise.name = words.prefix { SetText($0) == nil }.joined(separator: " ")
      exercise.sets = sets
      return exercise
    }
    try await mate.log.save(workout)
    await send(mate, "Logged.")
  }

  private static func begin(_ name: String?) async throws {
    let mate = try SavedAccount.load().mate()
    _ = try await mate.live.begin(.empty(name: name ?? "Workout"))
    await send(mate, "It runs.")
  }

  private static func set(_ arguments: [String]) async throws {
    guard arguments.count >= 2, let set = arguments.last.flatMap({ SetText($0) }) else { throw Misuse(help) }
    let name = arguments.dropLast().joined(separator: " ")
    let mate = try SavedAccount.load().mate()
    let draft = try await underWay(mate)
    let known = draft.exercises.first { $0.name?.lowercased() == name.lowercased() }?.id
    let exercise: Primitives.UUID
    if let known {
      exercise = known
    } else {
      exercise = try await mate.live.add(exercise: name, to: draft.id)
    }
    try await mate.live.log(set.ofDraft, of: exercise, in: draft.id)
    await send(mate, "\(name) \(set.text)")
  }

  private static func finish() async throws {
    let mate = try SavedAccount.load().mate()
    try await mate.live.finish(try await underWay(mate).id)
    await send(mate, "Finished.")
  }

  private static func underWay(_ mate: MuscleMate) async throws -> SyncedDraft {
    guard let draft = try await mate.live.current.now().first else {
      throw Misuse("No workout is under way: begin one.")
    }
    return draft
  }

  private static func list() async throws {
    let mate = try SavedAccount.load().mate()
    for workout in try await mate.log.all(limit: 20).now() { print(Words.of(workout)) }
    for change in try await mate.aside() { print("Not taken: \(Words.of(change))") }
  }

  private static func watch() async throws {
    let mate = try SavedAccount.load().mate()
    try await mate.start()
    var shown: Set<String> = []
    for try await workouts in mate.log.all(limit: 20) {
      for workout in workouts.reversed() where shown.insert(Words.of(workout)).inserted {
        Terminal.say(Words.of(workout))
      }
    }
  }

  private static func sync() async throws {
    let report = try await SavedAccount.load().mate().sync()
    print("\(report.sent) sent, \(report.pulled) fetched, \(report.refused) refused.")
  }

  private static func signOut(_ pending: MuscleMate.Pending) async throws {
    try await SavedAccount.load().mate().signOut(pending)
    print("Signed out.")
  }

  /// What was done is on the disk already, so a missing connection is no failure.
  private static func send(_ mate: MuscleMate, _ words: String) async {
    do {
      try await mate.sync()
      print(words)
    } catch {
      print("\(words) It waits for a connection (\(Words.of(error))).")
    }
  }
}

/// The program was called in a way that it does not understand.
struct Misuse: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
