internal import APISchema
internal import MuscleMateAPI
internal import Primitives
internal import Testing

struct JobRequestTests {
  @Test(arguments: [
    (#"{"a": [{"b\u0000": 1}]}"#, Fault.Code.nulCharacter), (#"{"a": ["\u0000"]}"#, .nulCharacter),
    (#"{"a": 1e999999}"#, .tooLarge), (#"{"a": {"b": [-1E-99999]}}"#, .tooLarge),
  ])
  func `refuses what jsonb can't hold, however deep it lies`(arguments: String, code: Fault.Code) throws {
    var faults = Faults()
    let body = try JSON.parse(Array("{\"arguments\": \(arguments)}".utf8))
    #expect(JobRequest.shape.decode(body, into: &faults) == nil)
    #expect(faults.list.map(\.code) == [code])
    #expect(faults.list.map(\.pointer) == ["/arguments"])
  }
}
