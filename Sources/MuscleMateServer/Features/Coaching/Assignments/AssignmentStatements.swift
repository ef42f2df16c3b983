internal import APISchema
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

enum AssignmentStatements {
  static let all: [AnyStatement] = [
    page.erased, one.erased, materials.erased, upsert.erased, withdraw.erased, clientsProgramme.erased,
    beginClientsCycle.erased,
  ]

  /// Newest first. Shows only clients whose plans are open to the coach. Like the roster, it does not count as a look at
  /// anyone's data.
  static let page = Statement<Document, Timestamp, UUID, Int32, UUID?, UUID?, UUID?, Bool?>(
    "assignments.page", for: [.coach],
    """
    select app.page(
             array_agg(
               to_jsonb(listed)
                 || jsonb_build_object('client_count', standing.client_count, 'progress', standing.progress)),
             array_agg(app.cursor(listed.created_at, listed.id)),
             $3)
      from (
        select own.id, own.name, own.template_id, own.programme_id, own.starts_on, own.revision,
               own.created_at, own.withdrawn_at
          from app.assignments as own
         where own.tenant_id = (select app.tenant_id())
           and own.coach_id = (select app.account_id())
           and (own.created_at, own.id) < ($1, $2)
           and ($4 is null or app.is_assigned_to(own.id, $4))
           and ($5 is null or own.template_id = $5)
           and ($6 is null or own.programme_id = $6)
           and (own.withdrawn_at is not null) = coalesce($7, false)
         order by own.created_at desc, own.id desc
         limit $3 + 1) as listed
     cross join lateral app.assignment_progress(listed.id, $4) as standing
    """)

  static let one = Statement<Document?, UUID>(
    "assignments.one", for: [.coach],
    """
    select row_to_json(answer)
      from (
        select own.id, own.name, own.template_id, own.programme_id, own.source_version, own.starts_on,
               own.weekdays, own.dates, own.weeks, own.adaptation, own.message, own.revision, own.created_at,
               own.changed_at, own.withdrawn_at, app.assignment_clients(own.id) as clients
          from app.assignments as own
         where own.tenant_id = (select app.tenant_id())
           and own.coach_id = (select app.account_id())
           and own.id = $1) as answer
    """)

  /// The template or the programme of a possible assignment, for these lifters in this order.
  static let materials = Statement<JSON?, UUID?, UUID?, UUID, [UUID]>(
    "assignments.materials", for: [.coach],
    """
    select found.materials
      from app.assignment_materials($1, $2, $3, $4) as found (materials)
     where found.materials is not null
    """)

  /// Takes the revision that the plan was worked out from, zero if there was none.
  static func upsert(
    _ plans: [ClientPlan], of planner: AssignmentPlanner, as id: UUID
  ) -> BoundStatement<RowCount> {
    upsert(
      id, Int32(planner.materials.present?.revision ?? 0), planner.json, .array(plans.map(\.json)))
  }

  private static let upsert = Statement<RowCount, UUID, Int32, JSON, JSON>(
    "assignments.upsert", for: [.coach],
    """
    select app.upsert_assignment($1, $2, $3, $4)
    """)

  /// From one client, or from all.
  static let withdraw = Statement<RowCount, UUID, UUID?>(
    "assignments.withdraw", for: [.coach],
    """
    select app.withdraw_assignment($1, $2)
    """)

  /// A client's copy of an assigned programme, with all that its next cycle follows from.
  static let clientsProgramme = Statement<JSON?, UUID, UUID>(
    "assignments.clients_programme", for: [.coach],
    """
    select jsonb_build_object('id', found.programme, 'run', found.run)
      from app.clients_programme($1, $2) as found
     where found.run is not null
    """)

  static let beginClientsCycle = Statement<RowCount, UUID, UUID, Int64, Bool, JSON>(
    "assignments.begin_clients_cycle", for: [.coach],
    """
    select app.begin_clients_cycle($1, $2, $3, $4, $5)
    """)
}

extension AssignmentPlanner {
  /// The assignment as it is kept.
  fileprivate var json: JSON {
    [
      "name": name.encoded(), "template_id": making.templateID.encoded(),
      "programme_id": making.programmeID.encoded(), "source_version": materials.version.encoded(),
      "content": materials.snapshot, "starts_on": making.startsOn.encoded(),
      "weekdays": making.weekdays.map { .array($0.inOrder.map(JSON.string)) } ?? .null,
      "dates": (making.dates?.sorted()).encoded(), "weeks": making.weeks.encoded(),
      "adaptation": making.adaptation.encoded(), "message": making.message.encoded(),
      "again": making.again.encoded(),
    ]
  }
}
