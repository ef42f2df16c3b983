import Testing

@testable import HTTPServer

@Suite struct ValueTests {
  @Test func `headers compare names without case and keep their order`() {
    var headers: Headers = ["Accept": "a", "X-One": "1"]
    headers.add("accept", "b")
    #expect(headers["ACCEPT"] == "a")
    #expect(headers.values("Accept") == ["a", "b"])
    headers["x-one"] = "2"
    #expect(headers.map(\.name) == ["Accept", "accept", "x-one"])
    headers.remove("accept")
    #expect(headers.count == 1)
    #expect(headers["Accept"] == nil)
  }

  @Test func `no value can end its line`() {
    let headers: Headers = ["Location": "/a\r\nSet-Cookie: b\0"]
    #expect(headers["Location"] == "/a  Set-Cookie: b ")
  }

  @Test func `a query is decoded pair by pair`() throws {
    let query = try Query("a=1+2&b=%C3%A9%2B&&c&a=3&=x")
    #expect(query["a"] == "1 2")
    #expect(query.values("a") == ["1 2", "3"])
    #expect(query["b"] == "é+")
    #expect(query["c"] == "")
    #expect(query[""] == "x")
    #expect(try Query(nil).pairs.isEmpty)
  }

  @Test(arguments: ["a=%", "a=%4", "a=%zz", "%FF=1", "a=%C3", "a=%00", "a=%ED%A0%80"])
  func `a query that is not text is refused`(text: String) {
    #expect(throws: HTTPFault.badRequest(.query)) { try Query(text) }
  }

  @Test func `addresses are read, written and held against ranges`() throws {
    let v4 = try #require(IPAddress("10.1.2.3"))
    #expect(v4.description == "10.1.2.3")
    #expect(IPAddress("::ffff:10.1.2.3") == v4)
    #expect(IPAddress("2001:DB8::1")?.description == "2001:db8::1")
    #expect(IPAddress("10.1.2") == nil)
    #expect(try #require(AddressRange("10.0.0.0/8")).contains(v4))
    #expect(try !#require(AddressRange("10.1.2.4")).contains(v4))
    #expect(try #require(AddressRange("0.0.0.0/0")).contains(v4))
    #expect(try !#require(AddressRange("2001:db8::/33")).contains(v4))
    let v6 = try #require(IPAddress("2001:db8:8000::"))
    #expect(try #require(AddressRange("2001:db8::/32")).contains(v6))
    #expect(try !#require(AddressRange("2001:db8::/33")).contains(v6))
    #expect(try #require(AddressRange("::/0")).contains(v6))
    for wrong in ["10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "x", "::/129"] {
      #expect(AddressRange(wrong) == nil)
    }
  }

  @Test func `an IPv6 subscriber counts as one address, whichever of its own it comes from`() throws {
    let counts = ConnectionCounts(limit: 10, perAddress: 2)
    func admits(_ text: String) throws -> Bool {
      counts.admit(try #require(IPAddress(text)), isProxy: false)
    }
    #expect(try ["2001:db8:0:1::1", "2001:db8:0:1:ffff::2"].allSatisfy(admits))
    #expect(try !admits("2001:db8:0:1::3"))
    #expect(try ["2001:db8:0:2::1", "10.1.2.3", "10.1.2.3", "10.1.2.4"].allSatisfy(admits))
    #expect(try !admits("10.1.2.3"))
    counts.release(try #require(IPAddress("2001:db8:0:1::1")))
    #expect(try admits("2001:db8:0:1::3"))
  }

  @Test func `only trusted proxies are believed about their client`() throws {
    let proxies = [try #require(AddressRange("127.0.0.0/8")), try #require(AddressRange("10.0.0.0/8"))]
    func client(_ peer: String, _ fields: String...) throws -> String {
      var headers = Headers()
      for field in fields { headers.add("X-Forwarded-For", field) }
      return clientAddress(peer: try #require(IPAddress(peer)), headers, trusting: proxies).description
    }
    #expect(try client("9.9.9.9", "1.1.1.1") == "9.9.9.9")
    #expect(try client("127.0.0.1", "6.6.6.6, 1.1.1.1, 10.2.3.4") == "1.1.1.1")
    #expect(try client("127.0.0.1", "6.6.6.6", "1.1.1.1") == "1.1.1.1")
    #expect(try client("127.0.0.1", "nonsense, 10.0.0.5") == "10.0.0.5")
    #expect(try client("127.0.0.1") == "127.0.0.1")
  }

  @Test func `the date is written as RFC 9110 has it`() {
    #expect(DateField.text(unixSeconds: 784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(DateField.text(unixSeconds: 1_709_164_800) == "Thu, 29 Feb 2024 00:00:00 GMT")
  }
}
