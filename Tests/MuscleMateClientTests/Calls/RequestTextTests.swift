internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateClient

struct RequestTextTests {
  @Test func `the gaps of a path are filled, percent-encoded`() throws {
    let arguments: PathArguments = ["lifter": "me", "exercise": "Zercher squat/ü?#%"]
    #expect(
      try arguments.filling("/v1/lifters/{lifter}/exercises/{exercise}")
        == "/v1/lifters/me/exercises/Zercher%20squat%2F%C3%BC%3F%23%25")
    #expect(try PathArguments().filling("/v1/me") == "/v1/me")
  }

  @Test func `an argument that would make another path of it is refused, each one by name`() throws {
    let error = #expect(throws: ClientError.self) {
      try (["lifter": "..", "id": "."] as PathArguments).filling("/v1/{lifter}/{id}/{set}")
    }
    guard case .invalid(let faults) = error else { throw TestKitError("\(String(describing: error))") }
    #expect(faults.map(\.pointer) == ["/lifter", "/id", "/set"])
    #expect(faults.map(\.code) == [.invalid, .invalid, .missing])
  }

  @Test func `a query leaves out what has no value, and encodes the rest`() {
    var query = SyncQuery()
    #expect(Caller.text(ofQuery: query) == "?limit=100")
    query.kinds = [.workout, .draft]
    #expect(Caller.text(ofQuery: query) == "?limit=100&kinds=workout%2Cdraft")
    #expect(Caller.text(ofQuery: Nothing()) == "")
  }

  @Test func `an operation's number is a dictionary of structured fields`() {
    let (device, id) = (UUID(high: 0x01a1_fd18_80dc_73bd, low: 0x9948_0000_0000_000d), UUID(high: 1, low: 2))
    #expect(
      FieldText.operation(device: device, sequence: 41, id: id)
        == #"device="01a1fd18-80dc-73bd-9948-00000000000d", sequence=41, id="00000000-0000-0001-0000-000000000002""#
    )
  }

  @Test func `a version is read from a tag and written into one`() {
    #expect(FieldText.version(5) == "\"5\"")
    #expect(FieldText.version(inTag: "\"1842-3f0a\"") == 1_842)
    #expect(FieldText.version(inTag: "W/\"7-aa-gzip\"") == 7)
    #expect(FieldText.version(inTag: "\"abc\"") == nil)
    #expect(FieldText.version(inTag: "") == nil)
  }

  @Test func `a date is read, and one of another form is not`() {
    #expect(FieldText.date("Sun, 06 Nov 1994 08:49:37 GMT")?.unixSeconds == 784_111_777)
    #expect(FieldText.date("Mon, 31 Dec 2029 23:59:59 GMT")?.description == "2029-12-31T23:59:59Z")
    for text in [
      "", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 99 Nov 1994 08:49:37 GMT",
    ] {
      #expect(FieldText.date(text) == nil, "\(text)")
    }
  }

  @Test func `the time to wait is seconds or a date`() throws {
    let now = try #require(Timestamp("1994-11-06T08:49:07Z"))
    #expect(FieldText.duration("120", from: now) == .seconds(120))
    #expect(FieldText.duration("Sun, 06 Nov 1994 08:49:37 GMT", from: now) == .seconds(30))
    #expect(FieldText.duration("Sun, 06 Nov 1994 08:00:00 GMT", from: now) == .zero)
    #expect(FieldText.duration("soon", from: now) == nil)
    #expect(FieldText.duration("-1", from: now) == nil)
  }
}
