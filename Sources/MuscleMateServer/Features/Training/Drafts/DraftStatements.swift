internal import APISchema
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Strength

/// Statements of the draft routes; a draft is always the caller's own.
enum DraftStatements {
  static let all: [AnyStatement] = [
    page.erased, one.erased, begin.erased, beginExisting.erased, make.erased, checkOrigin.erased,
    upsert.erased, delete.erased,
    start.erased, press.erased, upsertSet.erased, deleteSet.erased, finishing.erased, close.erased,
  ]

  // MARK: - Reading

  /// Newest first, after a cursor.
  static let page = Statement<Document, Timestamp, UUID, Int32>(
    "drafts.page", for: .lifterOrCoach,
    """
    select app.page(array_agg(row_to_json(listed)), array_agg(app.cursor(listed.created_at, listed.id)), $3)
      from (
        select draft.id, draft.name, jsonb_array_length(draft.content) as exercise_count,
               (select coalesce(sum(jsonb_array_length(exercise.given -> 'sets')), 0)
                  from jsonb_array_elements(draft.content) as exercise (given)) as set_count,
               draft.template_id, draft.planned_workout_id, app.draft_clock(draft) as clock,
               draft.created_at, draft.updated_at, draft.version
          from app.drafts as draft
         where draft.tenant_id = (select app.tenant_id())
           and draft.lifter_id = (select app.account_id())
           and (draft.created_at, draft.id) < ($1, $2)
         order by draft.created_at desc, draft.id desc
         limit $3 + 1) as listed
    """)

  /// Null means the one that was started.
  static let one = Statement<VersionedDocument?, UUID?>(
    "drafts.one", for: .lifterOrCoach,
    """
    select answer.version, row_to_json(answer)
      from (
        select draft.id, draft.name, draft.performed_at, draft.time_zone, draft.notes, draft.duration_seconds,
               draft.activity, app.identified(draft.content, draft.id) as exercises,
               nullif(draft.set_times, '{}') as set_times, draft.template_id, draft.planned_workout_id,
               app.draft_clock(draft) as clock, draft.created_at, draft.updated_at, draft.version
          from app.drafts as draft
         where draft.tenant_id = (select app.tenant_id())
           and draft.lifter_id = (select app.account_id())
           and (draft.id = $1 or $1 is null and draft.started_at is not null)) as answer
    """)

  // MARK: - Writing

  /// Waits for the lifter's other changes and compares the version (MM412); returns whether the draft exists, and
  /// refuses to touch what was finished (MM409).
  static let begin = Statement<Bool, UUID?, Int64?>(
    "drafts.begin", for: .lifterOrCoach,
    """
    select app.begin_draft_change($1, $2)
    """)

  /// The same for what changes a draft and makes none: MM404, or MM409 where it was deleted.
  static let beginExisting = Statement<RowCount, UUID, Int64?>(
    "drafts.begin_existing", for: .lifterOrCoach,
    """
    select app.begin_existing_draft_change($1, $2)
    """)

  /// A draft of its own content, or of its origin's.
  static let make = Statement<
    RowCount, UUID, String?, Timestamp?, String?, String?, Int32?, String?, String, UUID?, UUID?, UUID?
  >(
    "drafts.make", for: .lifterOrCoach,
    """
    insert into app.drafts (
      tenant_id, lifter_id, id, name, performed_at, time_zone, notes, duration_seconds, activity, content,
      template_id, planned_workout_id)
    select account.tenant_id, account.id, $1, coalesce($2, origin.name), $3, coalesce($4, account.time_zone),
           nullif($5, ''), $6, $7,
           app.identified(case when num_nonnulls($9, $10, $11) > 0 then origin.content else $8::jsonb end, $1),
           $9, $10
      from app.accounts as account
     cross join lateral app.draft_origin($9, $10, $11) as origin
     where account.tenant_id = (select app.tenant_id())
       and account.id = (select app.account_id())
    """)

  static func upsert(_ draft: Draft, as id: UUID) -> BoundStatement<RowCount> {
    upsert(
      id, draft.name, draft.performedAt?.timestamp, draft.timeZone, draft.notes,
      draft.durationSeconds.map(Int32.init), draft.activity?.rawValue, content(draft.exercises),
      draft.templateID, draft.plannedWorkoutID, "\((draft.setTimes ?? SetTimes()).encoded())")
  }

  static func content(_ exercises: [DraftExercise]) -> String { exercises.encoded().description }

  /// Refuses an origin of a new draft that is not the caller's own (MM422).
  static let checkOrigin = Statement<RowCount, UUID, UUID?, UUID?>(
    "drafts.check_origin", for: .lifterOrCoach,
    """
    select app.check_origin_of_draft($1, $2, $3)
     where num_nonnulls($2, $3) > 0
    """)

  /// Makes the draft, or replaces what it holds; its clock and its origin stay.
  private static let upsert = Statement<
    RowCount, UUID, String?, Timestamp?, String?, String?, Int32?, String?, String, UUID?, UUID?, String
  >(
    "drafts.upsert", for: .lifterOrCoach,
    """
    insert into app.drafts as draft (
      tenant_id, lifter_id, id, name, performed_at, time_zone, notes, duration_seconds, activity, content,
      set_times, template_id, planned_workout_id)
    select account.tenant_id, account.id, $1, $2, $3, coalesce($4, account.time_zone), nullif($5, ''), $6, $7,
           identified.content, app.set_times('[]', identified.content, '{}', $11::jsonb), $9, $10
      from app.accounts as account
     cross join lateral (select app.identified($8::jsonb, $1) as content) as identified
     where account.tenant_id = (select app.tenant_id())
       and account.id = (select app.account_id())
        on conflict (tenant_id, lifter_id, id) do update
       set name = excluded.name,
           performed_at = excluded.performed_at,
           time_zone = excluded.time_zone,
           notes = excluded.notes,
           duration_seconds = excluded.duration_seconds,
           activity = excluded.activity,
           content = excluded.content,
           set_times = app.set_times(
             app.identified(draft.content, draft.id), excluded.content, draft.set_times, $11::jsonb)
    """)

  /// A programme's session that was begun by it waits again.
  static let delete = Statement<RowCount, UUID>(
    "drafts.delete", for: .lifterOrCoach,
    """
    with gone as (
      delete from app.drafts as draft
       where draft.tenant_id = (select app.tenant_id())
         and draft.lifter_id = (select app.account_id())
         and draft.id = $1
      returning draft.planned_workout_id
    )
    select app.demand_met(count(*)), app.note_answered(array_agg(gone.planned_workout_id))
      from gone
    """)

  // MARK: - The clock

  static let start = Statement<RowCount, UUID, Bool>(
    "drafts.start", for: .lifterOrCoach,
    """
    select app.press_clock($1, 'start', null)
     where $2
    """)

  /// `start`, `pause` or `resume`, when it was pressed.
  static let press = Statement<RowCount, UUID, String, Timestamp?>(
    "drafts.press", for: .lifterOrCoach,
    """
    select app.press_clock($1, $2, $3)
    """)

  // MARK: - Sets

  /// Where it is, behind another, or last; keeps its target where none is given.
  static let upsertSet = Statement<RowCount, UUID, UUID, String, UUID?, UUID?, Timestamp?>(
    "drafts.upsert_set", for: .lifterOrCoach,
    """
    select app.upsert_draft_set($1, $2, $3::jsonb, $4, $5, $6)
    """)

  static let deleteSet = Statement<RowCount, UUID, UUID>(
    "drafts.delete_set", for: .lifterOrCoach,
    """
    select app.delete_draft_set($1, $2)
    """)

  // MARK: - Finishing

  static let finishing = Statement<FinishingDraft?, UUID>(
    "drafts.finishing", for: .lifterOrCoach,
    """
    select draft.version, json_strip_nulls(row_to_json(workout)), app.identified(draft.content, draft.id)
      from app.drafts as draft
     cross join lateral (
       select draft.name, coalesce(draft.started_at, draft.performed_at) as performed_at, draft.time_zone,
              draft.notes, draft.activity,
              case when draft.started_at is null
                   then draft.duration_seconds
                   else least(app.active_seconds(draft.active_milliseconds, draft.running_since), 604800)
              end as duration_seconds) as workout
     where draft.tenant_id = (select app.tenant_id())
       and draft.lifter_id = (select app.account_id())
       and draft.id = $1
    """)

  static let close = Statement<RowCount, UUID>(
    "drafts.close", for: .lifterOrCoach,
    """
    select app.close_draft($1)
    """)
}
