/// The months in the languages of the apps' accounts.
enum MonthNames {
  /// Nil for a word that is no month, or one that is different months in different languages.
  static func month(_ word: String) -> Int? { months[word.lowercased()] }

  /// Every beginning of three letters and more, since each app and each system abbreviates in its own way; those
  /// that two languages use for different months are left out (`jui` is June or July in French).
  private static let months: [String: Int] = {
    var months: [String: Int] = [:]
    var ambiguous: Set<String> = []
    for line in languages {
      for (index, name) in line.split(separator: " ").enumerated() {
        for length in min(3, name.count)...name.count {
          let beginning = String(name.prefix(length))
          if let other = months.updateValue(index + 1, forKey: beginning), other != index + 1 {
            ambiguous.insert(beginning)
          }
        }
      }
    }
    for beginning in ambiguous { months[beginning] = nil }
    months.merge(abbreviations) { _, abbreviation in abbreviation }
    return months
  }()

  /// Abbreviations that are no beginnings of the month, or that two months share: the Finnish November is abbreviated
  /// `marras`, so that `mar` is March everywhere.
  private static let abbreviations: [String: Int] = [
    "mar": 3, "mrt": 3, "mrz": 3, "čvn": 6, "čvc": 7, "jän": 1, "май": 5, "мая": 5,
  ]

  private static let languages = [
    "january february march april may june july august september october november december",
    "januar februar märz april mai juni juli august september oktober november dezember",
    "jänner feber märz april mai juni juli august september oktober november dezember",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
    "januari februari maart april mei juni juli augustus september oktober november december",
    "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
    "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień",
    "januari februari mars april maj juni juli augusti september oktober november december",
    "januar februar marts april maj juni juli august september oktober november december",
    "januar februar mars april mai juni juli august september oktober november desember",
    "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta"
      + " marraskuuta joulukuuta",
    "ledna února března dubna května června července srpna září října listopadu prosince",
    "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie",
    "január február március április május június július augusztus szeptember október november december",
    "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня",
  ]
}
