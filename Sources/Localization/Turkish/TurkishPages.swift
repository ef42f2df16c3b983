extension PageText {
  var turkish: String {
    switch self {
    case .verifyTitle: "Adresini onayla"
    case .verifyText: "Bir adım daha: bu adresin senin olduğunu onayla."
    case .verifyButton: "Onayla"
    case .verified: "Teşekkürler. Adresin onaylandı; artık giriş yapabilirsin."
    case .resetTitle: "Yeni bir parola seç"
    case .resetPassword: "Yeni parola"
    case .resetEverything:
      "Başka biri eklemiş olabilir diye bütün geçiş anahtarlarını ve bağlı hesapları da kaldır"
    case .resetButton: "Parolayı kaydet"
    case .resetDone: "Yeni parolan geçerli ve bütün cihazlarda oturum kapatıldı. Artık giriş yapabilirsin."
    case .inviteTitle: "Bir koç seni davet etti"
    case .inviteText:
      """
      Hesabınla burada ya da uygulamada yanıtla. Paylaştıklarını istediğin zaman değiştirebilir, paylaşmayı istediğin zaman bırakabilirsin.
      """
    case .inviteLogin: "Kullanıcı adı ya da e-posta adresi"
    case .invitePassword: "Parola"
    case .inviteScopes: "Koçun görebilecekleri"
    case .inviteAccept: "Kabul et"
    case .inviteDecline: "Reddet"
    case .inviteAccepted: "Tamam. Koçun bundan sonra seçtiklerini görür."
    case .inviteDeclined: "Tamam. Davet reddedildi ve hiçbir şey paylaşılmıyor."
    case .inviteSecondFactor: "Hesabında ikinci bir doğrulama var: bunu soran uygulamada yanıtla."
    case .inviteFrom: "{coach}, {brand} üzerinde koçun olmak istiyor."
    case .inviteFromTeam: "{team} ekibinden {coach}, {brand} üzerinde koçun olmak istiyor."
    case .inviteAsksToo: "{coach} bunu da istiyor."
    case .inviteShareAsked: "{coach} ne istiyorsa paylaş"
    case .inviteSentTo: "Davet şu adrese gönderildi: {address}"
    case .inviteOtherAccount:
      "Bu davet {address} adresinin hesabı için, sen ise başka bir hesapla giriş yaptın. Burada o hesapla giriş yap ya da koçtan diğer hesabı davet etmesini iste."
    case .inviteNotYours:
      "Bu davet, giriş yaptığın hesap için değil. Bağlantıyı yeniden aç ve davetin gönderildiği hesapla giriş yap."
    case .inviteOverAccepted:
      "Bu davet zaten kabul edildi. Neyin paylaşıldığını uygulamada görebilir ve değiştirebilirsin."
    case .inviteOverDeclined: "Bu davet reddedildi. Fikrini değiştirdiysen koçtan yeni bir davet iste."
    case .addressUsed: "Bu adresi başka bir hesap kullanıyor. Adres seninse desteğe yaz."
    case .inviteOverWithdrawn: "Koç bu daveti geri aldı."
    case .inviteOverExpired: "Bu davetin süresi doldu. Koçtan yeni bir davet iste."
    case .inviteRegister:
      "Henüz hesabın yok: burada bir hesap aç ve daveti onunla kabul et. Paylaştıklarını istediğin zaman değiştirebilir, paylaşmayı bırakabilirsin. Başka bir adresle hesabın varsa koçtan o hesabı davet etmesini iste."
    case .inviteRegisterButton: "Hesap aç ve kabul et"
    case .inviteRegistered:
      "Tamam. Hesabın açıldı ve koçun seçtiklerini görüyor. Artık giriş yapabilirsin."
    case .inviteRegisteredNoPlace:
      "Hesabın açıldı. {coach} şu anda yeni danışan alamıyor; kendisine haber verildi. Davet açık kalıyor: daha sonra uygulamada kabul et. O zamana kadar hiçbir şey paylaşılmaz."
    case .inviteUsername: "Kullanıcı adı"
    case .inviteOtherAddress: "Davetin gönderildiği adresi kullan: {address}."
    case .unlockTitle: "Parolanın kilidini aç"
    case .unlockText:
      "Biri çok sayıda yanlış parola denedi. Parolanın kilidini aç ve her zamanki gibi giriş yap."
    case .unlockButton: "Kilidi aç"
    case .unlocked: "Tamam. Parolan hesabını yeniden açıyor."
    case .vetoTitle: "Değişikliği reddet"
    case .vetoText: "Destekten, hesabına giriş yollarını değiştirmesi istendi. İstemiyorsan reddet."
    case .vetoButton: "Reddet"
    case .vetoed: "Tamam. Hesabında hiçbir şey değişmedi."
    case .signInTitle: "Giriş yap"
    case .signInRefused: "Giriş yarıda kaldı. Baştan başla."
    case .signInText: "Neredeyse bitti: hesabın için birkaç bilgi daha gerekiyor."
    case .signInEmail: "E-posta adresi"
    case .signInBirthDate: "Doğum tarihi"
    case .signInButton: "Devam et"
    case .signInCodeText:
      "Hesabında ikinci bir doğrulama var. Uygulamanın gösterdiği kodu ya da kurtarma kodlarından birini yaz."
    case .signInCode: "Kod"
    case .signInConsents: "Kabul ettiklerin"
    case .signInTerms: "Kullanım koşullarını kabul ediyorum"
    case .signInPrivacy: "Gizlilik politikasını kabul ediyorum"
    case .signInReadTerms: "Kullanım koşullarını oku"
    case .signInReadPrivacy: "Gizlilik politikasını oku"
    case .usedLink: "Bu bağlantının süresi doldu ya da kullanıldı. Yenisini iste."
    case .unknownLink: "Bu bağlantı tanınmıyor. En yeni e-postadan bütün olarak bir kez daha kopyala."
    case .mailAnswer: "Daveti yanıtla"
    case .mailManage: "Aboneliği yönet"
    case .mailOpen: "Aç"
    case .mailQuote: "{name} şunu yazdı:"
    case .mailSupport: "Soruların mı var? Şu adrese yaz:"
    case .unsubscribeTitle: "Bu e-postalardan artık gelmesin"
    case .unsubscribeText:
      """
      Seni buraya getiren türden e-postaları artık almayacaksın. Uygulamada gördüklerin olduğu gibi kalır ve bunu orada \
      istediğin zaman değiştirebilirsin.
      """
    case .unsubscribeButton: "Bana artık gönderme"
    case .unsubscribed: "Tamam. Bu tür e-postalar artık gelmeyecek."
    case .unsubscribeLine: "Bu tür e-postaları artık almamak için:"
    case .sharedTitle: "Paylaşılan bir sayfa"
    case .sharedCopy: "Bu şablonu kopyala"
    case .sharedCopyText:
      "Önce giriş yaparsın ya da kaydolursun. Sonra şablon listende olur ve onu değiştirebilirsin."
    case .sharedUntil: "Bu bağlantı {day} tarihine kadar geçerli."
    case .sharedWay: "tamamlandı"
    case .sharedStart: "başlangıçta"
    case .sharedRecord: "rekor"
    case .sharedOver:
      "Bu bağlantı artık geçerli değil: geri alındı ya da süresi doldu. Yenisini iste."
    case .sharedUnknown: "Bu bağlantı burada bilinmiyor. Bağlantının tamamını yeniden kopyala."
    case .portalSkip: "İçeriğe geç"
    case .portalNeedsScripts:
      "Tarayıcın burada betik çalıştırmıyor. Giriş onlarsız da olur; antrenman ve koçluk için betikler gerekir."
    case .signInForgotten: "Parolanı mı unuttun?"
    case .signInPasskey: "Geçiş anahtarıyla gir"
    case .signInUnreached: "Sunucuya ulaşılamadı. Bağlantını kontrol edip tekrar dene."
    case .signInWith: "{provider} ile gir"
    case .signInInstead: "Girişe git"
    case .registerTitle: "Hesap aç"
    case .registerButton: "Hesabı aç"
    case .registerDone:
      "Neredeyse bitti: sana bir bağlantı gönderdik. Adresini onaylamak için onu aç, sonra giriş yap."
    case .registerRole: "Seni buraya getiren"
    case .registerLifter: "Antrenman yapıyorum"
    case .registerCoach: "Koçluk yapıyorum"
    case .forgottenTitle: "Yeni parola"
    case .forgottenText: "E-posta adresini yaz. Bir hesaba aitse, yeni parola için bir bağlantı göndeririz."
    case .forgottenButton: "Bağlantıyı gönder"
    case .forgottenDone: "Adres bir hesaba aitse, bağlantı yolda."
    case .confirmAgain: "Onay e-postası gelmedi mi?"
    case .confirmAgainText: "Hesabının adresini yaz. Henüz onaylanmadıysa bağlantıyı yeniden göndeririz."
    case .confirmAgainDone: "Adres onay bekliyorsa yeni bağlantı yolda. Spam klasörüne de bak."
    case .newAddressTitle: "Yeni adres"
    case .newAddressText:
      "Hesabın için başka bir adres yaz, sana bir bağlantı gönderelim. Hesabındaki her şey olduğu gibi kalır."
    case .newAddressEmail: "Yeni e-posta adresi"
    case .newAddressButton: "Bağlantıyı gönder"
    case .newAddressDone:
      "Sana bir bağlantı gönderdik. Adresini onaylamak için onu aç, sonra giriş yap. Spam klasörüne de bak."
    }
  }
}
