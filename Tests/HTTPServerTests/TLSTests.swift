import COpenSSL
import Glibc
import TestKit
import Testing

@testable import HTTPServer

@Suite struct TLSTests {
  @Test func `requests are answered over TLS, large answers and streams included`() async throws {
    let files = try TestCertificate()
    try await serving({ $0.tls = files.tls }) { _, port in
      let client = try TLSClient(port: port)
      #expect(client.protocolName == "http/1.1")
      for path in ["/a", "/b"] {
        let answer = try client.exchange("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n", until: "GET \(path) ")
        #expect(answer.contains("Strict-Transport-Security: max-age="))
      }
      _ = try client.exchange("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n", until: "piece 2 \r\n0\r\n\r\n")
      let large = try client.exchange(
        "GET /foreign HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", until: nil)
      #expect(large.utf8.count > 100_000)
    }
  }

  @Test(arguments: [TLS1_VERSION, TLS1_1_VERSION])
  func `versions before TLS 1.2 are refused`(version: Int32) async throws {
    let files = try TestCertificate()
    try await serving({ $0.tls = files.tls }) { _, port in
      #expect(throws: RawClient.Failure.self) { try TLSClient(port: port, newestVersion: version) }
    }
  }

  @Test func `a client that speaks only another protocol is refused, as is plain HTTP`() async throws {
    let files = try TestCertificate()
    try await serving({ $0.tls = files.tls }) { _, port in
      #expect(throws: RawClient.Failure.self) { try TLSClient(port: port, offering: "h2") }
      let plain = try RawClient(port: port)
      try plain.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      #expect(try !plain.rest().contains("200 OK"))
    }
  }

  @Test func `a handshake that is never finished is closed`() async throws {
    let files = try TestCertificate()
    try await serving({
      $0.tls = files.tls
      $0.headerDeadline = .milliseconds(200)
    }) { _, port in
      let client = try RawClient(port: port)
      #expect(try client.isEnded())
    }
  }

  @Test func `a certificate that is not there is an error at the start`() async throws {
    #expect(throws: ServerError.self) {
      try TLSContext(Server.TLS(certificateFile: "/nonexistent.pem", keyFile: "/nonexistent.key"))
    }
  }
}
