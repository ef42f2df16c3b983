/// Delivery reports as mail servers make them (RFC 3464), written for these tests.
enum DeliveryReportSamples {
  static let mail = "01a1fc4a-3c64-7952-9ee0-e7b8f8fa35a7"

  /// As Postfix has it: with the whole mail, and without a parameter of the report's type in the usual order.
  static func postfix(
    of id: String = mail, to address: String = "anna@example.com", status: String = "5.1.1",
    action: String = "failed"
  ) -> String {
    """
    From MAILER-DAEMON Sun Nov 22 09:00:00 2026
    Return-Path: <>
    Received: by mx.example.net (Postfix) id 4Cc0A1; Sun, 22 Nov 2026 09:00:00 +0000 (UTC)
    From: MAILER-DAEMON@mx.example.net (Mail Delivery System)
    Subject: Undelivered Mail Returned to Sender
    To: no-reply@api.example.com
    Auto-Submitted: auto-replied
    MIME-Version: 1.0
    Content-Type: multipart/report; report-type=delivery-status;
    \tboundary="4Cc0A1.1763802000/mx.example.net"
    Message-Id: <20261122090000.4Cc0A2@mx.example.net>

    This is a MIME-encapsulated message.

    --4Cc0A1.1763802000/mx.example.net
    Content-Description: Notification
    Content-Type: text/plain; charset=us-ascii

    Your message could not be delivered to one or more recipients.

    --4Cc0A1.1763802000/mx.example.net
    Content-Description: Delivery report
    Content-Type: message/delivery-status

    Reporting-MTA: dns; mx.example.net
    X-Postfix-Queue-ID: 4Cc0A1
    Arrival-Date: Sun, 22 Nov 2026 08:59:58 +0000 (UTC)

    Final-Recipient: rfc822; \(address)
    Original-Recipient: rfc822;\(address)
    Action: \(action)
    Status: \(status)
    Remote-MTA: dns; mail.example.com
    Diagnostic-Code: smtp; 550 \(status) <\(address)>: Recipient address
        rejected: User unknown

    --4Cc0A1.1763802000/mx.example.net
    Content-Description: Undelivered Message
    Content-Type: message/rfc822

    Return-Path: <no-reply@api.example.com>
    Message-ID: <\(id)@api.example.com>
    From: "MuscleMate"
     <no-reply@api.example.com>
    To: \(address)
    Subject: Your week

    Hello

    --4Cc0A1.1763802000/mx.example.net--
    """
  }

  /// As Exchange has it: no quotes where none are needed, only headers of the mail, and lines that end in CRLF.
  static func exchange(of id: String = mail, to address: String = "Anna@Example.com") -> String {
    """
    From: <postmaster@contoso.example>
    To: <no-reply@api.example.com>
    Content-Type: multipart/report; report-type=delivery-status; boundary=c0ffee-12ab
    MIME-Version: 1.0
    Subject: Undeliverable: Your week
    In-Reply-To: <\(id)@api.example.com>
    References: <\(id)@api.example.com>

    --c0ffee-12ab
    Content-Type: multipart/alternative; differences=Content-Type; boundary="inner"

    --inner
    Content-Type: text/plain; charset="us-ascii"

    Delivery has failed to these recipients.
    --inner--

    --c0ffee-12ab
    Content-Type: message/delivery-status

    Reporting-MTA: dns;EX01.contoso.example
    Received-From-MTA: dns;mx.example.net

    Final-Recipient: RFC822;\(address)
    Action: FAILED
    Status: 5.1.10
    Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup

    --c0ffee-12ab
    Content-Type: text/rfc822-headers

    message-id: <\(id.uppercased())@api.example.com>
    Subject: Your week

    --c0ffee-12ab--
    """.replacing("\n", with: "\r\n")
  }

  /// As Exim has it: a status that says nothing, and what the other server answered.
  static func exim(_ reply: String) -> String {
    postfix(status: "5.0.0").replacing("smtp; 550 5.0.0", with: "smtp; \(reply)")
  }
}
