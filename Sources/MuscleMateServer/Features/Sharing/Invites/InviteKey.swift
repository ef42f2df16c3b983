internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// The meanings of `{invite}`: the mailed token, the id of an invitation that is addressed to the caller, or a code.
enum InviteKey {
  case token([UInt8])
  case id(UUID)
  case code([UInt8])

  init(_ call: Call) throws {
    let text = call.parameters["invite"] ?? ""
    if let id = UUID(text) {
      self = .id(id)
    } else if let token = OneTimeToken(text) {
      self = .token(token.digest)
    } else if let code = ShareableCode(text) {
      self = .code(code.digest)
    } else {
      throw Problem.notFound
    }
  }

  /// - Parameter stated: the language that the request asks for.
  func look(_ stated: String?) -> BoundStatement<Document> {
    switch self {
    case .token(let digest): InviteStatements.look(digest, nil, nil, Language.scopeLabels, stated)
    case .id(let id): InviteStatements.look(nil, id, nil, Language.scopeLabels, stated)
    case .code(let digest): InviteStatements.look(nil, nil, digest, Language.scopeLabels, stated)
    }
  }

  func accept(_ terms: SharingTerms) -> BoundStatement<Document> {
    switch self {
    case .token(let digest): InviteStatements.accept(digest, nil, terms.scopes, terms.starts, terms.ends)
    case .id(let id): InviteStatements.accept(nil, id, terms.scopes, terms.starts, terms.ends)
    case .code(let digest): InviteCodeStatements.redeem(digest, terms.scopes, terms.starts, terms.ends)
    }
  }

  /// A code is nobody's in particular: its coach is told nothing.
  var tellNoPlace: BoundStatement<RowCount>? {
    switch self {
    case .token(let digest): InviteStatements.tellNoPlace(digest, nil)
    case .id(let id): InviteStatements.tellNoPlace(nil, id)
    case .code: nil
    }
  }

  /// A code needs no answer: there is nothing to decline.
  func decline() throws -> BoundStatement<RowCount> {
    switch self {
    case .token(let digest): InviteStatements.decline(digest, nil)
    case .id(let id): InviteStatements.decline(nil, id)
    case .code: throw Problem.notFound
    }
  }
}
