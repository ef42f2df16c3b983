internal import HTTPServer
internal import MuscleMateAPI
internal import Primitives

/// A request's query and body, decoded, or a problem that names every fault of both.
struct Input<Query: Message, Body: Message> {
  let query: Query
  let body: Body

  init(_ request: Request) throws {
    var faults = Faults()
    let query = Query.shape.decode(query: try HTTPServer.Query(request.query).pairs, into: &faults)
    let body = try Self.body(of: request, into: &faults)
    guard let query, let body else { throw Problem.invalid(faults.list) }
    self.query = query
    self.body = body
  }

  private static func body(of request: Request, into faults: inout Faults) throws -> Body? {
    if let nothing = Nothing() as? Body { return nothing }
    do throws(JSONSyntaxError) {
      return Body.shape.decode(try JSON.parse(request.body), into: &faults)
    } catch {
      throw Problem(.badRequest, .malformedJSON, ["reason": error.description])
    }
  }
}
