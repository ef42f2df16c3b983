import Testing

@testable import HTTPServer

@Suite struct ConnectionTests {
  @Test func `a connection is kept for the next request`() async throws {
    try await serving { _, port in
      let client = try RawClient(port: port)
      for index in 0..<5 {
        let answer = try client.exchange("GET /\(index)?a HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(answer.status == 200)
        #expect(answer.text == "GET /\(index)?a ")
        #expect(answer.field("Connection") == nil)
      }
      let last = try client.exchange("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      #expect(last.field("Connection") == "close")
      #expect(try client.isEnded())
    }
  }

  @Test func `pipelined requests are answered in their order`() async throws {
    try await serving { _, port in
      let client = try RawClient(port: port)
      var requests = ""
      for index in 0..<300 {
        requests += "POST /\(index) HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc"
      }
      try client.send(requests)
      for index in 0..<300 { #expect(try client.answer().text == "POST /\(index) abc") }
    }
  }

  @Test func `every answer carries its id, the date and the security fields, refusals too`() async throws {
    try await serving { _, port in
      let client = try RawClient(port: port)
      let first = try client.exchange("GET / HTTP/1.1\r\nHost: a\r\nX-Request-Id: mine\r\n\r\n")
      let second = try client.exchange("GARBAGE\r\n\r\n")
      #expect(second.status == 400)
      #expect(try client.isEnded())
      for answer in [first, second] {
        #expect(answer.field("X-Request-Id")?.utf8.count == 36)
        #expect(answer.field("Date")?.hasSuffix(" GMT") == true)
        #expect(answer.field("X-Content-Type-Options") == "nosniff")
        #expect(answer.field("Cache-Control") == "no-store")
        #expect(answer.field("Referrer-Policy") == "no-referrer")
        #expect(answer.field("Content-Security-Policy") == "default-src 'none'")
        #expect(answer.field("Strict-Transport-Security") == nil)
      }
      #expect(first.field("X-Request-Id") != second.field("X-Request-Id"))
    }
  }

  @Test func `a handler's own fields win, but not over the framing`() async throws {
    let admit: Server.Admit = { _, _ in
      .handle(bodyLimit: 0, deadline: .seconds(60)) { _ in
        let headers: Headers = [
          "cache-control": "max-age=5", "Content-Length": "1", "Transfer-Encoding": "x", "Connection": "y",
        ]
        return Response(.ok, headers: headers, body: .bytes([65, 66]))
      }
    }
    try await serving(admit: admit) { _, port in
      let answer = try RawClient(port: port).exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(answer.text == "AB")
      #expect(answer.field("Cache-Control") == "max-age=5")
      #expect(!answer.header.contains("no-store"))
      #expect(answer.field("Transfer-Encoding") == nil)
      #expect(answer.field("Connection") == nil)
    }
  }

  @Test func `answers to HEAD and with 204 end after their header section`() async throws {
    try await serving { _, port in
      let client = try RawClient(port: port)
      try client.send(
        "HEAD /x HTTP/1.1\r\nHost: a\r\n\r\nGET /nothing HTTP/1.1\r\nHost: a\r\n\r\n"
          + "HEAD /stream HTTP/1.1\r\nHost: a\r\n\r\nGET /last HTTP/1.1\r\nHost: a\r\n\r\n")
      let head = try client.answer(toHead: true)
      #expect(head.field("Content-Length") == "8")
      let nothing = try client.answer()
      #expect(nothing.status == 204)
      #expect(nothing.field("Content-Length") == nil)
      #expect(try client.answer(toHead: true).field("Transfer-Encoding") == "chunked")
      #expect(try client.answer().text == "GET /last ")
    }
  }

  @Test func `a client that expects 100 sends its body once it is admitted`() async throws {
    try await serving { _, port in
      let client = try RawClient(port: port)
      try client.send("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n")
      #expect(try client.line() == "HTTP/1.1 100 Continue")
      #expect(try client.line().isEmpty)
      #expect(try client.exchange("hi").text == "POST /a hi")
      let fields = "Host: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n"
      #expect(try client.exchange("POST /refuse HTTP/1.1\r\n" + fields).status == 401)
      #expect(try client.isEnded())
    }
  }

  @Test func `a refused request's small body is passed over and the connection kept`() async throws {
    try await serving { _, port in
      let client = try RawClient(port: port)
      try client.send("POST /refuse HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello")
      #expect(try client.answer().status == 401)
      #expect(try client.exchange("GET /b HTTP/1.1\r\nHost: a\r\n\r\n").text == "GET /b ")
    }
  }

  @Test func `an HTTP 1.0 client gets an answer that the end of the connection ends`() async throws {
    try await serving { _, port in
      let client = try RawClient(port: port)
      try client.send("GET /stream HTTP/1.0\r\n\r\n")
      let all = try client.rest()
      #expect(all.hasSuffix("\r\n\r\npiece 0 piece 1 piece 2 "))
      #expect(all.contains("Connection: close"))
      #expect(!all.contains("Transfer-Encoding"))
    }
  }

  @Test(arguments: [true, false])
  func `the same is answered on the loop's executor and on the global one`(prefersLoop: Bool) async throws {
    try await serving(loops: 2, { $0.prefersLoopExecutor = prefersLoop }) { _, port in
      let clients = try (0..<8).map { _ in try RawClient(port: port) }
      for round in 0..<50 {
        for client in clients { try client.send("GET /\(round) HTTP/1.1\r\nHost: a\r\n\r\n") }
        for client in clients { #expect(try client.answer().text == "GET /\(round) ") }
      }
      #expect(
        try clients[0].exchange("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n").text == "piece 0 piece 1 piece 2 ")
    }
  }
}
