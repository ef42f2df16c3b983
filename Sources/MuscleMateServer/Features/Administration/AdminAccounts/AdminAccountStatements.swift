internal import Postgres
internal import Primitives

enum AdminAccountStatements {
  static let all: [AnyStatement] = [
    page.erased, one.erased, create.erased, change.erased, lock.erased, unlock.erased, endSessions.erased,
    sendResetLink.erased, removeFactors.erased, setAddressAside.erased, erase.erased, restore.erased,
  ]

  /// Newest first, after a cursor. What is typed is looked for in names and addresses, or is an id.
  static let page = Statement<
    Document, Timestamp, UUID, Int32, String?, String?, String?, Timestamp?, Timestamp?, Bool?
  >(
    "admin_accounts.page", for: [.admin],
    """
    select app.page(array_agg(row_to_json(listed)), array_agg(app.cursor(listed.created_at, listed.id)), $3)
      from (
        select account.id, account.email, account.email_verified_at is not null as email_verified,
               account.username, account.display_name, account.roles, app.account_state(account) as state,
               account.created_at
          from app.accounts as account
         where account.tenant_id = (select app.tenant_id())
           and (account.created_at, account.id) < ($1, $2)
           and ($4 is null
                or strpos(account.email, lower($4)) > 0
                or strpos(account.username, lower($4)) > 0
                or strpos(lower(account.display_name), lower($4)) > 0
                or account.id::text = lower($4))
           and ($5 is null or account.roles @> array[$5])
           and ($6 is null or app.account_state(account) = $6)
           and ($7 is null or account.created_at >= $7)
           and ($8 is null or account.created_at < $8)
           and ($9 is null or (account.mail_stopped_since is not null) = $9)
         order by account.created_at desc, account.id desc
         limit $3 + 1) as listed
    """)

  static let one = Statement<Document?, UUID>(
    "admin_accounts.one", for: [.admin],
    """
    select app.admin_account($1)
    """)

  static let create = Statement<
    Document, UUID, [String], String, String, String?, String?, String?, String?, [UInt8], [UInt8]
  >(
    "admin_accounts.create", for: [.admin],
    """
    select app.create_invited_account($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    """)

  static let change = Statement<Document, UUID, String, [UInt8], [UInt8], [UInt8], [UInt8]>(
    "admin_accounts.change", for: [.admin],
    """
    select app.change_account($1, $2::jsonb, $3, $4, $5, $6)
    """)

  static let lock = Statement<RowCount, UUID, String>(
    "admin_accounts.lock", for: [.admin],
    """
    select app.lock_account($1, $2)
    """)

  static let unlock = Statement<RowCount, UUID>(
    "admin_accounts.unlock", for: [.admin],
    """
    select app.unlock_account($1)
    """)

  static let endSessions = Statement<RowCount, UUID>(
    "admin_accounts.end_sessions", for: [.admin],
    """
    select app.end_sessions_of($1)
    """)

  static let sendResetLink = Statement<RowCount, UUID, [UInt8], [UInt8]>(
    "admin_accounts.send_reset_link", for: [.admin],
    """
    select app.send_reset_link($1, $2, $3)
    """)

  static let removeFactors = Statement<RowCount, UUID, String, [UInt8], [UInt8]>(
    "admin_accounts.remove_factors", for: [.admin],
    """
    select app.remove_factors_of($1, $2, $3, $4)
    """)

  static let setAddressAside = Statement<RowCount, UUID, String>(
    "admin_accounts.set_address_aside", for: [.admin],
    """
    select app.set_address_aside($1, $2)
    """)

  static let erase = Statement<RowCount, UUID>(
    "admin_accounts.erase", for: [.admin],
    """
    select app.erase_account($1)
    """)

  static let restore = Statement<RowCount, UUID>(
    "admin_accounts.restore", for: [.admin],
    """
    select app.restore_account($1)
    """)
}
