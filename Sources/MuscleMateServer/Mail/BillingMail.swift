/// What a subscriber is written. `{tier}` is what they have, `{date}` a day as YYYY-MM-DD.
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
    "No se borra nada, y tu registro sigue siendo tuyo para leerlo y exportarlo, pagado o no."
  private static let turkishEnd =
    "Hiçbir şey silinmez; ödenmiş olsun olmasın günlüğünü her zaman okuyup dışa aktarabilirsin."

  /// - Parameter isManaged: whether there is something to see to, where the link leads.
  init(english: Text, german: Text, spanish: Text, turkish: Text, isManaged: Bool = true) {
    let link = isManaged ? "{manage_url}\n\n" : ""
    self.english = (
      "\(english.subject) at {brand}", "Hello {name},\n\n\(english.body)\n\n\(link)\(Self.englishEnd)\n"
    )
    self.german = (
      "\(german.subject) bei {brand}", "Hallo {name},\n\n\(german.body)\n\n\(link)\(Self.germanEnd)\n"
    )
    self.spanish = (
      "\(spanish.subject) en {brand}", "Hola, {name}:\n\n\(spanish.body)\n\n\(link)\(Self.spanishEnd)\n"
    )
    self.turkish = (
      "{brand}: \(turkish.subject)", "Merhaba {name},\n\n\(turkish.body)\n\n\(link)\(Self.turkishEnd)\n"
    )
  }
}

extension MailKind {
  /// Of the kinds that speak of a subscription.
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
      "Your free trial of {tier} ends soon",
      "your free trial of {tier} ends on {date}, and is paid for from then on. If you don't want that, cancel "
        + "it before."
    ),
    german: (
      "Deine Probezeit von {tier} endet bald",
      "deine Probezeit von {tier} endet am {date}, danach wird bezahlt. Möchtest du das nicht, dann kündige "
        + "vorher."
    ),
    spanish: (
      "Tu prueba gratuita de {tier} termina pronto",
      "tu prueba gratuita de {tier} termina el {date}, y desde entonces se paga. Si no lo quieres, cancélala antes."
    ),
    turkish: (
      "{tier} ücretsiz denemen yakında bitiyor",
      "{tier} ücretsiz denemen {date} tarihinde bitiyor ve ondan sonra ücretli. İstemiyorsan daha önce iptal et."
    ))

  fileprivate static let paymentFailed = BillingMail(
    english: (
      "A payment failed",
      "your payment for {tier} failed. Until {date} everything stays open; please look at how you pay."
    ),
    german: (
      "Eine Zahlung ist fehlgeschlagen",
      "deine Zahlung für {tier} ist fehlgeschlagen. Bis zum {date} bleibt alles offen; bitte prüfe, wie du "
        + "zahlst."
    ),
    spanish: (
      "Un pago ha fallado",
      "tu pago de {tier} ha fallado. Hasta el {date} todo sigue abierto; revisa, por favor, cómo pagas."
    ),
    turkish: (
      "bir ödeme başarısız oldu",
      "{tier} için ödemen başarısız oldu. {date} tarihine kadar her şey açık kalır; lütfen ödeme biçimini gözden geçir."
    ))

  fileprivate static let readOnly = BillingMail(
    english: (
      "{tier} can only be read now",
      "the payment for {tier} is still owed. From {date} on what is there can be read, but nothing new be made."
    ),
    german: (
      "{tier} kann jetzt nur noch gelesen werden",
      "die Zahlung für {tier} steht noch aus. Ab dem {date} kann gelesen werden, was da ist, aber nichts Neues "
        + "angelegt."
    ),
    spanish: (
      "{tier} ahora solo se puede leer",
      "el pago de {tier} sigue pendiente. Desde el {date} se puede leer lo que hay, pero no crear nada nuevo."
    ),
    turkish: (
      "{tier} artık yalnızca okunabilir",
      "{tier} için ödeme hâlâ bekliyor. {date} tarihinden sonra var olanlar okunabilir, ama yeni bir şey eklenemez."
    ))

  fileprivate static let ended = BillingMail(
    english: ("{tier} has ended", "your subscription of {tier} ended on {date}."),
    german: ("{tier} ist beendet", "dein Abonnement von {tier} endete am {date}."),
    spanish: (
      "{tier} ha terminado",
      "tu suscripción de {tier} terminó el {date}."
    ),
    turkish: (
      "{tier} sona erdi",
      "{tier} aboneliğin {date} tarihinde sona erdi."
    ))

  fileprivate static let refunded = BillingMail(
    english: (
      "{tier} was refunded",
      "your subscription of {tier} was taken back on {date}, and the money returned."
    ),
    german: (
      "{tier} wurde erstattet",
      "dein Abonnement von {tier} wurde am {date} zurückgenommen und das Geld erstattet."
    ),
    spanish: (
      "{tier} se ha devuelto",
      "tu suscripción de {tier} se retiró el {date}, y el dinero se devolvió."
    ),
    turkish: (
      "{tier} iade edildi",
      "{tier} aboneliğin {date} tarihinde geri alındı ve para iade edildi."
    ), isManaged: false)
}
