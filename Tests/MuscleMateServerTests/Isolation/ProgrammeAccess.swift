internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Strength

extension AccessMatrix {
  private static let programme = World.id(760)

  /// As the server keeps it: with all that the short form leaves to be supposed.
  private static let definition: String = {
    let short: JSON = [
      "unit": "kg", "lifts": [["exercise": "Squat", "base": "working_weight", "start": 100]],
      "weeks": [
        ["sessions": [["name": "A", "exercises": [["exercise": "Squat", "sets": [["reps": 5]]]]]]]
      ],
    ]
    var faults = Faults()
    let definition = ProgrammeDefinition.shape.decode(short, into: &faults)
    return String(decoding: (definition?.encoded() ?? .null).bytes, as: UTF8.self)
  }()

  static let programmes: [TableAccess] = [
    TableAccess(
      "app.programmes", where: "\(ownerRow) and id = '\(programme)'",
      seed: """
        insert into app.programmes (tenant_id, lifter_id, id, name, number, cycle)
        values (1, '\(ownerID)', '\(programme)', '5/3/1', 1, 1)
        """,
      select: .owner, insert: .owner, update: .owner, delete: .owner),
    TableAccess(
      "app.programme_versions", where: "\(ownerRow) and programme_id = '\(programme)'",
      seed: """
        insert into app.programme_versions (tenant_id, lifter_id, programme_id, number, definition)
        values (1, '\(ownerID)', '\(programme)', 1,
          '\(definition)')
        """,
      select: .owner, insert: .owner),
    TableAccess(
      "app.programme_lifts", where: "\(ownerRow) and programme_id = '\(programme)'",
      seed: """
        insert into app.programme_lifts (
          tenant_id, lifter_id, programme_id, cycle, number, position, exercise, base, unit, misses, reason)
        values (1, '\(ownerID)', '\(programme)', 1, 1, 0, 'Squat', 126, 'kg', 0, 'start')
        """,
      select: .owner, insert: .owner),
    TableAccess(
      "app.equipment", where: "\(ownerRow) and unit = 'kg'",
      seed: """
        insert into app.equipment (tenant_id, lifter_id, unit, bar, collars, sides, plates)
        values (1, '\(ownerID)', 'kg', 20, 0, 2, '[{"weight": 20, "count": 4}]')
        """,
      select: .owner, insert: .owner, update: .owner, delete: .owner),
  ]
}
