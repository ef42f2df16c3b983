extension MailKind {
  func turkish(_ part: Part) -> String {
    switch part {
    case .subject: turkishSubject
    case .body: turkishBody
    }
  }

  private var turkishSubject: String {
    switch self {
    case .verifyEmail: "{brand} için adresini onayla"
    case .changeEmail: "{brand} için yeni adresini onayla"
    case .resetPassword: "{brand} için yeni bir parola"
    case .emailVerified: "Adresin onaylandı"
    case .emailChangeRequested: "{brand} adresin değişmek üzere"
    case .emailChanged: "{brand} adresin değişti"
    case .passwordChanged: "{brand} parolan değişti"
    case .usernameReminder: "{brand} kullanıcı adın"
    case .usernameChanged: "{brand} kullanıcı adın değişti"
    case .invite: "{coach}, {brand} üzerinde koçun olmak istiyor"
    case .inviteAccepted: "{name} davetini kabul etti"
    case .trialEnds, .paymentFailed, .subscriptionReadOnly, .subscriptionEnded, .subscriptionRefunded:
      billing.turkish.subject
    case .factorAdded, .factorRemoved, .factorsRemoved, .recoveryCodesMade, .recoveryCodeUsed,
      .passkeyAdded, .passkeyRemoved, .passkeySuspended, .codesGuessed,
      .unlockAccount, .identityLinked, .identityUnlinked, .accountTakenOver,
      .apiKeyCreated, .newDevice, .passwordWasReset:
      security.turkish.subject
    case .commentWritten: "{name}, {brand} üzerinde bir antrenmana yorum yaptı"
    case .messageWritten: "{name}, {brand} üzerinde sana yazdı"
    case .coachingEnded: "{name} ile çalışman sona erdi"
    case .alertRaised: "{brand} üzerinde olağan dışı bir durum"
    case .teamInvite: "{coach} seni {team} ekibine davet ediyor"
    case .jobGivenUp: JobMail.turkish.subject
    case .erasureRequested, .erasureTakenBack, .erasureNear, .accountErased, .exportReady:
      privacy.turkish.subject
    case .accountInvited, .accountChanged, .accountLocked, .accountUnlocked, .feedbackAnswered,
      .breakGlassOpened, .accountEmailAsked, .factorRemovalAsked, .addressSet, .adminAdded:
      administration.turkish.subject
    case .workoutReminder, .weeklySummary, .clientDigest, .motivation: timely.turkish.subject
    }
  }

  private var turkishBody: String {
    switch self {
    case .verifyEmail:
      """
      Merhaba {name},

      {brand} platformuna hoş geldin. Lütfen bu adresin senin olduğunu onayla:

      {link}

      Bağlantı iki gün geçerlidir ve yalnızca bir kez kullanılabilir. Kaydolan sen değilsen bu e-postayı dikkate alma.
      """
    case .changeEmail:
      """
      Merhaba {name},

      Lütfen {brand} için yeni adresinin bu olacağını onayla:

      {link}

      Bağlantı iki gün geçerlidir ve yalnızca bir kez kullanılabilir. Bunu sen istemediysen bu e-postayı dikkate alma.
      """
    case .resetPassword:
      """
      Merhaba {name},

      Birisi (umarız sen) {brand} için yeni bir parola istedi. Yeni parolanı buradan seç:

      {link}

      Bağlantı bir saat geçerlidir ve yalnızca bir kez kullanılabilir. İsteyen sen değilsen bu e-postayı dikkate alma;
      parolan olduğu gibi kalır.
      """
    case .emailVerified:
      """
      Merhaba {name},

      Adresin onaylandı. {brand} hesabına bu adresle ya da kullanıcı adınla ({username}) girebilirsin.
      """
    case .emailChangeRequested:
      """
      Merhaba {name},

      Birisi (umarız sen) {brand} hesabının adresini şununla değiştirmek istedi:

      {new_email}

      O adres onaylanınca değişir. İsteyen sen değilsen parolanı hemen değiştir.
      """
    case .emailChanged:
      """
      Merhaba {name},

      {brand} hesabının adresi artık şu:

      {new_email}

      Bu adrese başka bir şey gönderilmeyecek. İsteyen sen değilsen hemen {brand} desteğine yaz.
      """
    case .passwordChanged:
      """
      Merhaba {name},

      {brand} parolan değişti. Diğer bütün cihazlarda oturum kapatıldı ve API anahtarların silindi. Bunu sen yapmadıysan
      hemen yeni bir parola iste.
      """
    case .usernameChanged:
      """
      Merhaba {name},

      {brand} kullanıcı adın artık {username}. Önceki adın {former} 90 gün boyunca sana ayrılmış kalır. Bunu yapan
      sen değilsen parolanı hemen değiştir.
      """
    case .usernameReminder:
      """
      Merhaba {name},

      {brand} kullanıcı adın:

      {username}
      """
    case .invite:
      """
      Merhaba,

      {coach}, {brand} üzerinde koçun olmak istiyor. Neyi paylaşacağına sen karar verirsin ve istediğin zaman geri
      alabilirsin:

      {link}

      {message}
      """
    case .inviteAccepted:
      """
      Merhaba,

      {name}, {brand} üzerinde davetini kabul etti. Onu danışanların arasında bulabilirsin.
      """
    case .trialEnds, .paymentFailed, .subscriptionReadOnly, .subscriptionEnded, .subscriptionRefunded:
      billing.turkish.body
    case .factorAdded, .factorRemoved, .factorsRemoved, .recoveryCodesMade, .recoveryCodeUsed,
      .passkeyAdded, .passkeyRemoved, .passkeySuspended, .codesGuessed,
      .unlockAccount, .identityLinked, .identityUnlinked, .accountTakenOver,
      .apiKeyCreated, .newDevice, .passwordWasReset:
      security.turkish.body
    case .commentWritten:
      """
      Merhaba,

      {name}, {brand} üzerinde bir antrenmana yorum yaptı. Yorumu bildirimlerinde bulabilirsin.
      """
    case .messageWritten:
      """
      Merhaba,

      {name}, {brand} üzerinde sana yazdı. Mesajı konuşmalarında bulabilirsin.
      """
    case .coachingEnded:
      """
      Merhaba,

      {name}, {brand} üzerinde birlikte çalışmanızı sonlandırdı. Aranızda artık hiçbir şey paylaşılmıyor; ikinizin de
      kaydettikleri ve planladıkları yerinde kalır.
      """
    case .alertRaised:
      """
      Merhaba {name},

      {brand} üzerinde olağan dışı bir şey fark edildi. Yönetici olarak oturum aç ve uyarılara bak: ne olduğu orada yazar;
      içinizden biri ilgilenene kadar açık kalırlar.
      """
    case .workoutReminder, .weeklySummary, .clientDigest, .motivation: timely.turkish.body
    case .teamInvite:
      """
      Merhaba,

      {coach}, {brand} üzerindeki {team} ekibine katılmanı istiyor. Bu adresle koç olarak giriş yap ve
      davetlerinden yanıtla; davet iki hafta açık kalır.

      {message}
      """
    case .jobGivenUp: JobMail.turkish.body
    case .erasureRequested, .erasureTakenBack, .erasureNear, .accountErased, .exportReady:
      privacy.turkish.body
    case .accountInvited, .accountChanged, .accountLocked, .accountUnlocked, .feedbackAnswered,
      .breakGlassOpened, .accountEmailAsked, .factorRemovalAsked, .addressSet, .adminAdded:
      administration.turkish.body
    }
  }
}
