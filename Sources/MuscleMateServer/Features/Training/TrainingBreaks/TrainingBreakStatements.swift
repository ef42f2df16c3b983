internal import Postgres
internal import Primitives

enum TrainingBreakStatements {
  static let all: [AnyStatement] = [list.erased, one.erased, add.erased, move.erased, delete.erased]

  /// All of them: there are at most 100.
  static let list = Statement<Document?, UUID?>(
    "training_breaks.list", for: .lifterOrCoach,
    """
    select json_build_object('items', listed.items, 'next', null)
      from app.authorize_lifter($1, 'plans') as reached (lifter_id)
     cross join lateral (
       select coalesce(json_agg(row_to_json(marked) order by marked.begins_on desc, marked.id), '[]') as items
         from (
           select own.id, own.begins_on, own.ends_on
             from app.training_breaks as own
            where own.tenant_id = (select app.tenant_id())
              and own.lifter_id = reached.lifter_id) as marked) as listed
    """)

  static let one = Statement<Document?, UUID>(
    "training_breaks.one", for: .lifterOrCoach,
    """
    select row_to_json(shown)
      from (
        select own.id, own.begins_on, own.ends_on
          from app.training_breaks as own
         where own.tenant_id = (select app.tenant_id())
           and own.lifter_id = (select app.account_id())
           and own.id = $1) as shown
    """)

  static let add = Statement<RowCount, UUID, CivilDate, CivilDate>(
    "training_breaks.add", for: .lifterOrCoach,
    """
    select app.add_training_break($1, $2, $3)
    """)

  static let move = Statement<RowCount, UUID, CivilDate, CivilDate>(
    "training_breaks.move", for: .lifterOrCoach,
    """
    select app.move_training_break($1, $2, $3)
    """)

  static let delete = Statement<RowCount, UUID>(
    "training_breaks.delete", for: .lifterOrCoach,
    """
    select app.delete_training_break($1)
    """)
}
