internal import Postgres
internal import Primitives

/// Sharing with teams, and moves between the coaches of one.
enum TeamClientStatements {
  static let page = Statement<Document, Timestamp, UUID, Int32>(
    "team_clients.page", for: .lifterOrCoach,
    """
    with page as materialized (
      select client.team_id, client.since,
             row_number() over (order by client.since desc, client.team_id desc) as position
        from app.team_clients as client
       where client.tenant_id = (select app.tenant_id())
         and client.lifter_id = (select app.account_id())
         and (client.since, client.team_id) < ($1, $2)
       order by client.since desc, client.team_id desc
       limit $3 + 1
    )
    select json_build_object(
      'items', coalesce(
        (select json_agg(app.team_access_json(page.team_id) order by page.position)
           from page
          where page.position <= $3),
        '[]'),
      'next',
        (select app.cursor(final.since, final.team_id)
           from page as final
          where final.position = $3
            and exists (select from page as further where further.position > $3)))
    """)

  static let share = Statement<Document, UUID, [String], [Timestamp], [Timestamp], String, String?>(
    "team_clients.share", for: .lifterOrCoach,
    """
    select app.share_with_team($1, $2, $3, $4, app.in_language($5::jsonb, $6))
    """)

  static let revokeAccess = Statement<RowCount, UUID>(
    "team_clients.revoke_access", for: .lifterOrCoach,
    """
    select app.shut_team_out($1)
    """)

  // MARK: - Moves

  static let propose = Statement<Document, UUID, UUID, UUID, UUID?, UUID, String?>(
    "team_moves.propose", for: [.coach],
    """
    select app.propose_move($1, $2, $3, $4, $5, $6)
    """)

  static let move = Statement<Document?, UUID>(
    "team_moves.one", for: [.coach],
    """
    select app.proposed_move($1)
    """)

  /// The moves of a team, or those that are the caller's to decide.
  static let moves = Statement<Document, UUID?>(
    "team_moves.list", for: .lifterOrCoach,
    """
    select app.list_moves($1)
    """)

  static let accept = Statement<Document, UUID, [String], [Timestamp], [Timestamp]>(
    "team_moves.accept", for: .lifterOrCoach,
    """
    select app.accept_move($1, $2, $3, $4)
    """)

  static let decline = Statement<RowCount, UUID>(
    "team_moves.decline", for: .lifterOrCoach,
    """
    select app.decline_move($1)
    """)

  static let withdraw = Statement<RowCount, UUID, UUID>(
    "team_moves.withdraw", for: [.coach],
    """
    select app.withdraw_move($1, $2)
    """)

  static let all: [AnyStatement] = [
    page.erased, share.erased, revokeAccess.erased, propose.erased, move.erased, moves.erased, accept.erased,
    decline.erased,
    withdraw.erased,
  ]
}
