/// The mails to a subscriber. `{tier}` is the subscriber's tier, `{date}` a day, given as YYYY-MM-DD.
struct BillingMail: Sendable {
  typealias Text = (subject: String, body: String)

  let english: Text
  let german: Text
  let spanish: Text
  let turkish: Text

  // How every one of them ends, since it is what people fear.
  private static let englishEnd =
    "Nothing is deleted, and your own log stays yours to read and to export, paid or not."
  private static let germanEnd =
    "Gelöscht wird nichts, und dein Tagebuch kannst du immer lesen und exportieren, bezahlt oder nicht."
  private static let spanishEnd =
    "No se elimina nada, y tu registro sigue siendo tuyo para leerlo y exportarlo, pagues o no."
  private static let turkishEnd =
    "Hiçbir şey silinmez; ödeme yapmasan da kayıtlarını her zaman okuyup dışa aktarabilirsin."

  /// - Parameter isManaged: whether there is something to see to, where the link leads.
  init(english: Text, german: Text, spanish: Text, turkish: Text, isManaged: Bool = true) {
    let link = isManaged ? "{manage_url}\n\n" : ""
    self.english = (
      "{brand}: \(english.subject)", "Hello {name},\n\n\(english.body)\n\n\(link)\(Self.englishEnd)\n"
    )
    self.german = (
      "{brand}: \(german.subject)", "Hallo {name},\n\n\(german.body)\n\n\(link)\(Self.germanEnd)\n"
    )
    self.spanish = (
      "{brand}: \(spanish.subject)", "Hola, {name}:\n\n\(spanish.body)\n\n\(link)\(Self.spanishEnd)\n"
    )
    self.turkish = (
      "{brand}: \(turkish.subject)", "Merhaba {name},\n\n\(turkish.body)\n\n\(link)\(Self.turkishEnd)\n"
    )
  }
}

extension MailKind {
  /// Texts of the kinds about a subscription.
  var billing: BillingMail {
    switch self {
    case .trialEnds: .trialEnds
    case .paymentFailed: .paymentFailed
    case .subscriptionReadOnly: .readOnly
    case .subscriptionEnded: .ended
    default: .refunded
    }
  }
}

extension BillingMail {
  fileprivate static let trialEnds = BillingMail(
    english: (
      "your free trial of {tier} ends soon",
      "Your free trial of {tier} ends on {date}, and you will be charged from then on. If you don't want that, cancel "
        + "it before."
    ),
    german: (
      "deine kostenlose Testphase von {tier} endet bald",
      "deine kostenlose Testphase von {tier} endet am {date}; danach kostet es Geld. Möchtest du das nicht, dann "
        + "kündige vorher."
    ),
    spanish: (
      "tu prueba gratuita de {tier} termina pronto",
      "Tu prueba gratuita de {tier} termina el {date}, y a partir de entonces se cobra. Si no la quieres, cancélala antes."
    ),
    turkish: (
      "{tier} ücretsiz denemen yakında bitiyor",
      "{tier} ücretsiz denemen {date} tarihinde bitiyor, sonrası ücretli. İstemiyorsan öncesinde iptal et."
    ))

  fileprivate static let paymentFailed = BillingMail(
    english: (
      "a payment failed",
      "Your payment for {tier} failed. You keep everything until {date}; please check how you pay."
    ),
    german: (
      "eine Zahlung ist fehlgeschlagen",
      "deine Zahlung für {tier} ist fehlgeschlagen. Bis zum {date} behältst du alles; bitte prüfe deine "
        + "Zahlungsart."
    ),
    spanish: (
      "un pago ha fallado",
      "Tu pago de {tier} ha fallado. Lo conservas todo hasta el {date}; revisa tu forma de pago."
    ),
    turkish: (
      "bir ödeme başarısız oldu",
      "{tier} için ödemen başarısız oldu. {date} tarihine kadar her şey sende kalır; lütfen ödeme biçimini gözden geçir."
    ))

  fileprivate static let readOnly = BillingMail(
    english: (
      "{tier} can only be read now",
      "The payment for {tier} is still due. From {date} on you can read what is there, but not add anything new."
    ),
    german: (
      "{tier} ist jetzt nur noch lesbar",
      "die Zahlung für {tier} steht noch aus. Ab dem {date} kannst du lesen, was da ist, aber nichts Neues "
        + "anlegen."
    ),
    spanish: (
      "{tier} ahora solo se puede leer",
      "El pago de {tier} sigue pendiente. Desde el {date} puedes leer lo que hay, pero no crear nada nuevo."
    ),
    turkish: (
      "{tier} artık yalnızca okunabilir",
      "{tier} için ödeme hâlâ bekliyor. {date} tarihinden sonra var olanlar okunabilir, ama yeni bir şey eklenemez."
    ))

  fileprivate static let ended = BillingMail(
    english: ("{tier} has ended", "Your subscription to {tier} ended on {date}."),
    german: ("{tier} ist beendet", "dein Abo „{tier}“ endete am {date}."),
    spanish: (
      "{tier} ha terminado",
      "Tu suscripción a {tier} terminó el {date}."
    ),
    turkish: (
      "{tier} sona erdi",
      "{tier} aboneliğin {date} tarihinde sona erdi."
    ))

  fileprivate static let refunded = BillingMail(
    english: (
      "{tier} was refunded",
      "Your subscription to {tier} was cancelled on {date}, and the money was refunded."
    ),
    german: (
      "{tier} wurde erstattet",
      "dein Abo „{tier}“ wurde am {date} storniert und das Geld erstattet."
    ),
    spanish: (
      "reembolso de {tier}",
      "Tu suscripción a {tier} se canceló el {date} y se te ha devuelto el dinero."
    ),
    turkish: (
      "{tier} ücreti iade edildi",
      "{tier} aboneliğin {date} tarihinde iptal edildi ve paran iade edildi."
    ), isManaged: false)
}
