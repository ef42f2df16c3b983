import Drawing
import Foundation
import TestKit
import Testing

@testable import Rendering

@Suite struct `A rendered file` {
  private static let pictures: [(name: String, card: Card, format: CardFormat, palette: Palette)] = [
    ("workout-square", SampleCards.workout, .square, SampleCards.day),
    ("workout-story-night", SampleCards.workout, .story, SampleCards.night),
    ("graph-portrait", SampleCards.graph, .portrait, SampleCards.day),
    ("graph-link-night", SampleCards.graph, .link, SampleCards.night),
  ]

  private static func scene(_ card: Card, _ format: CardFormat) throws -> Scene {
    try #require(card.scenes(format, measure: Renderer.measure).first)
  }

  /// A picture that was looked at and kept: `DRAWINGS_WRITE=1 swift test --filter Golden` writes it again.
  @Test(arguments: pictures.indices)
  func `Golden: looks as it did when it was looked at`(_ index: Int) throws {
    let (name, card, format, palette) = Self.pictures[index]
    let png = try Renderer(palette).png(Self.scene(card, format))
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
    let file = folder.appending(path: "\(name).png")
    if ProcessInfo.processInfo.environment["DRAWINGS_WRITE"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(png).write(to: file)
    }
    let difference = try Pixels(png).difference(from: Pixels(Array(Data(contentsOf: file))))
    #expect(difference <= 0.01, "\(difference) of the pixels of \(name) differ")
  }

  @Test func `as PNG is as large as the scene, and shows every square of a code`() throws {
    let code = try #require(QRSquares(encoding: "otpauth://totp/MuscleMate:anna?secret=MZXW6YTBOI"))
    let pixels = try Pixels(Renderer(.plain).png(code.scene(square: 3, title: "")))
    #expect(pixels.width == code.side * 3 && pixels.height == code.side * 3)
    for row in 0..<code.side {
      for column in 0..<code.side {
        let isInside = code.rows.indices.contains(row - 4) && code.rows.indices.contains(column - 4)
        let isDark = isInside && code.rows[row - 4][column - 4]
        let expected: [UInt8] = isDark ? [0, 0, 0] : [255, 255, 255]
        guard pixels.at(column * 3 + 1, row * 3 + 1) != expected else { continue }
        Issue.record("\(row), \(column)")
      }
    }
  }

  @Test func `that is too large for Cairo is a failure, and nothing else is harmed`() throws {
    let large = Scene(width: 40_000, height: 40_000, title: "")
    #expect(throws: Renderer.Failure.self) { try Renderer(.plain).png(large) }
    #expect(try !Renderer(SampleCards.day).png(Self.scene(SampleCards.graph, .square)).isEmpty)
  }

  @Test func `is in the fonts that it was made for`() {
    #expect(Renderer.missingFonts == [])
  }

  @Test func `a text of megabytes makes no code`() {
    #expect(QRSquares(encoding: String(repeating: "x", count: 1_000_000)) == nil)
  }

  @Test func `as SVG has outlines in place of letters, no script and nothing from elsewhere`() throws {
    let svg = try String(
      decoding: Renderer(SampleCards.day).svg(Self.scene(SampleCards.graph, .square)), as: UTF8.self)
    #expect(svg.contains("<svg") && svg.contains("width=\"1080"))
    for word in ["<text", "font-family", "<script", "href=\"http", "url(http"] {
      #expect(!svg.contains(word), "\(word)")
    }
  }

  @Test func `as SVG is the same when it is made again`() throws {
    let scene = try Self.scene(SampleCards.workout, .square)
    #expect(try Renderer(SampleCards.day).svg(scene) == Renderer(SampleCards.day).svg(scene))
  }

  @Test func `shows a character that no font has as a square`() throws {
    func pixels(_ name: String) throws -> Pixels {
      var card = SampleCards.workout
      card.person = name
      return try Pixels(Renderer(SampleCards.day).png(Self.scene(card, .square)))
    }
    #expect(try pixels("Ana \u{F1234} B").difference(from: pixels("Ana □ B")) == 0)
    #expect(try pixels("Ana B").difference(from: pixels("Ana □ B")) > 0)
  }

  @Test func `leaves out a logo that can't be read`() throws {
    var card = SampleCards.workout
    card.brand.logo = 4
    let scene = try Self.scene(card, .square)
    let without = try Renderer(SampleCards.day).png(scene)
    let broken = Array(try Renderer(.plain).png(scene).prefix(500))
    #expect(try Renderer(SampleCards.day, pictures: ["logo": broken]).png(scene) == without)
    #expect(try Renderer(SampleCards.day, pictures: ["logo": [1, 2, 3]]).png(scene) == without)
    #expect(try Renderer(SampleCards.day, pictures: ["logo": without]).png(scene) != without)
  }

  @Test func `is the same from whichever thread, while others draw`() async throws {
    let scene = try Self.scene(SampleCards.graph, .link)
    let alone = try Renderer(SampleCards.day).png(scene)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 { group.addTask { try await aside { try Renderer(SampleCards.day).png(scene) } } }
      for try await png in group { #expect(png == alone) }
    }
  }

  @Test func `as PDF is read back with its title, language, tags and texts in order`() async throws {
    let scenes = SampleCards.workout.scenes(.a4, measure: Renderer.measure)
    let pdf = try Renderer(SampleCards.day).pdf(scenes, title: "Beine, schwer", language: "de")
    let lines = try await PDFReader.lines(of: pdf)
    #expect(
      lines.prefix(5) == [
        "pages 1", "title Beine, schwer", "language de", "shows title True", "marked True",
      ], "\(lines)")
    #expect(lines.contains("tags P H1 P P P P Table TR TD TD"), "\(lines)")
    let order = [
      "MuscleMate", "Legs, heavy", "28 November 2026", "12,450 kg", "Squat", "Romanian deadlift",
      "Anna Lindqvist",
    ]
    let places = order.map { text in lines.firstIndex { $0.contains(text) } }
    #expect(
      places.allSatisfy { $0 != nil } && places.compactMap(\.self) == places.compactMap(\.self).sorted(),
      "\(lines)")
  }
}
