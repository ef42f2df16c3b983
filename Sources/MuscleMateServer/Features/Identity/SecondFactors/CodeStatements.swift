internal import Postgres
internal import Primitives

/// Codes for the second step of a sign-in, for proofs, and locked passwords.
enum CodeStatements {
  static let all: [AnyStatement] = [
    tryStep.erased, book.erased, secrets.erased, refuse.erased, refuseStep.erased, finishByCode.erased,
    finishByRecoveryCode.erased, proveByPassword.erased, proveByCode.erased, proveByRecoveryCode.erased,
    unlock.erased,
  ]

  static let tryStep = Statement<UUID, [UInt8]>(
    "codes.try_step", for: [.server],
    """
    select auth.try_second_step($1)
    """)

  static let book = Statement<Int64, String>(
    "codes.book", for: [.server],
    """
    select auth.book_code($1)
    """)

  static let secrets = Statement<[FactorSecret]>(
    "codes.secrets", for: [.server],
    """
    select tenant_id, account_id, id, sealed
      from auth.code_secrets()
    """)

  static let refuse = Statement<RowCount, Int64>(
    "codes.refuse", for: [.server],
    """
    select auth.refuse_code($1)
    """)

  static let refuseStep = Statement<RowCount, UUID, Int64>(
    "codes.refuse_step", for: [.server],
    """
    select auth.refuse_step($1, $2)
    """)

  /// Account, challenge, attempt, factor, step, the session's token.
  static let finishByCode = Statement<SignInVerdict, UUID, [UInt8], Int64, UUID, Int64, [UInt8]>(
    "codes.finish_by_code", for: [.server],
    """
    select verdict, expires_at, account
      from auth.finish_by_code($1, $2, $3, $4, $5, $6)
    """)

  static let finishByRecoveryCode = Statement<SignInVerdict, [UInt8], [UInt8], [UInt8]>(
    "codes.finish_by_recovery_code", for: [.server],
    """
    select verdict, expires_at, account
      from auth.finish_by_recovery_code($1, $2, $3)
    """)

  static let proveByPassword = Statement<RowCount, Int64, String>(
    "codes.prove_by_password", for: [.server],
    """
    select auth.prove_by_password($1, $2)
    """)

  static let proveByCode = Statement<Bool, Int64, UUID, Int64>(
    "codes.prove_by_code", for: [.server],
    """
    select auth.prove_by_code($1, $2, $3)
    """)

  static let proveByRecoveryCode = Statement<Bool, [UInt8]>(
    "codes.prove_by_recovery_code", for: [.server],
    """
    select auth.prove_by_recovery_code($1)
    """)

  static let unlock = Statement<RowCount, [UInt8]>(
    "codes.unlock", for: [.server],
    """
    select auth.unlock_by_mail($1)
    """)
}
