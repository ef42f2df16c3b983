internal import CLibpq
internal import Primitives

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The options of a connection string or URI, keyword by keyword: to reach another database of the same server, and to hand
/// it to PostgreSQL's programs without a password among their arguments.
public struct ConnectionOptions: Sendable {
  private var pairs: [(keyword: String, value: String)]

  public init(_ connectionString: String) throws(ScriptError) {
    var reason: UnsafeMutablePointer<CChar>?
    guard let options = PQconninfoParse(connectionString, &reason) else {
      defer { PQfreemem(reason) }
      // libpq's own words, which do not repeat the password.
      let message = reason.map { String(cString: $0) } ?? "no memory"
      throw ScriptError(sqlState: "08001", message: message.filter { $0 != "\n" }, offset: nil)
    }
    defer { PQconninfoFree(options) }
    pairs = []
    var next = options
    while let keyword = next.pointee.keyword {
      if let value = next.pointee.val { pairs.append((String(cString: keyword), String(cString: value))) }
      next += 1
    }
  }

  /// The value of a keyword, where the string has it.
  public subscript(_ keyword: String) -> String? { pairs.first { $0.keyword == keyword }?.value }

  /// The same server, reached in another way.
  public func with(_ keyword: String, _ value: String) -> ConnectionOptions {
    var options = self
    options.pairs.removeAll { $0.keyword == keyword }
    options.pairs.append((keyword, value))
    return options
  }

  /// The options for each host of a list (documentation, 34.1.1.3): its own name, address and port, and all else.
  var eachHost: [ConnectionOptions] {
    let lists = ["host", "hostaddr", "port"].compactMap { keyword in
      self[keyword].map { (keyword, $0.split(separator: ",", omittingEmptySubsequences: false)) }
    }
    let count = lists.filter { $0.0 != "port" }.map(\.1.count).max() ?? 1
    guard count > 1 else { return [self] }
    return (0..<count).map { index in
      lists.reduce(self) { options, list in
        // One port is for all; so is none.
        let value = list.1.count == 1 ? list.1[0] : list.1.dropFirst(index).first ?? ""
        return options.with(list.0, String(value))
      }
    }
  }

  public var connectionString: String {
    // PostgreSQL documentation, 34.1.1.1: within single quotes, ' and \ are written with a backslash before them.
    let escaped = { (value: String) in
      value.replacingScalars { $0 == "'" || $0 == "\\" ? "\\\($0)" : nil }
    }
    return pairs.map { "\($0.keyword)='\(escaped($0.value))'" }.joined(separator: " ")
  }

  /// A connection service file (documentation, 34.17) with one service of this name. Nil if a value
  /// contains a character that a service file can't express: each line is one value, unescaped.
  public func serviceFile(_ name: String) -> String? {
    guard pairs.allSatisfy({ !$0.value.contains { $0.isNewline } && $0.value.first != " " }) else {
      return nil
    }
    return "[\(name)]\n" + pairs.map { "\($0.keyword)=\($0.value)\n" }.joined()
  }
}
