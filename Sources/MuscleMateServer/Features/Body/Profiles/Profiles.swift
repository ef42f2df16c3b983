internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// A person's statements about themselves.
enum Profiles: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/profile", .lifterOrCoach, "Get my profile", keys: .profile, reply: .ok(Profile.self),
      handle: show),
    Route(
      .patch, "/v1/profile", .lifterOrCoach, "Update my profile", keys: .profile, body: ProfileChanges.self,
      reply: .ok(Profile.self),
      refusals: [
        .rule(
          """
          an unknown time zone, a birth date ahead or before 1900, a weight above 1000 kg, or a height that \
          is not in centimetres or feet
          """)
      ],
      handle: change
    ).addingDatabaseFaults(furtherFaults),
  ]

  static let statements: [AnyStatement] = ProfileStatements.all

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    .ok(try await call.run(ProfileStatements.show()))
  }

  private static func change(_ call: Call, _: Nothing, _ body: ProfileChanges) async throws -> Response {
    let now = call.services.clock()
    // It is noted as a measurement.
    let call = body.bodyWeight.isChange ? call.demanding(.body) : call
    do {
      let profile = try await call.run(
        // The account's row is locked before the counter of changes, as wherever one transaction needs both.
        ProfileStatements.changeAccount(
          body.displayName.isChange, body.displayName.value ?? nil, body.locale.value, body.timeZone.value,
          body.unit.value?.rawValue),
        TrainingWrites.begin(nil, nil, nil),
        ProfileStatements.change(columns(of: body)),
        ProfileStatements.weigh(
          UUID.v7(at: now), body.bodyWeight.value?.weight, body.bodyWeight.value?.unit?.rawValue, now,
          body.bodyWeight.value?.measuredAt),
        returning: ProfileStatements.show())
      return .ok(profile)
    } catch DatabaseError.refused(let refusal) {
      // The database stops at its first fault.
      let faults = try await furtherFaults(call, [])
      throw faults.isEmpty ? DatabaseError.refused(refusal) : Problem.invalid(faults)
    }
  }

  /// The faults that only the database can find in those members that are in order by themselves: whether there is such a time
  /// zone, and the bound of a weight whose unit is the profile's.
  private static func furtherFaults(_ call: Call, _ named: [Fault]) async throws -> [Fault] {
    guard let body = try? JSON.parse(call.request.body) else { return [] }
    let unnamed = { (pointer: String) in !named.contains { $0.pointer.hasPrefix(pointer) } }
    let weight = unnamed("/body_weight") ? body["body_weight"] : nil
    let zone = unnamed("/time_zone") ? body["time_zone"]?.text : nil
    let (knowsZone, unit) = try await call.looking.run(
      ProfileStatements.knowsTimeZone(zone), ProfileStatements.weightUnit(body["unit"]?.text))
    var faults: [Fault] = []
    if !knowsZone, let zone { faults.append(.timeZone(zone)) }
    if let value = weight?["weight"]?.double, value > 1_000, (weight?["unit"]?.text ?? unit) == "kg" {
      let bound = ["bound": "\(MeasurementUnit.kg.most)"]
      faults.append(Fault(pointer: "/body_weight/weight", code: .tooLarge, arguments: bound))
    }
    return faults
  }

  /// The columns of app.profiles that change, by their names.
  private static func columns(of body: ProfileChanges) -> JSON {
    var members: [JSON.Member] = []
    func add<Value>(_ name: String, _ change: Change<Value>) {
      if change.isChange { members.append(.init(name, change.encoded())) }
    }
    add("birth_date", body.birthDate)
    add("gender", body.gender)
    add("fitness_level", body.fitnessLevel)
    add("activity_level", body.activityLevel)
    add("goals", body.goals)
    add("week_start", body.weekStart)
    add("theme", body.theme)
    add("graph_colours", body.graphColours)
    add("graph_scale", body.graphScale)
    if case .to(let height) = body.height {
      let inches: Decimal? = height?.feet == nil ? nil : height?.inches ?? 0
      members.append(.init("height_cm", height?.cm.encoded() ?? .null))
      members.append(.init("height_feet", height?.feet.encoded() ?? .null))
      members.append(.init("height_inches", inches.encoded()))
    }
    return .object(members)
  }
}
