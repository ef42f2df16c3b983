internal import Primitives
internal import TestKit
internal import Testing

@testable internal import MuscleMateServer

struct DeliveryReportTests {
  private typealias Samples = DeliveryReportSamples

  private func read(_ text: String) -> DeliveryReport? { DeliveryReport(Array(text.utf8)) }

  @Test func `Postfix's tells which mail did not reach whom`() throws {
    let report = try #require(read(Samples.postfix()))
    #expect(report.mail == UUID(Samples.mail))
    #expect(report.addresses == ["anna@example.com"])
  }

  @Test func `Exchange's needs no more of the mail than its headers, or what it answers to`() throws {
    let text = Samples.exchange()
    let report = try #require(read(text))
    #expect(report.mail == UUID(Samples.mail))
    #expect(report.addresses == ["anna@example.com"])
    #expect(read(text.replacing("message-id:", with: "x-id:")) == report)
    #expect(read(text.replacing("message-id:", with: "x-id:").replacing("In-Reply-To:", with: "X:")) == nil)
  }

  @Test func `of a forwarded mail both addresses are told, of several recipients those that failed`() throws {
    let start = "Final-Recipient: rfc822; a"
    let text = Samples.postfix().replacing("\(start)nna@", with: "\(start)@")
    #expect(try #require(read(text)).addresses == ["anna@example.com", "a@example.com"])
    let further = """
      Final-Recipient: rfc822; bob@example.com
      Action: relayed
      Status: 2.1.5

      Final-Recipient: rfc822; carl@example.com
      Action: failed
      Status: 5.1.2 (no such host)

      """
    let both = Samples.postfix().replacing(
      "    rejected: User unknown\n", with: "    rejected: User unknown\n\n\(further)")
    #expect(try #require(read(both)).addresses == ["anna@example.com", "carl@example.com"])
  }

  @Test(arguments: [
    ("5.1.1", "failed", true), ("5.1.10", "failed", true), ("5.1.2", "failed", true),
    ("5.1.3", "failed", true),
    ("5.1.6", "failed", true), ("5.1.1", "delayed", false), ("4.1.1", "failed", false),
    ("5.1.7", "failed", false), ("5.1.8", "failed", false), ("5.2.2", "failed", false),
    ("5.7.1", "failed", false), ("5.0.0", "failed", false), ("5.4.4", "failed", false),
    ("5.1", "failed", false),
    ("5.1.+1", "failed", false), ("5.1.٣", "failed", false), ("", "failed", false),
  ])
  func `counts where the address does not exist, and not where the mail or the mailbox is at fault`(
    status: String, action: String, counts: Bool
  ) {
    #expect((read(Samples.postfix(status: status, action: action)) != nil) == counts)
  }

  @Test(arguments: [
    ("550 5.1.1 no such user", true), ("550-5.1.1 no such user", true), ("550 5.7.1 spam", false),
    ("550 rejected", false), ("", false),
  ])
  func `where its status says nothing, the status of the other server's answer counts`(
    reply: String, counts: Bool
  ) {
    #expect((read(Samples.exim(reply)) != nil) == counts)
  }

  @Test func `what is no report, or is larger than one of ours can be, is none`() {
    for text in [
      "", "\n", "From x\n", "hello", "Subject: hi\n\n\(Samples.postfix())",
      Samples.postfix().replacing("multipart/report", with: "multipart/mixed"),
      Samples.postfix().replacing("message/delivery-status", with: "text/plain"),
      Samples.postfix().replacing("boundary=", with: "x="), Samples.postfix(of: "17"),
      Samples.postfix(to: "nobody"),
      Samples.postfix() + String(repeating: "x", count: DeliveryReport.mostBytes),
    ] {
      #expect(read(text) == nil, "\(text.prefix(80))")
    }
  }

  @Test func `thousands of parts, recipients and headers are bounded`() {
    let boundary = "\n--4Cc0A1.1763802000/mx.example.net\n"
    for filler in [
      String(repeating: boundary, count: 20_000), String(repeating: "X: y\n", count: 100_000),
      String(repeating: "Final-Recipient: rfc822; a@b.example\nAction: failed\n\n", count: 15_000),
      String(repeating: " folded", count: 100_000), String(repeating: "\n ", count: 300_000),
    ] {
      for place in ["Return-Path: <>\n", "This is a MIME", "Reporting-MTA", "Message-ID: <"] {
        _ = read(Samples.postfix().replacing(place, with: filler + place))
      }
    }
  }

  @Test(arguments: Draws.among(4, oneIn: 4)) func `damaged ones never trap`(_ seed: Int) {
    var random = SeededRandom(seed: 5, stream: seed)
    let samples = [Samples.postfix(), Samples.exchange(), Samples.exim("550 5.1.1 unknown")]
    for sample in samples.map({ Array($0.utf8) }) {
      for _ in 0..<300 {
        var bytes = sample
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          let index = Int.random(in: bytes.indices, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes[index] = Array("\r\n:;<>-\" =.@5\0".utf8).randomElement(using: &random) ?? 0
          case 2: bytes.removeSubrange(index..<min(bytes.count, index + 40))
          default: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 40)], at: index)
          }
          if bytes.isEmpty { bytes = [0] }
        }
        _ = DeliveryReport(bytes)
        _ = DeliveryReport(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))))
      }
    }
  }
}

struct SMTPReplyTests {
  @Test(arguments: [
    ("550 no such mailbox", true), ("551 not here", true), ("553 what is that", true), ("552 full", false),
    ("554 no", false), ("550 5.1.1 unknown", true), ("550-5.1.1 unknown", true), ("554 5.1.1 unknown", true),
    ("550 5.7.1 policy", false), ("550 5.2.1 disabled", false), ("550 5.0.0 no", true),
    ("553 5.1.8 your domain", false), ("450 4.1.1 later", false), ("450 5.1.1 confused", false), ("", false),
    ("550", true), ("5", false), ("abc 5.1.1", false), ("999 5.1.1", false),
  ])
  func `a recipient does not exist where the status says so, or the code where there is none`(
    line: String, isSo: Bool
  ) {
    #expect((SMTPReply(line)?.saysNoSuchAddress ?? false) == isSo)
  }
}
