extension DatabaseError {
  /// The error that a result carries. Without a code it is libpq's own: the connection broke.
  init(_ result: ResultSet, statement: String?) {
    guard let code = result.errorField(.state) else {
      self = .connectionLost
      return
    }
    if code == SQLState.queryCanceled.code {
      self = .deadline
      return
    }
    var refusal = Refusal(state: SQLState(code))
    refusal.message = result.errorField(.message) ?? ""
    refusal.detail = result.errorField(.detail)
    refusal.hint = result.errorField(.hint)
    refusal.constraint = result.errorField(.constraint)
    refusal.table = result.errorField(.table)
    refusal.column = result.errorField(.column)
    refusal.statement = statement
    self = .refused(refusal)
  }
}

/// The parts of an error (`PG_DIAG_…` of postgres_ext.h, whose character macros Swift does not see; they are the
/// field codes of the protocol's ErrorResponse).
enum ErrorField: Character {
  case state = "C"
  case message = "M"
  case detail = "D"
  case hint = "H"
  case table = "t"
  case column = "c"
  case constraint = "n"

  var code: Int32 { Int32(rawValue.asciiValue ?? 0) }
}
