internal import DatabaseAdministration
internal import Localization
internal import Postgres

extension AdministeredDatabase {
  /// Says what the database refused in the words of who called.
  ///
  /// - Parameter words: by SQLSTATE, what may be refused here alone.
  func refusing<Value>(_ words: [SQLState: String] = [:], _ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch let error as ScriptError {
      if let told = words[error.sqlState] { throw AdministrationError.refused(told) }
      switch error.sqlState {
      case .notFound where error.message == "no-such-account":
        throw AdministrationError.refused("the tenant has nobody of this username, address or id")
      case .notFound: throw AdministrationError.refused("there is no such tenant: see musclemate tenant list")
      case .conflict:
        let text = MessageKey.Detail(code: error.message).map { Language.english.text(.detail($0)) }
        throw AdministrationError.refused(text ?? error.message)
      case .checkViolation: throw AdministrationError.refused(error.message)
      case .retiredKey:
        throw AdministrationError.refused("the key here is not the one in use: see musclemate keys list")
      default: throw error
      }
    }
  }
}
