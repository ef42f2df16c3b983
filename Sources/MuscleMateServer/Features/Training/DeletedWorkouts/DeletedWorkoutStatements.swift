internal import Postgres
internal import Primitives

enum DeletedWorkoutStatements {
  static let all: [AnyStatement] = [page.erased, state.erased, take.erased, plan.erased]

  /// Last deleted first, after a cursor.
  static let page = Statement<Document, Timestamp, UUID, Int32>(
    "deleted_workouts.page", for: .lifterOrCoach,
    """
    select app.page(array_agg(row_to_json(listed)), array_agg(app.cursor(listed.deleted_at, listed.id)), $3)
      from (
        select gone.id, gone.name, gone.performed_at, gone.time_zone, gone.local_date, gone.exercise_count,
               gone.set_count, gone.deleted_at, gone.deleted_at + app.undo_days() as kept_until
          from app.deleted_workouts as gone
         where gone.tenant_id = (select app.tenant_id())
           and gone.lifter_id = (select app.account_id())
           and (gone.deleted_at, gone.id) < ($1, $2)
           and gone.deleted_at >= now() - app.undo_days()
         order by gone.deleted_at desc, gone.id desc
         limit $3 + 1) as listed
    """)

  /// Whether there ever was such a workout that was deleted, and the workout itself while that can be undone. An
  /// exercise that is still there is named by its identifier alone, since it may have another name by now; one that
  /// is not, by its name.
  static let state = Statement<DeletedState, UUID>(
    "deleted_workouts.state", for: .lifterOrCoach,
    """
    select exists (
             select
               from app.deletions as noted
              where noted.tenant_id = (select app.tenant_id())
                and noted.lifter_id = (select app.account_id())
                and noted.kind = 'workout'
                and noted.id = $1),
           (select (gone.document ->> 'planned_workout_id')::uuid
              from app.deleted_workouts as gone
             where gone.tenant_id = (select app.tenant_id())
               and gone.lifter_id = (select app.account_id())
               and gone.id = $1),
           (select gone.document - 'planned_workout_id' || jsonb_build_object(
                     'exercises',
                     (select jsonb_agg(
                               case when exists (
                                      select
                                        from app.exercises as known
                                       where known.tenant_id = (select app.tenant_id())
                                         and known.lifter_id = (select app.account_id())
                                         and known.id = (entry.shown ->> 'exercise_id')::uuid)
                                    then entry.shown - 'name'
                                    else entry.shown - 'exercise_id'
                               end
                               order by entry.row_num)
                        from jsonb_array_elements(gone.document -> 'exercises') with ordinality
                             as entry (shown, row_num)))
              from app.deleted_workouts as gone
             where gone.tenant_id = (select app.tenant_id())
               and gone.lifter_id = (select app.account_id())
               and gone.id = $1
               and gone.deleted_at >= now() - app.undo_days())
    """)

  /// Takes it out of the deleted workouts, at most once (MM409).
  static let take = Statement<RowCount, UUID>(
    "deleted_workouts.take", for: .lifterOrCoach,
    """
    select app.restore_workout($1)
    """)

  /// The plan that it was done by is done again, unless another workout was it meanwhile.
  static let plan = Statement<RowCount, UUID?, UUID>(
    "deleted_workouts.plan", for: .lifterOrCoach,
    """
    select app.finish_planned($1, $2)
    """)
}

struct DeletedState: Row {
  let wasDeleted: Bool
  /// The plan that the workout was done by.
  let plannedWorkoutID: UUID?
  let document: Document?

  static var columns: [PostgresType] { Bool.columns + UUID.columns + Document.columns }

  init(_ row: inout RowReader) throws(ColumnFault) {
    wasDeleted = try row.next()
    plannedWorkoutID = try row.next()
    document = try Document?(&row)
  }
}
