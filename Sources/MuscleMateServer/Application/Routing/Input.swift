internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Primitives

/// A request's query and body, decoded, or a problem that names every fault of both.
struct Input<Query: Message, Body: Message> {
  let query: Query
  let body: Body

  /// - Parameter isPage: messengers and mailers add members to the links of pages, which are passed over.
  init(_ request: Request, _ content: Route.Content, isPage: Bool = false) throws {
    var faults = Faults()
    let query = try Self.query(of: request, isPage: isPage, into: &faults)
    let body = try Self.body(of: request, content, into: &faults)
    guard let query, let body else { throw Problem.invalid(faults.list) }
    self.query = query
    self.body = body
  }

  private static func query(
    of request: Request, isPage: Bool, into faults: inout Faults
  ) throws -> Query? {
    if request.query == nil || isPage, let nothing = Nothing() as? Query { return nothing }
    var pairs = try HTTPServer.Query(request.query).pairs
    if isPage {
      let names = Set(Query.shape.fields.map(\.name))
      pairs.removeAll { !names.contains($0.name) }
    }
    return Query.shape.decode(query: pairs, into: &faults)
  }

  private static func body(
    of request: Request, _ content: Route.Content, into faults: inout Faults
  ) throws -> Body? {
    switch content {
    case .none, .signedJSON, .csv, .picture, .ignored: return Body.decode(.object([]), Rules(), into: &faults)
    case .form:
      let pairs = try HTTPServer.Query(String(decoding: request.body, as: UTF8.self)).pairs
      return Body.shape.decode(query: pairs, into: &faults)
    case .json:
      do throws(JSONSyntaxError) {
        return Body.decode(try JSON.parse(request.body), Rules(), into: &faults)
      } catch {
        throw Problem(.badRequest, .malformedJSON, ["reason": error.description])
      }
    }
  }
}
