internal import Postgres
internal import Primitives

enum ScopeRequestStatements {
  static let ask = Statement<Document, UUID, UUID, [String], String?>(
    "scope_requests.ask", for: [.coach],
    """
    select app.request_scopes($1, $2, $3, $4)
    """)

  static let one = Statement<Document?, UUID>(
    "scope_requests.one", for: .lifterOrCoach,
    """
    select app.scope_request_json($1)
    """)

  static let page = Statement<Document, Timestamp, UUID, Int32>(
    "scope_requests.page", for: .lifterOrCoach,
    """
    select app.page(
             array_agg(app.scope_request_json(listed.id)), array_agg(app.cursor(listed.created_at, listed.id)), $3)
      from (
        select request.id, request.created_at
          from app.scope_requests as request
         where request.tenant_id = (select app.tenant_id())
           and (request.coach_id = (select app.account_id())
                or request.lifter_id = (select app.account_id()))
           and (request.created_at, request.id) < ($1, $2)
         order by request.created_at desc, request.id desc
         limit $3 + 1) as listed
    """)

  static let grant = Statement<Document, UUID, [String], [Timestamp], [Timestamp]>(
    "scope_requests.grant", for: .lifterOrCoach,
    """
    select app.grant_scope_request($1, $2, $3, $4)
    """)

  static let decline = Statement<RowCount, UUID>(
    "scope_requests.decline", for: .lifterOrCoach,
    """
    select app.decline_scope_request($1)
    """)

  static let withdraw = Statement<RowCount, UUID>(
    "scope_requests.withdraw", for: [.coach],
    """
    select app.withdraw_scope_request($1)
    """)

  static let all: [AnyStatement] = [
    ask.erased, one.erased, page.erased, grant.erased, decline.erased, withdraw.erased,
  ]
}
