import MuscleMateAPI
import Primitives
import TestKit
import Testing

@testable import MuscleMateServer

@Suite struct `A picture of the brand` {
  private let icon = "/v1/admin/tenant/pictures/icon"
  private let logo = "/v1/admin/tenant/pictures/logo"

  private func put(_ path: String, _ bytes: [UInt8], type: String = "image/png", as client: Client)
    async throws -> Received
  {
    try await client.send("PUT", path, type: type, bytes)
  }

  @Test func `is served from the tenant's own host, under a path that names its content`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      #expect(try await server.visitor.get("/v1/tenant").expect(200).json["pictures"] == [:])
      let bytes = SamplePicture.png(width: 512, height: 512)
      let set = try await put(icon, bytes, as: ada).expect(200).json["pictures"]
      let shown = try await server.visitor.get("/v1/tenant").expect(200).json["pictures"]
      #expect(shown == set)
      #expect(shown?["icon"]?["width"] == 512 && shown?["icon"]?["media_type"] == "image/png")
      #expect(shown?["logo"] == nil)
      let path = try #require(shown?["icon"]?["path"]?.text)
      #expect(path.wholeMatch(of: /\/brand\/[0-9a-f]{64}/) != nil)
      let picture = try await server.visitor.get(path).expect(200)
      #expect(picture.body == bytes)
      #expect(picture.headers["content-type"] == "image/png")
      #expect(picture.headers["cache-control"] == "public, max-age=31536000, immutable")
      #expect(picture.headers["x-content-type-options"] == "nosniff")
      #expect(picture.headers["content-security-policy"] == "default-src 'none'")
    }
  }

  @Test func `gives way to the next one, and to none`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      var paths: [String] = []
      for bytes in [
        SamplePicture.png(width: 300, height: 100), SamplePicture.losslessWebP(width: 1_024, height: 512),
      ] {
        let pictures = try await put(logo, bytes, as: ada).expect(200).json["pictures"]
        paths.append(try #require(pictures?["logo"]?["path"]?.text))
      }
      try await server.visitor.get(paths[0]).expect(404)
      let now = try await server.visitor.get(paths[1]).expect(200)
      #expect(now.headers["content-type"] == "image/webp")
      try await ada.delete(logo).expect(204)
      try await server.visitor.get(paths[1]).expect(404)
      #expect(try await ada.get("/v1/admin/tenant").expect(200).json["pictures"] == [:])
      try await ada.delete(logo).expect(204)
    }
  }

  @Test func `stands in the pages and the manifest of the portal, and of this tenant alone`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      try server.database.administer("select app.create_tenant('iron', 'Iron')")
      var other = server.visitor
      other.tenant = "iron"
      let bytes = SamplePicture.png(width: 192, height: 192)
      let mine = try await put(icon, bytes, as: ada).expect(200).json["pictures"]
      let path = try #require(mine?["icon"]?["path"]?.text)
      for page in ["/train", "/sign-in"] {
        let html = try await server.visitor.get(page).expect(200).text
        #expect(html.contains("<link rel=\"icon\" href=\"\(path)\" type=\"image/png\">"), "\(page)")
        #expect(html.contains("<img src=\"\(path)\" width=\"22\" height=\"22\" alt=\"\">"), "\(page)")
        #expect(!html.contains("/brand/mark.svg"), "\(page)")
      }
      let manifest = try await server.visitor.get("/manifest.webmanifest").expect(200).text
      let installed = try JSON.parse(Array(manifest.utf8))["icons"]
      let own: JSON = [
        ["src": .string(path), "sizes": "192x192", "type": "image/png", "purpose": "any"]
      ]
      #expect(installed == own)
      let large = SamplePicture.png(width: 400, height: 80)
      let both = try await put(logo, large, as: ada).expect(200).json["pictures"]
      let wide = try #require(both?["logo"]?["path"]?.text)
      let name = try #require(try await server.visitor.get("/v1/tenant").expect(200).json["name"]?.text)
      let shell = try await server.visitor.get("/train").expect(200).text
      #expect(shell.contains("src=\"\(wide)\" width=\"400\" height=\"80\" alt=\"\(name)\">"))
      try await other.get(path).expect(404)
      #expect(try await other.get("/train").expect(200).text.contains("/brand/mark.svg"))
    }
  }

  @Test func `is PNG or WebP of the right size, whatever its sender calls it`() async throws {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>".utf8)
      let refused: [(String, [UInt8], String)] = [
        (icon, svg, "a PNG or WebP picture"), (icon, [], "a PNG or WebP picture"),
        (icon, Array(SamplePicture.png(width: 192, height: 192).prefix(20)), "a PNG or WebP picture"),
        (icon, SamplePicture.png(width: 191, height: 191), "a square of 192 to 1024 pixels"),
        (icon, SamplePicture.png(width: 512, height: 511), "a square of 192 to 1024 pixels"),
        (icon, SamplePicture.webP(width: 1_025, height: 1_025), "a square of 192 to 1024 pixels"),
        (logo, SamplePicture.png(width: 1_025, height: 100), "at most 1024 by 512 pixels"),
        (logo, SamplePicture.extendedWebP(width: 100, height: 513), "at most 1024 by 512 pixels"),
        (logo, SamplePicture.png(width: 0, height: 100), "at most 1024 by 512 pixels"),
      ]
      for (path, bytes, expected) in refused {
        let answer = try await put(path, bytes, as: ada).expect(422)
        let fault = try answer.json["errors"]?.elements?.first
        #expect(fault?["pointer"] == "" && fault?["code"] == "invalid", "\(answer.text)")
        #expect(fault?["message"]?.text?.contains(expected) == true, "\(answer.text)")
      }
      try await put(icon, svg, type: "image/svg+xml", as: ada).expect(415)
      try await put(logo, [UInt8](repeating: 0, count: 256 * 1_024 + 1), as: ada).expect(413)
      #expect(try server.database.rows("select from app.tenant_pictures").isEmpty)
      let whole = SamplePicture.png(
        width: 192, height: 192, of: String(repeating: "x", count: 256 * 1_024 - 33))
      #expect(whole.count == 256 * 1_024)
      try await put(icon, whole, type: "application/octet-stream", as: ada).expect(200)
    }
  }

  @Test func `is for admins who look after content and have proved who they are, and is audited`()
    async throws
  {
    try await TestServer.run { server in
      let ada = try server.signedIn("ada", as: "admin")
      let bytes = SamplePicture.png(width: 192, height: 192)
      try await put("/v1/admin/tenant/pictures/banner", bytes, as: ada).expect(404)
      try await ada.delete("/v1/admin/tenant/pictures/banner").expect(404)
      let otto = try server.admin("otto", duties: [.accounts])
      #expect(try await put(icon, bytes, as: otto).expect(403).problem == "duty-needed")
      let anna = try server.signedIn("anna")
      try await put(icon, bytes, as: anna).expect(403)
      try await put(icon, bytes, as: server.visitor).expect(401)
      try server.database.administer("update auth.sessions set proved_at = now() - interval '16 minutes'")
      #expect(try await put(icon, bytes, as: ada).expect(403).problem == "proof-needed")
      #expect(try await ada.delete(icon).expect(403).problem == "proof-needed")
      try server.database.administer("update auth.sessions set proved_at = now()")
      try await put(icon, bytes, as: ada).expect(200)
      try await ada.delete(icon).expect(204)
      try await ada.delete(icon).expect(204)
      let audited = try server.database.rows(
        "select actor_id, details from app.audit_entries where action = 'tenant_changed'")
      let entry: [String?] = [ada.account, "{\"members\": [\"pictures/icon\"]}"]
      #expect(audited == [entry, entry])
    }
  }

  @Test func `has the size that its first bytes say`() {
    let files = [
      SamplePicture.png(width: 640, height: 70), SamplePicture.webP(width: 640, height: 70),
      SamplePicture.losslessWebP(width: 640, height: 70), SamplePicture.extendedWebP(width: 640, height: 70),
    ]
    for (index, file) in files.enumerated() {
      let picture = PictureFile(file)
      #expect(picture?.width == 640 && picture?.height == 70, "\(index)")
      #expect(picture?.mediaType == (index == 0 ? "image/png" : "image/webp"))
      // However short it is cut, nothing is read past its end.
      for length in 0..<30 { #expect(PictureFile(Array(file.prefix(length))) == nil) }
    }
  }
}
