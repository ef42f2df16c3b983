internal import HTTPServer
internal import MuscleMateAPI
internal import Postgres
internal import Primitives

/// The server's routes and statements, for people and for the benchmark.
package enum RouteListing {
  /// Method, path, who may call and what opens it, what it is: by path.
  package static var routes: [String] {
    let rows = Application.routes.map { route in
      (route.method.rawValue, route.path, marks(of: route), "\(route.summary)")
    }
    let width = rows.map(\.1.count).max() ?? 0
    let marksWidth = rows.map(\.2.count).max() ?? 0
    return rows.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map { method, path, marks, summary in
      [pad(method, 6), pad(path, width), pad(marks, marksWidth), summary].joined(separator: "  ")
    }
  }

  /// `idempotent,numbered,lifter,coach keys:training opens:plans+workout_details module:coaching`.
  private static func marks(of route: Route) -> String {
    let roles = route.access.roleNames
    let habits =
      (route.isIdempotent ? ["idempotent"] : []) + (route.takesOperations ? ["numbered"] : [])
    var marks = [(habits + (roles.isEmpty ? ["anyone"] : roles)).joined(separator: ",")]
    for area in route.keys?.areas ?? [] { marks.append("keys:\(area.rawValue)") }
    if let opening = route.opens {
      let alternatives = opening.alternatives.map { $0.map(\.rawValue).joined(separator: "+") }
      marks.append("opens:" + alternatives.joined(separator: "|"))
    }
    if let module = route.module { marks.append("module:\(module.rawValue)") }
    if let duty = route.duty { marks.append("duty:\(duty.rawValue)") }
    for feature in route.entitlements { marks.append("entitlement:\(feature.rawValue)") }
    if route.needsProof { marks.append("proof") }
    if route.holdsSecret { marks.append("secret") }
    return marks.joined(separator: " ")
  }

  /// Name, roles, types of the parameters and text of each statement.
  package static var statements: [String] {
    Application.statements.map { statement in
      let roles = statement.roles.map { JSON.string("\($0.name)") }
      let types = statement.parameterTypes.map { type in
        // The name of an array type is its elements'.
        JSON.string(type.arrayOID == 0 ? "\(type.name)[]" : "\(type.name)")
      }
      let line = JSON.object([
        .init("name", .string("\(statement.name)")), .init("roles", .array(roles)),
        .init("parameters", .array(types)), .init("sql", .string("\(statement.sql)")),
      ])
      return line.description
    }
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
