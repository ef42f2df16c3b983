internal import Postgres
internal import Primitives

/// Sharing with teams, and moves between the coaches of one.
enum TeamClientStatements {
  static let page = Statement<Document, Timestamp, UUID, Int32>(
    "team_clients.page", for: .lifterOrCoach,
    """
    select app.page(
             array_agg(app.team_access_json(listed.team_id)), array_agg(app.cursor(listed.since, listed.team_id)), $3)
      from (
        select client.team_id, client.since
          from app.team_clients as client
         where client.tenant_id = (select app.tenant_id())
           and client.lifter_id = (select app.account_id())
           and (client.since, client.team_id) < ($1, $2)
         order by client.since desc, client.team_id desc
         limit $3 + 1) as listed
    """)

  static let share = Statement<Document, UUID, [String], [Timestamp], [Timestamp], String, String?>(
    "team_clients.share", for: .lifterOrCoach,
    """
    select app.share_with_team($1, $2, $3, $4, app.in_language($5::jsonb, $6))
    """)

  static let revokeAccess = Statement<RowCount, UUID>(
    "team_clients.revoke_access", for: .lifterOrCoach,
    """
    select app.revoke_team_access($1)
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
  static let moves = Statement<Document, UUID?, Timestamp, UUID, Int32>(
    "team_moves.list", for: .lifterOrCoach,
    """
    select app.moves_page($1, $2, $3, $4)
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
