internal import Postgres
internal import Primitives

enum InviteStatements {
  static let send = Statement<SentInvite, UUID, String, String?, [String], UUID?, [UInt8], [UInt8]>(
    "invites.send", for: [.coach],
    """
    select invite_id, document
      from app.invite($1, $2, $3, $4, $5, $6, $7)
    """)

  static let page = Statement<Document, Timestamp, UUID, Int32>(
    "invites.page", for: .lifterOrCoach,
    """
    select app.page(
             array_agg(app.invite_json(listed.id)), array_agg(app.cursor(listed.created_at, listed.id)), $3)
      from (
        select invite.id, invite.created_at
          from app.invites as invite
         where invite.tenant_id = (select app.tenant_id())
           and (invite.coach_id = (select app.account_id())
                or invite.lifter_id = (select app.account_id())
                or invite.recipient = (select app.verified_address()))
           and (invite.created_at, invite.id) < ($1, $2)
         order by invite.created_at desc, invite.id desc
         limit $3 + 1) as listed
    """)

  static let accept = Statement<
    Document, [UInt8]?, UUID?, [String], [Timestamp], [Timestamp]
  >(
    "invites.accept", for: .lifterOrCoach,
    """
    select app.accept_invite($1, $2, $3, $4, $5)
    """)

  static let tellNoPlace = Statement<RowCount, [UInt8]?, UUID?>(
    "invites.tell_no_place", for: .lifterOrCoach,
    """
    select app.tell_no_place($1, $2)
    """)

  static let look = Statement<Document, [UInt8]?, UUID?, [UInt8]?, String, String?>(
    "invites.look", for: .lifterOrCoach,
    """
    select app.look_at_invite($1, $2, $3, app.in_language($4::jsonb, $5))
    """)

  /// For the page behind a link. Anyone with the link can open it.
  static let ofLink = Statement<JSON?, [UInt8], String>(
    "invites.of_link", for: [.visitor],
    """
    select app.invitation_of_link($1, $2)
    """)

  static let resend = Statement<Document, UUID, [UInt8], [UInt8]>(
    "invites.resend", for: [.coach],
    """
    select app.resend_invite($1, $2, $3)
    """)

  static let decline = Statement<RowCount, [UInt8]?, UUID?>(
    "invites.decline", for: .lifterOrCoach,
    """
    select app.decline_invite($1, $2)
    """)

  static let withdraw = Statement<RowCount, UUID>(
    "invites.withdraw", for: [.coach],
    """
    select app.withdraw_invite($1)
    """)

  static let all: [AnyStatement] = [
    send.erased, page.erased, accept.erased, tellNoPlace.erased, look.erased, ofLink.erased, resend.erased,
    decline.erased,
    withdraw.erased,
  ]
}

/// An invitation that was made, or sent again.
struct SentInvite: Row {
  let id: UUID
  let document: Document

  static let columns: [PostgresType] = [.uuid, .document]

  init(_ row: inout RowReader) throws(ColumnFault) {
    id = try row.next()
    document = try Document(&row)
  }
}
