import Primitives
import Testing

@testable import MuscleMateServer

@Suite struct ImportTimeTests {
  @Test(arguments: [
    "8 Apr 2026, 16:50", "8 April 2026, 16:50", "8. Apr. 2026, 16:50", "8 avr. 2026, 16:50",
    "8 avril 2026 à 16:50",
    "8 abr 2026, 16:50", "8 de abr. de 2026, 16:50", "8 de abril de 2026, 16:50", "8 apr 2026, 16:50",
    "8 Nis 2026, 16:50",
    "8 Nisan 2026 16:50", "8 apr. 2026, 16:50", "8 kwi 2026, 16:50", "8 kwietnia 2026, 16:50",
    "8 dubna 2026, 16:50",
    "8 huhtikuuta 2026, 16:50", "8 апр. 2026, 16:50", "8 квіт. 2026, 16:50", "8 ápr. 2026, 16:50",
    "Apr 8, 2026, 4:50 PM", "2026-04-08 16:50:00", "2026年4月8日 16:50", "08 Apr 2026, 16:50:00",
    "8 abr 2026, 4:50 p. m.", "8 abr 2026, 4:50 p.\u{A0}m.", "2026年4月8日 下午4:50", "2026년 4월 8일 오후 4:50",
    "8 Nis 2026 4:50 ÖS", "2026/04/08 16:50", "2026/4/8 4:50 PM",
  ])
  func `the eighth of April is understood in many languages`(_ text: String) {
    #expect(DateReading(text, .yearFirst)?.localTime(hour: nil)?.description == "2026-04-08 16:50:00")
  }

  @Test(arguments: [
    ("en", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    ("de", "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
    ("es", "ene feb mar abr may jun jul ago sept oct nov dic"),
    ("fr", "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
    ("it", "gen feb mar apr mag giu lug ago set ott nov dic"),
    ("pt", "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez."),
    ("tr", "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara"),
    ("nl", "jan feb mrt apr mei jun jul aug sep okt nov dec"),
    ("pl", "sty lut mar kwi maj cze lip sie wrz paź lis gru"),
    ("sv", "jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec."),
    ("nb", "jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des."),
    ("fi", "tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu"),
    ("ru", "янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек."),
    ("cs", "led úno bře dub kvě čvn čvc srp zář říj lis pro"),
    ("ro", "ian. feb. mar. apr. mai iun. iul. aug. sept. oct. nov. dec."),
    ("hu", "jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec."),
  ])
  func `every month of a language is its own`(_ language: String, _ months: String) {
    let found = months.split(separator: " ").map {
      DateReading("15 \($0) 2025, 08:30", .yearFirst)?.date.month
    }
    #expect(found == (1...12).map { Int64($0) }, "\(language)")
  }

  @Test(arguments: [
    "", "8 Foo 2026, 16:50", "31 Feb 2026, 16:50", "8 Apr 2026", "8 Apr 2026, 24:00", "8 Apr 2026, 16:60",
    "8/4/2026 16:50", "04-08-2026 16:50", "8 Apr May 2026, 16:50", "8 jui 2026, 16:50",
    "13 Apr 2026, 13:50 PM", "Apr", "2026-04-08 10:00 CET", "2026-04-08 10:00:00+15:00",
    "2026-04-08 10:00 - 11:00",
    "2026-04-08T10:00:00+01:", "2026-W15-3", "2026-098", "20260408", "1775638200", "46120", "2026-04",
    "10:00",
  ])
  func `what could be two times, or none, is refused`(_ text: String) {
    #expect(DateReading(text, .yearFirst)?.localTime(hour: nil) == nil)
  }

  @Test(arguments: [
    // RFC 3339 and ISO 8601, in the extended and the basic format.
    "2024-01-05T09:00:00Z", "2024-01-05t09:00:00z", "2024-01-05T10:00:00+01:00",
    "2024-01-05T10:00:00.000+0100",
    "2024-01-05T10+01", "20240105T090000Z", "20240105T100000,5+0100", "2024-01-05T03:30:00−05:30",
    // pandas, Python, PostgreSQL, Swift, Ruby.
    "2024-01-05 10:00:00+01:00", "2024-01-05 09:00:00.123456+00:00", "2024-01-05 10:00:00+01",
    "2024-01-05 09:00:00 +0000",
    "2024-01-05 09:00:00 UTC",
    // Go, Java, JavaScript.
    "2024-01-05 10:00:00.123456789 +0100 CET", "2024-01-05 10:00:00 +0100 +01 m=+0.000012",
    "Friday, 05-Jan-24 09:00:00 UTC",
    "2024-01-05T10:00+01:00[Europe/Berlin]", "Fri Jan 05 09:00:00 UTC 2024", "Fri Jan 05 10:00:00 +0100 2024",
    "Fri Jan 05 2024 10:00:00 GMT+0100 (Central European Standard Time)", "Fri, 05 Jan 2024 09:00:00 GMT",
    "Jan 5, 2024, 10:00 AM GMT+1",
  ])
  func `an instant is the same however it is written`(_ text: String) {
    #expect(
      DateReading(text, .yearFirst)?.localTime(hour: nil)?.description == "2024-01-05 09:00:00+00:00")
  }

  @Test(arguments: [
    "2024-01-05T10:00:00", "2024-01-05T10:00", "2024-01-05 10:00:00.123456", "20240105T1000",
    "20240105 10:00",
    "Fri Jan  5 10:00:00 2024", "Friday, January 5, 2024 10:00", "Freitag, 5. Januar 2024, 10:00 Uhr",
    "viernes, 5 de enero de 2024, 10:00", "5 Ocak 2024 Cuma 10:00", "mar. 5 janv. 2024, 10 h 00",
    "5 Jan 24 10.00",
    "10:00 5 January 2024", "5th of January 2024 10 am",
  ])
  func `a clock on the wall is read however it is written`(_ text: String) {
    #expect(DateReading(text, .yearFirst)?.localTime(hour: nil)?.description == "2024-01-05 10:00:00")
  }

  @Test(arguments: [
    "2024-01-05", "2024/1/5", "5-Jan-24", "January 5th, 2024", "Fri, 5 Jan 2024", "5 de enero de 2024",
    "5. Januar 2024", "5 Ocak 2024", "Fri 5 January 24",
  ])
  func `a day is one without a time`(_ text: String) throws {
    #expect(DateReading(text, .yearFirst) == DateReading(try #require(CivilDate("2024-01-05"))))
  }

  @Test(arguments: [
    (["1704448800", "1704535200"], "2024-01-05 10:00:00+00:00"),
    (["1704448800712", "1704535200000"], "2024-01-05 10:00:00+00:00"),
    (["20240105", "20240106"], "2024-01-05 12:00:00"),
    (["45296", "45297"], "2024-01-05 12:00:00"), (["45296.4166666667", "45297"], "2024-01-05 10:00:00"),
    (["45296,4166666667"], "2024-01-05 10:00:00"), (["45296", "1704448800"], nil),
    (["20240105", "45296"], nil),
    (["20241305", "20240105"], nil), (["123", "124"], nil),
  ])
  func `numbers alone are dates where the whole column is of one kind`(_ column: [String], _ time: String?) {
    let style = DateStyle(numbers: DateColumn(column).numbersAlone)
    #expect(DateReading(column[0], style)?.localTime(hour: 12)?.description == time)
  }

  @Test(arguments: [
    ("10:00", 36_000), ("10:00:30.5", 36_030), ("4:50 PM", 60_600), ("16.50", 60_600), ("16h50", 60_600),
    ("10 Uhr 30", 37_800),
    ("0.4375", 37_800), ("1899-12-30 10:30:00", 37_800), ("2024-01-05T10:30:00Z", 37_800),
  ])
  func `a time of day is read in a column of its own`(_ text: String, _ second: Int) {
    #expect(ClockReading(text, DateStyle())?.secondOfDay == second)
  }

  @Test func `numbers alone are a date in the order that is known of the file`() {
    for (order, expected) in [
      (DateOrder.dayFirst, "2021-09-03 10:41:00"), (.monthFirst, "2021-03-09 10:41:00"),
    ] {
      for text in ["03/09/2021 10:41", "3.9.2021 10:41", "3/9/21 10:41"] {
        #expect(DateReading(text, order)?.localTime(hour: nil)?.description == expected, "\(text)")
      }
    }
  }

  @Test func `a clock that says how far it is from UTC keeps that`() {
    #expect(
      ["2026-04-11T16:50:00Z", "2026-04-11T16:50:00-03:30"].map {
        DateReading($0, .yearFirst)?.localTime(hour: nil)?.description
      } == ["2026-04-11 16:50:00+00:00", "2026-04-11 20:20:00+00:00"])
  }

  @Test(arguments: [
    ("1h 2m", 3_720), ("45m", 2_700), ("58s", 58), ("1h", 3_600), ("1H 2M 3S", 3_723), ("90", 90), ("0s", 0),
    ("38min", 2_280), ("1h 5min", 3_900), ("45sec", 45), ("1:05:00", 3_900), ("5:30", 330),
    ("1 Std. 5 Min.", 3_900),
    ("1d 2h", 93_600), ("264h 1m", 950_460), ("1 hora 5 minutos", 3_900), ("1 sa 5 dk", 3_900),
    ("1 ч 5 мин", 3_900),
    ("1.5h", 5_400), ("1,5 h", 5_400), ("30.0", 30), ("00:09:52.5", 593), ("0 days 00:09:52", 592),
    ("1 day 01:00:00", 90_000), ("PT1H5M", 3_900), ("P1DT1S", 86_401),
  ])
  func `durations are read as spoken`(_ text: String, _ seconds: Int) {
    #expect(DurationReading.seconds(text) == seconds)
  }

  @Test(arguments: ["", "h", "1x", "1h 2", "-5m", "99999999999h", "n/a", "1:75", "nan", "1e5"])
  func `durations that are none are refused`(_ text: String) {
    #expect(DurationReading.seconds(text) == nil)
  }

  @Test func `a bare number is of the unit that the header names`() {
    #expect(DurationReading.seconds("0.5094444", bare: 3_600) == 1_834)
    #expect(DurationReading.seconds("1,5", bare: 3_600) == 5_400)
  }
}
