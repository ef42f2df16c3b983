internal import Postgres
internal import Primitives

enum ConsentStatements {
  static let all: [AnyStatement] = [
    policies.erased, publish.erased, show.erased, agree.erased, withdraw.erased, faults.erased, upsert.erased,
  ]

  /// Visitors and people who are signed in read the same.
  static let policies = Statement<Document>(
    "consents.policies", for: [.visitor, .admin],
    """
    select json_build_object('items', coalesce(json_agg(row_to_json(shown) order by shown.kind), '[]'), 'next', null)
      from (select distinct on (policy.kind)
                   policy.kind, policy.version, policy.effective_at, policy.agree_by,
                   (select json_agg(row_to_json(words) order by words.language)
                      from (select told.language, told.url, told.sha256
                              from app.policy_texts as told
                             where told.tenant_id = policy.tenant_id
                               and told.kind = policy.kind
                               and told.version = policy.version) as words) as texts
              from app.policies as policy
             where policy.tenant_id = (select app.tenant_id())
             order by policy.kind, policy.version desc) as shown
    """)

  static let publish = Statement<RowCount, String, Int32, Timestamp, Timestamp, JSON>(
    "consents.publish", for: [.admin],
    """
    select app.publish_policy($1, $2, $3, $4, $5)
    """)

  static let show = Statement<Document>(
    "consents.show", for: .signedIn,
    """
    select app.consents_json()
    """)

  static let agree = Statement<Document, String, Int32>(
    "consents.agree", for: .signedIn,
    """
    select app.consent($1, $2)
    """)

  static let withdraw = Statement<Document, String>(
    "consents.withdraw", for: .signedIn,
    """
    select app.withdraw_consent($1)
    """)

  // MARK: - At registration

  static let faults = Statement<JSON, JSON, CivilDate?, String?>(
    "consents.registration_faults", for: [.server],
    """
    select auth.consent_faults($1, $2, $3)
    """)

  static let upsert = Statement<RowCount, UUID, JSON, CivilDate?>(
    "consents.of_registration", for: [.server],
    """
    select auth.record_consents($1, $2, $3)
    """)
}
