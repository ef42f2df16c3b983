internal import APISchema
internal import MuscleMateAPI

extension MessageKey {
  var turkish: String {
    switch self {
    case .problemTitle(let kind): kind.turkish
    case .fault(let code): code.turkish
    case .detail(let detail): detail.turkish
    case .importProblem(let code): code.turkish
    case .importLoss(let loss): loss.turkish
    case .mail(let kind, let part): kind.turkish(part)
    case .page(let text): text.turkish
    case .scope(let scope): scope.turkish
    case .scopeOpens(let scope): scope.turkishOpens
    case .scopeLeavesClosed(let scope): scope.turkishLeavesClosed
    case .weekday(let weekday): weekday.turkish
    case .subscriptionState(let state): state.turkish
    case .attention(let text): text.turkish
    case .notice(let kind): kind.turkish
    case .exportReadme: ExportReadme.turkish
    case .newNotice: "Yeni bir bildirimin var"
    case .expected(let text): text.turkish
    case .drawing(let text): text.turkish
    }
  }
}

extension ProblemKind {
  fileprivate var turkish: String {
    switch self {
    case .badRequest: "İstek anlaşılamadı"
    case .unauthorized: "Oturum açmak gerekiyor"
    case .wrongLogin: "Giriş bilgileri yanlış"
    case .secondFactorNeeded: "İkinci bir doğrulama gerekiyor"
    case .paymentRequired: "Paketin bunu içermiyor"
    case .roleNotAllowed: "Bu, rolüne açık değil"
    case .dutyNeeded: "Bu, sorumlulukların arasında değil"
    case .emailUnverified: "Adres henüz onaylanmadı"
    case .addressSetAside: "Hesaba başka bir adres gerekiyor"
    case .scopeMissing: "Anahtar bunu açmıyor"
    case .crossSite: "İstek başka bir siteden geliyor"
    case .proofNeeded: "Önce kimliğini doğrula"
    case .consentNeeded: "Önce yeni koşulları kabul et"
    case .notFound: "Bulunamadı"
    case .unknownTenant: "Böyle bir kiracı yok"
    case .methodNotAllowed: "Bu burada yapılamaz"
    case .notAcceptable: "Yanıtın kabul edilebilir bir biçimi yok"
    case .requestTimeout: "İsteğin gelmesi çok uzun sürdü"
    case .conflict: "Zaten var olanla çelişiyor"
    case .gone: "Süresi doldu ya da kullanıldı"
    case .resyncNeeded: "Bu kopya güncellenemiyor"
    case .preconditionFailed: "Bu arada değişti"
    case .contentTooLarge: "İçerik çok büyük"
    case .uriTooLong: "Adres çok uzun"
    case .unsupportedMediaType: "İçeriğin türü yanlış"
    case .expectationFailed: "İsteğin beklentisi karşılanamıyor"
    case .invalid: "Girilen bilgiler geçerli değil"
    case .tooManyRequests: "Çok fazla istek"
    case .headersTooLarge: "Başlıklar çok büyük"
    case .internalError: "Bizim tarafımızda bir şey ters gitti"
    case .notImplemented: "Bu desteklenmiyor"
    case .unavailable: "Şu anda kullanılamıyor"
    case .maintenance: "Bakım nedeniyle kapalı"
    case .deadlineExceeded: "Çok uzun sürdü"
    case .versionNotSupported: "Bu HTTP sürümü desteklenmiyor"
    }
  }
}

extension Fault.Code {
  fileprivate var turkish: String {
    switch self {
    case .missing: "eksik"
    case .unknown: "burada böyle bir kayıt yok"
    case .invalid: "geçerli değil; beklenen: {expected}"
    case .taken: "zaten alınmış"
    case .addressUsed: "başka bir hesapta kullanılıyor. Adres seninse desteğe yaz"
    case .weak: "tahmin etmesi çok kolay"
    case .needed: "burada gerekli"
    case .duplicate: "burada birden fazla kez geçiyor"
    case .wrongType: "türü yanlış; beklenen: {expected}"
    case .tooShort: "en az {bound} karakter olmalı"
    case .tooLong: "en fazla {bound} karakter olabilir"
    case .tooSmall: "en az {bound} olmalı"
    case .tooLarge: "en fazla {bound} olmalı"
    case .tooFew: "{bound} ya da daha fazla öğe gerekiyor"
    case .tooMany: "en fazla {bound} öğe olabilir"
    case .nulCharacter: "bir NUL karakteri içeriyor"
    case .inTheFuture: "gelecekte"
    case .notShared: "`{scope}` kapsamını seninle paylaşmadı"
    case .alreadyPlanned: "bu plan {date} gününde zaten var; \"again\": true ile bir kez daha planlanır"
    case .lacksMaxes: "{exercises} için tek tekrar maksimumu (1RM) gerekiyor"
    case .noRoom:
      "yer yok: en fazla 2000 planlı antrenman, 50 program ve program başına 1000 değişiklik olabilir"
    case .inThePast: "geçmişte"
    case .pastDay: "{date} geçti; \"past\": true ile yine de planlanır"
    case .needsLetter: "bir harf içermeli"
    case .needsDigit: "bir rakam içermeli"
    case .needsSpecial: "! ya da % gibi bir özel karakter içermeli"
    }
  }
}

extension MessageKey.Detail {
  fileprivate var turkish: String {
    switch self {
    case .notFound: "Böyle bir şey yok ya da onu görme iznin yok."
    case .wrongLogin: "Giriş adı ya da parola yanlış."
    case .sessionMissing: "Authorization başlığında bir oturumun belirtecini gönder."
    case .sessionEnded: "Oturum sona erdi ya da hiç var olmadı; yeniden giriş yap."
    case .roleNotAllowed: "Bu, şunlar için: {roles}."
    case .dutyNeeded: "Bu, şu sorumluluğu olan yöneticiler için: {duty}."
    case .emailUnverified: "E-postadaki bağlantıyı kullan ya da yenisini iste."
    case .scopeMissing: "Bunun için şu kapsamlara sahip bir anahtar gerekir: {scopes}."
    case .notForKeys: "Bunu hiçbir API anahtarı açmaz; giriş yap."
    case .crossSite: "Çerez yalnızca bu sitenin kendi sayfalarının gönderdikleri için geçerlidir."
    case .addressUsed: "Bu adresi başka bir hesap kullanıyor. Adres seninse desteğe yaz."
    case .addressConfirmed:
      "Bu adres onaylanmış. Yalnızca hiç onaylanmamış bir adres serbest bırakılabilir."
    case .addressSetAside:
      "Bu hesabın adresi hiç onaylanmadı ve serbest bırakıldı."
    case .addressTaken:
      "Bu adresle bir hesap zaten var. Ona her zamanki gibi gir; sonra bu giriş yolunu bağlayabilirsin."
    case .identityOfAnother: "Bu giriş yolu başka bir hesaba bağlı."
    case .lastWayIn: "Giriş yapacak bir yolun kalmazdı. Önce bir parola belirle ya da başka bir yol bağla."
    case .passwordNotSet: "Hesabın henüz parolası yok. Belirlemek için bir bağlantı iste."
    case .providerRefused: "{provider} kim olduğunu onaylamadı. Baştan başla."
    case .tenantMismatch: "Tenant başlığındaki kiracı, oturumun kiracısından farklı."
    case .unknownTenant: "Bu adda bir kiracı yok."
    case .malformedJSON: "İçerik geçerli bir JSON değil: {reason}."
    case .invalidInput: "Hiçbir şey kaydedilmedi. Bulunan hata sayısı: {count}."
    case .invalidQuestion: "Bulunan hata sayısı: {count}."
    case .unsupportedMediaType: "{expected} gönder."
    case .notAcceptable: "Yanıt yalnızca {offered} olarak var."
    case .methodNotAllowed: "Burada izin verilen: {allow}."
    case .requestTimeout: "İstek zamanında gelmedi."
    case .contentTooLarge: "Burada en fazla {limit} bayt alınır."
    case .headersTooLarge: "İsteğin başlıkları sınırı aşıyor."
    case .uriTooLong: "İsteğin hedefi sınırı aşıyor."
    case .conflict: "Başka bir değişiklikle çelişiyor."
    case .alreadyThere: "Zaten var."
    case .gone: "Süresi doldu ya da kullanıldı."
    case .resyncNeeded:
      "Sunucudaki veriler geri yüklendi ya da o zamandan beri neyin silindiği artık bilinmiyor. Her şeyi imleç olmadan yeniden al."
    case .versionChanged: "Belirttiğin sürüm güncel değil."
    case .tooManyRequests: "{seconds} saniye sonra yeniden dene."
    case .retryInMinutes: "{minutes} dakika sonra yeniden dene."
    case .retryInHours: "{hours} saat sonra yeniden dene."
    case .unavailable: "Az sonra yeniden dene."
    case .readOnlyTitle: "Bakım nedeniyle salt okunur"
    case .readOnly: "Her şey okunabilir; değişiklikler bakım bitince yeniden yapılabilir."
    case .maintenance: "Platform şu anda bakımda. Bakım bitince tekrar gel."
    case .deadlineExceeded: "Süre sınırını aşınca vazgeçildi; hiçbir şey kaydedilmedi."
    case .internalError: "Bu isteğin kimliği, desteğin nedeni bulmasına yardım eder."
    case .malformedRequest: "İstek HTTP kurallarına uymuyor: {reason}."
    case .malformedHeader: "{name} başlığı geçerli değil."
    case .takesNoBody: "Bu istek gövde almaz."
    case .paymentRequired: "Başka bir paket bunu içeriyor."
    case .secondFactorNeeded: "Beş dakika içinde yöntemlerden biriyle devam et."
    case .wrongCode: "Kod ya da geçiş anahtarı yanlış veya daha önce kullanıldı."
    case .wrongPasskey: "Bu geçiş anahtarı buradaki hiçbir hesaba ait değil."
    case .proveBySecondFactor:
      "Kimliğini bir kod ya da geçiş anahtarıyla doğrula: bu hesap için parola yetmez."
    case .noSecondFactor: "Kurtarma kodlarının yerine geçebileceği ikinci bir doğrulama yok."
    case .deletedMeanwhile:
      "Bu arada silindi. `If-None-Match: *` ile yeniden oluştur ya da silinmiş bırak."
    case .draftFinished: "Bitti: bu kimlikteki antrenman kayıtlarında."
    case .draftNotStarted: "Saati hiç başlatılmadı."
    case .anotherLiveWorkout: "Başka bir antrenman sürüyor: {id}. Önce onu bitir ya da sil."
    case .lastExercise: "Antrenmandan geriye bir şey kalmazdı; onun yerine tümünü sil."
    case .cycleUnderWay:
      "Döngünün hâlâ planlı seansları var: {count}. Onları yap, atla ya da onlarsız başla."
    case .noCycleUnderWay: "Programın henüz hiçbir döngüsü başlamadı."
    case .maxesLacking: "1RM bilinmiyor: {lifts}."
    case .exerciseInUse:
      "Bir antrenmanda, şablonda, planda ya da hedefte geçiyor; silmek yerine başka bir egzersizle birleştir."
    case .conversationOver: "Artık bağlı değilsiniz; yazılanlar okunabilir kalır."
    case .messageSettled: "Bir mesaj bir saat boyunca değiştirilebilir ya da silinebilir; bu daha eski."
    case .notSoldHere: "Burada kartla hiçbir şey satılmıyor."
    case .subscribedThroughStripe:
      "Bu türden bir abonelik zaten sürüyor. Fiyatını değiştir ya da fatura sayfasından yönet."
    case .subscribedThroughAppStore:
      "Bu türden bir abonelik App Store üzerinden zaten sürüyor. Onu orada yönet."
    case .noStripeCustomer: "Burada henüz kartla bir şey almadın."
    case .nothingToChange: "Kartla alınmış süren bir abonelik yok. Onun yerine bir satın alma başlat."
    case .paymentOwed: "Bir ödeme hâlâ bekliyor. Fatura sayfasını aç ve önce onu öde."
    case .subscriptionPaused: "Abonelik duraklatıldı. Fiyatı, abonelik yeniden başlayınca değiştirilebilir."
    case .paymentDeclined:
      "Kart reddedildi; hiçbir şey değişmedi. Fatura sayfasında başka bir kart kullanabilirsin."
    case .webhookNotSigned: "Teslimatta Stripe-Signature yok."
    case .webhookHeaderInvalid: "Stripe-Signature, t=…,v1=… biçiminde değil."
    case .webhookSignatureWrong:
      "İçindeki hiçbir imza, bu içerikle ve uç noktanın gizli anahtarıyla eşleşmiyor."
    case .webhookTooOld: "İmza beş dakikadan eski."
    case .webhookUnreadable: "İmzalı, ama bir olay değil."
    case .jobOfInstallation: "Görevlerin ne zaman çalışacağını yalnızca kurulumun yöneticileri belirler."
    case .jobRunsAsked: "Aynı anda istenmiş en fazla {limit} çalıştırma bekleyebilir veya sürebilir."
    case .tooManyOpenReports: "Aynı anda en fazla {limit} bildirim açık olabilir; destek her birini okur."
    case .limitReached: "Bunlardan en fazla {limit} tane tutulabilir; önce birkaçını sil."
    case .restDays: "Dinlenme günü: {weekdays}. Önce bu dinlenme gününü kaldır."
    case .routinesOnRestDay:
      "{weekdays} için planlanmış şablonlar var: {routines}. Önce onları o günden kaldır."
    case .sessionNotYours: "Bu antrenmanı yalnızca atayan koç değiştirebilir."
    case .plannedWorkoutDone: "Zaten yapıldı; antrenmanı kayıtlarında."
    case .signedDataRefused: "Bu, App Store'un bu uygulama için imzaladığı bir şey değil: {reason}."
    case .purchaseOfAnother: "Satın alma başka bir hesaba ait; o hesapla giriş yap."
    case .notSoldThroughAppStore: "Burada App Store üzerinden hiçbir şey satılmıyor."
    case .inviteForAnotherAccount:
      """
      Davet bu hesabın adresine değil, başka bir adrese gönderildi. O adresin hesabıyla giriş yap ya da koçtan bu \
      hesabı davet etmesini iste.
      """
    case .idempotencyKeyTaken: "Bu idempotency anahtarı başka bir isteğe ait; yenisini al."
    case .sequenceTaken: "Bu cihazın başka bir işlemi bu numarayı taşıyor; en son yürütülen işlem {done}."
    case .sequenceGap: "Bu cihazın önceki işlemleri eksik; en son yürütülen işlem {done}."
    case .shareLinkOver: "Bu bağlantı artık geçerli değil: geri alındı ya da süresi doldu."
    case .sharedThingGone: "Bağlantının gösterdiği şey artık yok, bu yüzden yenilenemez."
    case .noSharedTemplate: "Bu adreste paylaşılan bir şablon yok."
    case .noSuchShareLink: "Böyle bir bağlantın yok."
    case .alreadyConnected: "Zaten bağlısınız."
    case .coachBlocked: "Bu koçu engelledin; önce engeli kaldır."
    case .coachFull: "Koçun, paketinin izin verdiği kadar danışanı var: {limit}."
    case .scopesOpen: "Bunların hepsi zaten açık."
    case .scopesAsked: "Bu danışana gönderilen bir istek hâlâ açık; önce onu geri al."
    case .teamRole: "Ekipteki rolün bunu kapsamıyor."
    case .lastOwner: "Ekibin sahibi kalmazdı; önce bir başkasını sahip yap ya da ekibi dağıt."
    case .moveProposed: "Bu danışan için bir koç değişikliği zaten önerildi; önce öneriyi geri al."
    case .exportNotReady: "Hâlâ hazırlanıyor; hazır olunca e-postayla haber verilir."
    case .notNextVersion: "Bu, sıradaki sürüm değil."
    case .consentEndsWithAccount:
      "Koşullara ve gizlilik politikasına verilen onay ancak hesapla birlikte sona erer: hesabını sildir."
    case .erasureBegun: "Hesabın silinmesi başladı; artık iptal edilemez."
    case .lastAdmin: "Burayı yönetecek kimse kalmazdı; önce başka birini yönetici yap."
    case .ownAccount: "Bu senin kendi hesabın; bunu başka bir yönetici yapmalı."
    case .accountLocked: "Hesap kilitli; önce kilidini aç."
    case .secondAdminNeeded: "En az üç gündür yönetici olan ikinci bir yöneticinin onaylaması gerekiyor."
    case .planDayLocked:
      "Bu planın günlerini {coach} belirler (reschedule). Planın tümünü istediğin zaman kaldırabilirsin."
    case .planLoadsLocked:
      "Bu planın ağırlıklarını {coach} belirler (loads). Planın tümünü istediğin zaman kaldırabilirsin."
    case .alertSeenTo: "Bu uyarıyla başka bir yönetici zaten ilgilendi."
    case .planExercisesLocked:
      """
      Bu planın egzersizlerini ve setlerini {coach} belirler (exercises). Planın tümünü istediğin zaman \
      kaldırabilirsin.
      """
    case .planSessionsLocked:
      "{coach} bu planda seans atlanmasına izin vermiyor (skip). Planın tümünü istediğin zaman kaldırabilirsin."
    }
  }
}
