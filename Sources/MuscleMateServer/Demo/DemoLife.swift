internal import DatabaseAdministration
internal import EventLoop
internal import Primitives

/// What people of the demo do beside training: templates, plans, goals, talk and an admin's work. It goes through the API as
/// an app would send it, so that every rule holds for it, and every screen of the portal has something to show.
package struct DemoLife: Sendable {
  private let plan: DemoPlan
  private let visitor: DemoVisit

  /// - Parameter address: of a server of the demo's database, such as `http://127.0.0.1:8080`.
  package init(_ plan: DemoPlan, at address: String) {
    self.plan = plan
    visitor = DemoVisit(address: address, host: plan.host)
  }

  /// Everybody knows the demo's password, and one of its people is an admin.
  ///
  /// - Throws: where a server serves people.
  package static func check(_ configuration: Configuration) throws {
    guard let url = configuration.publicURL else { return }
    throw AdministrationError.refused(
      "MUSCLEMATE_PUBLIC_URL is \(url): the demo's password is known to everybody, so fill another installation with it"
    )
  }

  /// Starts a server for as long as it takes.
  package static func live(_ plan: DemoPlan, _ configuration: Configuration) async throws {
    var configuration = configuration
    configuration.listen = .init(address: "127.0.0.1", port: 0)
    configuration.workers = 0
    let setup = try DatabaseSetup(configuration)
    let application = try await Application.start(configuration, database: setup.serverConnection)
    do {
      try await DemoLife(plan, at: application.address).live()
    } catch {
      await application.stop()
      try setup.stop()
      throw error
    }
    await application.stop()
    try setup.stop()
  }

  package func live() async throws {
    let pool = try SidePool(threads: 1, queue: 1)
    defer { pool.close() }
    try await pool.run { try everyone() }
  }

  private func everyone() throws {
    try brand(signedIn("admin1"))
    let coach = try signedIn("coach1")
    for number in 1...min(6, plan.lifters) {
      let lifter = try signedIn("lifter\(number)")
      try train(lifter, number)
      try share(lifter, with: coach)
      if number <= 4 { try talk(coach, lifter, number) }
    }
    try coachClients(coach)
    try foundTeam(coach)
    try bringLog(signedIn("lifter\(min(5, plan.lifters))"))
    try DemoSupport(admin: signedIn("admin1"), plan: plan) { try signedIn("lifter\($0)") }.work()
  }

  private func signedIn(_ login: String) throws -> DemoVisit {
    try visitor.signedIn(as: login, password: plan.password)
  }

  // MARK: - Lifters

  private func train(_ lifter: DemoVisit, _ number: Int) throws {
    try lifter.patch(
      "/v1/profile",
      [
        "height": ["cm": 178], "body_weight": ["weight": .number("82.5"), "unit": "kg"],
        "birth_date": "1992-05-17", "gender": number % 2 == 0 ? "female" : "male",
        "fitness_level": "intermediate", "activity_level": "moderate", "goals": ["strength", "muscle"],
      ])
    let today = try lifter.get("/v1/today")
    let weekdays = Self.weekdays(from: today["weekday"]?.text ?? "monday")
    for (index, template) in DemoTexts.templates.enumerated() {
      try lifter.post("/v1/templates", template.message(on: [weekdays[index * 2], weekdays[index * 2 + 1]]))
    }
    for week in 0..<12 {
      try lifter.post(
        "/v1/lifters/me/measurements",
        [
          "kind": "body_weight", "value": .number("\(82.5 - Double(11 - week) * 0.25)"), "unit": "kg",
          "measured_at": .string("\(Timestamp.now.advanced(bySeconds: Int64(week - 12) * 7 * 86_400))"),
        ])
    }
    try aim(lifter)
    try lifter.post("/v1/goals", ["kind": "frequency", "target": 4])
    try lifter.post(
      "/v1/planned-workouts",
      [
        "name": "Technique day", "planned_for": .string(Self.day(2)),
        "exercises": DemoTexts.templates[0].exercises,
      ])
    if number == 1 { try runProgramme(lifter) }
    if number == 6 {
      try lifter.post(
        "/v1/training-breaks", ["begins_on": .string(Self.day(40)), "ends_on": .string(Self.day(50))])
    }
  }

  /// A tenth above what the log says today.
  private func aim(_ lifter: DemoVisit) throws {
    let squat = try lifter.get("/v1/lifters/me/progress/squat")
    let estimates = (squat["points"]?.elements ?? []).suffix(8).compactMap { $0["value"]?.double }
    guard let best = estimates.max() else { return }
    let target = Int((best * 1.1 / 5).rounded()) * 5
    try lifter.post(
      "/v1/goals",
      [
        "kind": "lift", "lift": "squat", "target": .number("\(target)"), "unit": squat["unit"] ?? "kg",
        "reps": 1,
      ])
  }

  private func runProgramme(_ lifter: DemoVisit) throws {
    // The log says what they are able to lift.
    let lifts: [JSON] = DemoTraining.exercises.prefix(4).enumerated().map { index, exercise in
      ["exercise": .string(exercise.name), "lower_body": .bool(index % 2 == 0)]
    }
    let unit = try lifter.get("/v1/me")["unit"] ?? "kg"
    let programme = try lifter.post(
      "/v1/programmes",
      [
        "name": "5/3/1",
        "five_three_one": ["unit": unit, "assistance": "boring_but_big", "lifts": .array(lifts)],
      ])
    guard let id = programme["id"]?.text else { return }
    try lifter.post("/v1/programmes/\(id)/cycles", ["starts_on": .string(Self.day(1))])
  }

  /// What another app logged before the demo's training began.
  private func bringLog(_ lifter: DemoVisit) throws {
    let first = Timestamp(unixSeconds: plan.firstMonday * 86_400 - 86_400)
    let days = (1...6).map { "\(CivilDate(unixDay: first.unixSeconds / 86_400 - Int64($0) * 7))" }
    try lifter.upload("/v1/lifters/me/imports?unit=kg", DemoTexts.otherLog(on: days), type: "text/csv")
  }

  // MARK: - Coaching

  private func share(_ lifter: DemoVisit, with coach: DemoVisit) throws {
    let scopes: JSON = ["history", "workout_details", "main_lifts", "all_lifts", "body_metrics", "plans"]
    try lifter.put("/v1/coaches/\(coach.account)/scopes", ["scopes": scopes])
  }

  private func talk(_ coach: DemoVisit, _ lifter: DemoVisit, _ number: Int) throws {
    let texts = DemoTexts.talks[(number - 1) % DemoTexts.talks.count]
    try coach.post("/v1/conversations/\(lifter.account)/messages", ["text": .string(texts.message)])
    if number % 2 == 0 {
      try lifter.post("/v1/conversations/\(coach.account)/messages", ["text": .string(texts.answer)])
    }
    let workouts = try coach.get("/v1/lifters/\(lifter.account)/workouts?limit=1")
    guard let workout = workouts["items"]?.elements?.first?["id"]?.text else { return }
    let comments = "/v1/lifters/\(lifter.account)/workouts/\(workout)/comments"
    try coach.post(comments, ["text": .string(texts.comment)])
    if number == 1 { try lifter.post(comments, ["text": .string(texts.answer)]) }
    try coach.post("/v1/clients/\(lifter.account)/notes", ["text": .string(texts.note)])
    try coach.put("/v1/clients/\(lifter.account)/labels", ["labels": texts.labels])
  }

  private func coachClients(_ coach: DemoVisit) throws {
    let template = try coach.post("/v1/templates", DemoTexts.templates[1].message(on: []))
    let clients = try coach.get("/v1/clients?limit=6&scope=plans")["items"]?.elements ?? []
    let lifters = clients.compactMap { $0["id"] }
    if let id = template["id"], !lifters.isEmpty {
      try coach.post(
        "/v1/assignments",
        [
          "name": "Upper block", "template_id": id, "lifters": .array(lifters),
          "starts_on": .string(Self.day(1)),
          "weekdays": ["tuesday", "friday"], "weeks": 4, "message": .string(DemoTexts.assignment),
        ])
    }
    try coach.post(
      "/v1/invites",
      [
        "lifter": "new.lifter@demo.example", "message": .string(DemoTexts.invitation),
        "scopes": ["history", "workout_details", "main_lifts"],
      ])
  }

  private func foundTeam(_ coach: DemoVisit) throws {
    let team = try coach.post("/v1/teams", ["name": "Barbell Club"])
    if let id = team["id"]?.text, plan.coaches > 1 {
      try coach.post("/v1/teams/\(id)/invites", ["coach": "coach2", "role": "assistant"])
    }
    try coach.post(
      "/v1/invite-codes",
      [
        "scopes": ["history", "workout_details", "main_lifts"], "uses": 10,
        "message": .string(DemoTexts.invitation),
      ])
  }

  private func brand(_ admin: DemoVisit) throws {
    try admin.patch(
      "/v1/admin/tenant",
      [
        "branding": [
          "primary_color": "#2447c8", "accent_color": "#d9480f", "background_color": "#10182b",
          "tagline": "Numbers first.", "welcome": .string(DemoTexts.welcome),
          "support_email": "help@demo.example",
        ]
      ])
  }

  // MARK: - Days

  private static func day(_ number: Int64) -> String {
    "\(CivilDate(unixDay: Timestamp.now.unixSeconds / 86_400 + number))"
  }

  private static func weekdays(from today: String) -> [String] {
    let all = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    let start = all.firstIndex(of: today) ?? 0
    return (0..<all.count).map { all[(start + $0) % all.count] }
  }
}
