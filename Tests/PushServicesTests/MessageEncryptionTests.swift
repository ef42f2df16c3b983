import HTTPClient
import Primitives
import Testing

@testable import PushServices

struct MessageEncryptionTests {
  @Test func `a message is encrypted as RFC 8291 does in its section 5`() throws {
    let subscription = try #require(
      WebPushSubscription(
        endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        publicKey:
          "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        secret: "BTBZMqHH6r4Tts7J_aSIgg"))
    let sender = try #require(
      AgreementKey(
        privateNumber: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        publicPoint: bytes(
          "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8")))
    let encrypted = try MessageEncryption.encrypt(
      Array("When I grow up, I want to be a watermelon".utf8), for: subscription, by: sender,
      salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"))
    #expect(
      try Base64URL.encode(#require(encrypted))
        == "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
        + "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN")
  }

  @Test(arguments: [
    "http://push.example.net/a", "https:///a", "https://user@push.example.net/a",
    "https://push.example.net/a#b",
    "https://push.example.net/a b", "ftp://push.example.net/a", "https://push.example.net\\@10.0.0.1/",
    "https://127.0.0.1/a", "https://169.254.169.254/", "https://10.0.0.1:444/a", "https://127.1/",
    "https://2130706433/",
    "https://0x7f.1/", "https://[::1]/", "https://[::ffff:10.0.0.1]:444/a", "https://[fe80::1/",
  ])
  func `an endpoint is an https address of a host`(endpoint: String) {
    #expect(WebPushSubscription.origin(of: endpoint) == nil)
  }

  @Test(arguments: ["push.example.net:444", "localhost", "17.188.143.34:444", "[2a00:1450::1]:444"])
  func `the origin is the endpoint's host and port`(host: String) {
    #expect(WebPushSubscription.origin(of: "https://\(host)/a?b") == "https://\(host)")
  }

  @Test func `a key that is no point of the curve makes no subscription`() throws {
    let point = [4] + [UInt8](repeating: 7, count: 64)
    #expect(
      WebPushSubscription(
        endpoint: "https://push.example.net/a", publicKey: Base64URL.encode(point),
        secret: "BTBZMqHH6r4Tts7J_aSIgg") == nil)
  }

  @Test func `a key that is made is read again, and bears the same public key`() throws {
    let made = try VAPIDSettings.made(contact: "mailto:push@example.com")
    let settings = try VAPIDSettings(made)
    #expect(Base64URL.decode(settings.publicKey)?.count == 65)
    #expect(try VAPIDSettings(made).publicKey == settings.publicKey)
    #expect(try VAPIDSettings(VAPIDSettings.made(contact: nil)).publicKey != settings.publicKey)
  }

  private func bytes(_ text: String) throws -> [UInt8] { try #require(Base64URL.decode(text)) }
}
