internal import Postgres
internal import Primitives

enum TeamStatements {
  static let list = Statement<Document>(
    "teams.list", for: [.coach],
    """
    select json_build_object(
             'items', coalesce(json_agg(app.team_json(member.team_id) order by member.since, member.team_id), '[]'),
             'next', null)
      from app.team_members as member
     where member.tenant_id = (select app.tenant_id())
       and member.account_id = (select app.account_id())
    """)

  static let one = Statement<Document?, UUID>(
    "teams.one", for: [.coach],
    """
    select app.team_json($1)
    """)

  static let make = Statement<Document, UUID, String>(
    "teams.make", for: [.coach],
    """
    select app.make_team($1, $2)
    """)

  static let rename = Statement<Document, UUID, String>(
    "teams.rename", for: [.coach],
    """
    select app.rename_team($1, $2)
    """)

  static let dissolve = Statement<RowCount, UUID>(
    "teams.dissolve", for: [.coach],
    """
    select app.dissolve_team($1)
    """)

  static let setRole = Statement<Document, UUID, UUID, String>(
    "teams.set_role", for: [.coach],
    """
    select app.set_member_role($1, $2, $3)
    """)

  static let removeMember = Statement<RowCount, UUID, UUID>(
    "teams.remove_member", for: [.coach],
    """
    select app.remove_member($1, $2)
    """)

  static let removeClient = Statement<RowCount, UUID, UUID>(
    "teams.remove_client", for: [.coach],
    """
    select app.remove_team_client($1, $2)
    """)

  // MARK: - Coming into a team

  static let invite = Statement<Document, UUID, UUID, String, String, String?>(
    "teams.invite", for: [.coach],
    """
    select app.invite_to_team($1, $2, $3, $4, $5)
    """)

  /// The invitations of a team, or those addressed to the caller.
  static let invites = Statement<Document, UUID?, Timestamp, UUID, Int32>(
    "teams.invites", for: [.coach],
    """
    select app.team_invites_page($1, $2, $3, $4)
    """)

  static let answerInvite = Statement<Document?, UUID, String>(
    "teams.answer_invite", for: [.coach],
    """
    select app.answer_team_invite($1, $2)
    """)

  static let withdrawInvite = Statement<RowCount, UUID, UUID>(
    "teams.withdraw_invite", for: [.coach],
    """
    select app.withdraw_team_invite($1, $2)
    """)

  static let all: [AnyStatement] = [
    list.erased, one.erased, make.erased, rename.erased, dissolve.erased, setRole.erased, removeMember.erased,
    removeClient.erased, invite.erased, invites.erased, answerInvite.erased, withdrawInvite.erased,
  ]
}
