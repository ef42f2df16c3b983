import Primitives
import Testing

@testable import MuscleMateServer

@Suite struct HevyTimeTests {
  @Test(arguments: [
    "8 Apr 2026, 16:50", "8 April 2026, 16:50", "8. Apr. 2026, 16:50", "8 avr. 2026, 16:50",
    "8 avril 2026 à 16:50",
    "8 abr 2026, 16:50", "8 de abr. de 2026, 16:50", "8 de abril de 2026, 16:50", "8 apr 2026, 16:50",
    "8 Nis 2026, 16:50",
    "8 Nisan 2026 16:50", "8 apr. 2026, 16:50", "8 kwi 2026, 16:50", "8 kwietnia 2026, 16:50",
    "8 dubna 2026, 16:50",
    "8 huhtikuuta 2026, 16:50", "8 апр. 2026, 16:50", "8 квіт. 2026, 16:50", "8 ápr. 2026, 16:50",
    "Apr 8, 2026, 4:50 PM", "2026-04-08 16:50:00", "2026年4月8日 16:50", "08 Apr 2026, 16:50:00",
  ])
  func `the eighth of April is understood in many languages`(_ text: String) {
    #expect(LocalTime(hevy: text)?.description == "2026-04-08 16:50:00")
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
    let found = months.split(separator: " ").map { LocalTime(hevy: "15 \($0) 2025, 08:30")?.date.month }
    #expect(found == (1...12).map { Int64($0) }, "\(language)")
  }

  @Test(arguments: [
    "", "8 Foo 2026, 16:50", "31 Feb 2026, 16:50", "8 Apr 26, 16:50", "8 Apr 2026", "8 Apr 2026, 24:00",
    "8 Apr 2026, 16:60",
    "8/4/2026 16:50", "04-08-2026 16:50", "8 Apr May 2026, 16:50", "8 jui 2026, 16:50",
    "13 Apr 2026, 13:50 PM", "Apr",
  ])
  func `what could be two times, or none, is refused`(_ text: String) {
    #expect(LocalTime(hevy: text) == nil)
  }

  @Test(arguments: [
    ("1h 2m", 3_720), ("45m", 2_700), ("58s", 58), ("1h", 3_600), ("1H 2M 3S", 3_723), ("90", 90), ("0s", 0),
  ])
  func `durations are read as spoken`(_ text: String, _ seconds: Int) throws {
    #expect(try spokenDuration(text) == seconds)
  }

  @Test(arguments: ["", "h", "1x", "1h 2", "-5m", "99999999999h", "1.5h", "1000h"])
  func `durations that are none are refused`(_ text: String) {
    #expect(throws: RowFault.self) { try spokenDuration(text) }
  }
}
