internal import Postgres
internal import Primitives

enum AccountStatements {
  static let registrationRules = Statement<RegistrationRules, String?, String?, String?>(
    "accounts.registration_rules", for: [.server],
    """
    select email_taken, username_taken, is_time_zone, minimum_length, requires, blocks_common
      from auth.registration_rules($1, $2, $3)
    """)

  static let bookRegistration = Statement<Int32?, String>(
    "accounts.book_registration", for: [.server],
    """
    select auth.book_registration($1)
    """)

  static let register = Statement<
    Document, UUID, String, String, String, String?, String?, String?, String?, String, [UInt8], [UInt8],
    [UInt8]?
  >(
    "accounts.register", for: [.server],
    """
    select auth.register($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    """)

  /// Its state once the consents that came with it are kept.
  static let registered = Statement<Document, UUID>(
    "accounts.registered", for: [.server],
    """
    select auth.registered($1)
    """)

  static let inviteFault = Statement<String?, [UInt8]?, String?>(
    "accounts.invite_fault", for: [.server],
    """
    select auth.invite_fault($1, $2)
    """)

  static let verifyEmail = Statement<RowCount, [UInt8]>(
    "accounts.verify_email", for: [.server],
    """
    select auth.verify_email($1)
    """)

  static let askByAddress = Statement<RowCount, String, String, [UInt8]?, [UInt8]?, String>(
    "accounts.ask_by_address", for: [.server],
    """
    select auth.ask_by_address($1, $2, $3, $4, $5)
    """)

  static let resetRules = Statement<NamedRules, [UInt8]>(
    "accounts.reset_rules", for: [.server],
    """
    select email, username, minimum_length, requires, blocks_common
      from auth.reset_rules($1)
    """)

  static let redeemReset = Statement<Document, [UInt8], String, Bool>(
    "accounts.redeem_reset", for: [.server],
    """
    select auth.redeem_reset($1, $2, $3)
    """)

  static let me = Statement<Document?>(
    "accounts.me", for: .signedIn,
    """
    select app.account_json(account)
      from app.accounts as account
     where account.tenant_id = (select app.tenant_id())
       and account.id = (select app.account_id())
    """)

  /// A text and whether to set it, then what stays as it is where it is null.
  static let change = Statement<Document?, Bool, String?, String?, String?, String?>(
    "accounts.change", for: .signedIn,
    """
    update app.accounts as account
       set display_name = case when $1 then $2 else account.display_name end,
           locale = coalesce($3, account.locale),
           time_zone = coalesce($4, account.time_zone),
           unit = coalesce($5, account.unit),
           updated_at = now()
     where account.tenant_id = (select app.tenant_id())
       and account.id = (select app.account_id())
    returning app.account_json(account)
    """)

  static let changeUsername = Statement<Document, String>(
    "accounts.change_username", for: [.server],
    """
    select auth.change_username($1)
    """)

  static let takeRole = Statement<Document, String>(
    "accounts.take_role", for: [.server],
    """
    select auth.take_role($1)
    """)

  static let ownCredential = Statement<OwnCredential, String>(
    "accounts.own_credential", for: [.server],
    """
    select retry_after, attempt, password_hash, email, username, minimum_length, requires, blocks_common
      from auth.own_credential($1)
    """)

  static let renewHash = Statement<RowCount, String, String>(
    "accounts.renew_hash", for: [.server],
    """
    select auth.renew_hash($1, $2)
    """)

  static let changePassword = Statement<RowCount, Int64, String, String>(
    "accounts.change_password", for: [.server],
    """
    select auth.change_password($1, $2, $3)
    """)

  static let requestEmailChange = Statement<RowCount, Int64, String, String, [UInt8], [UInt8]>(
    "accounts.request_email_change", for: [.server],
    """
    select auth.request_email_change($1, $2, $3, $4, $5)
    """)

  static let all: [AnyStatement] =
    AuthContext.statements + [
      registrationRules.erased, bookRegistration.erased, register.erased, registered.erased,
      inviteFault.erased,
      verifyEmail.erased,
      askByAddress.erased, resetRules.erased, redeemReset.erased, me.erased,
      change.erased, changeUsername.erased, takeRole.erased, ownCredential.erased, renewHash.erased,
      changePassword.erased, requestEmailChange.erased,
    ]
}
