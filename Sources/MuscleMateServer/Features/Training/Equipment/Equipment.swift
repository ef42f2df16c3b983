internal import APISchema
internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// A lifter's bars and plates: they decide which weights can be loaded.
enum Equipment: Feature {
  static let routes: [Route] = [
    Route(
      .get, "/v1/equipment", .lifterOrCoach,
      "Get my bars and plates; a unit without any has those of a usual gym",
      keys: .training, reply: .ok(EquipmentOwned.self), handle: show),
    Route(
      .put, "/v1/equipment", .lifterOrCoach, "Replace my bars and plates",
      keys: .training, body: EquipmentOwned.self, reply: .ok(EquipmentOwned.self),
      refusals: [.rule("1, 2 or 4 sides; each plate once")], handle: put),
  ]

  static let statements: [AnyStatement] = [owned.erased, deleteMissing.erased, upsert.erased]

  private static func show(_ call: Call, _: Nothing, _: Nothing) async throws -> Response {
    try answer(await call.run(owned()))
  }

  private static func put(_ call: Call, _: Nothing, _ equipment: EquipmentOwned) async throws -> Response {
    let pairs = [(WeightUnit.kg, equipment.kilograms), (.lb, equipment.pounds)]
    let given = pairs.compactMap { unit, set in set.map { (unit: unit.rawValue, set: $0) } }
    let now = try await call.run(
      TrainingWrites.begin(nil, nil, nil), deleteMissing(given.map(\.unit)),
      upsert(
        given.map(\.unit), given.map(\.set.bar.decimal), given.map(\.set.collars.decimal),
        given.map { Int32($0.set.sides) }, given.map { $0.set.plates.encoded() }),
      returning: owned())
    return try answer(now)
  }

  private static func answer(_ owned: Document) throws -> Response {
    var faults = Faults()
    var equipment =
      EquipmentOwned.decode(try JSON.parse(Array(owned.text.utf8)), Rules(), into: &faults)
      ?? EquipmentOwned()
    equipment.usual = UsualEquipment()
    return .json(.ok, equipment.encoded())
  }

  private static let owned = Statement<Document>(
    "equipment.owned", for: .lifterOrCoach,
    """
    select app.equipment_owned()
    """)

  /// Deletes the entries in other units.
  private static let deleteMissing = Statement<RowCount, [String]>(
    "equipment.delete_missing", for: .lifterOrCoach,
    """
    delete from app.equipment as own
     where own.tenant_id = (select app.tenant_id())
       and own.lifter_id = (select app.account_id())
       and own.unit <> all ($1)
    """)

  private static let upsert = Statement<RowCount, [String], [Decimal], [Decimal], [Int32], [JSON]>(
    "equipment.upsert", for: .lifterOrCoach,
    """
    insert into app.equipment (tenant_id, lifter_id, unit, bar, collars, sides, plates)
    select (select app.tenant_id()), (select app.account_id()), given.unit, given.bar, given.collars,
           given.sides, given.plates
      from unnest($1, $2, $3, $4, $5) as given (unit, bar, collars, sides, plates)
        on conflict (tenant_id, lifter_id, unit) do update
       set bar = excluded.bar,
           collars = excluded.collars,
           sides = excluded.sides,
           plates = excluded.plates,
           updated_at = now()
    """)
}
