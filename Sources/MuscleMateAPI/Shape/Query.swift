internal import Primitives

extension Shape {
  /// Decodes the parameters of a query, by the same declaration as a body. A parameter that occurs twice is a
  /// fault: which of the two should count is anyone's guess.
  public func decode(query: [(name: String, value: String)], into faults: inout Faults) -> Root? {
    var members: [JSON.Member] = []
    let faultsBefore = faults.count
    for (name, text) in query {
      if members.contains(where: { $0.name == name }) {
        faults.add(name, .duplicate)
      } else {
        let field = fields.first { $0.name == name }
        members.append(.init(name, field?.parse(text) ?? .string(text)))
      }
    }
    let value = decode(.object(members), into: &faults)
    return faults.count == faultsBefore ? value : nil
  }
}
