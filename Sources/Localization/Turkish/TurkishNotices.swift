internal import MuscleMateAPI

extension NoticeKind {
  var turkish: String {
    switch self {
    // Feedback
    case .workoutComment: "{name}, {workout} antrenmanına yorum yaptı"
    case .clientComment: "{name} bir antrenmana yorum yaptı"
    case .commentAnswer: "{name}, yorum yaptığın yerde yanıt verdi"
    case .message: "{name} sana yazdı"
    // Relations
    case .inviteAccepted: "{name} davetini kabul etti"
    case .sharingChanged: "{name} seninle paylaştıklarını değiştirdi"
    case .invite: "{name} koçun olmak istiyor"
    case .inviteDeclined: "{name} davetini reddetti"
    case .inviteExpired: "Davetlerinden biri zamanında yanıtlanmadı"
    case .inviteNoPlace: "{name} davetini kabul etmek istiyor, ama paketinde yer kalmadı"
    case .coachingEnded: "{name} birlikte çalışmanızı sonlandırdı"
    case .sharingPaused: "{name} tüm paylaşımı duraklattı"
    case .sharingResumed: "{name} daha önce paylaştıklarını yeniden paylaşıyor"
    case .sharingEnded: "{name} tarafından seninle paylaşılanların süresi doldu"
    case .sharingOver: "{name} ile paylaştıklarının süresi doldu"
    case .scopesAsked: "{name} verilerinin daha fazlasını görmek istiyor"
    case .scopesGranted: "{name} görmek istediklerini paylaşıyor"
    case .scopesDeclined: "{name} görmek istediklerini paylaşmıyor"
    case .scopesExpired: "{name} verilerini görme isteğini yanıtlamadı"
    case .teamInvite: "{name} seni {team_name} ekibine davet ediyor"
    case .teamInviteAccepted: "{name}, {team_name} ekibine katıldı"
    case .teamInviteDeclined: "{name}, {team_name} ekibinin davetini reddetti"
    case .teamInviteExpired: "{team_name} ekibine bir davet zamanında yanıtlanmadı"
    case .teamRoleChanged: "{name} senin {team_name} ekibindeki rolünü değiştirdi"
    case .teamLeft: "{name}, {team_name} ekibinden ayrıldı"
    case .teamRemoved: "{name} seni {team_name} ekibinden çıkardı"
    case .teamDissolved: "{name}, {team_name} ekibini dağıttı"
    case .teamSharingChanged: "{name}, {team_name} ekibinin gördüklerini değiştirdi"
    case .teamSharingOver: "{team_name} ekibiyle paylaştıklarının süresi doldu"
    case .teamAccessEnded: "{name} artık {team_name} ekibiyle bir şey paylaşmıyor"
    case .teamClientRemoved: "{team_name} ekibi artık seni çalıştırmıyor"
    case .moveProposed: "{team_name} ekibi {name} ile çalışmanı öneriyor"
    case .moveAccepted: "{name} önerdiğin koç değişikliğini kabul etti"
    case .moveDeclined: "{name} önerdiğin koç değişikliğini reddetti"
    case .moveExpired: "{name} önerdiğin koç değişikliğini yanıtlamadı"
    // Plans
    case .planAssigned: "{coach}, {plan} planını haftana ekledi"
    case .planChanged: "{coach}, {plan} planını değiştirdi"
    case .planWithdrawn: "{coach}, {plan} planını geri aldı"
    case .planAdapted: "{lifter}, {plan} planını uyarladı"
    case .planWeekDone:
      "{lifter}, {plan} planının {week}. haftasını bitirdi: {sessions} seanstan {done} tanesi"
    case .planRemoved: "{lifter}, {plan} planını kaldırdı"
    // Privacy
    case .clientLeft: "Danışanlarından biri hesabını sildirdi"
    case .coachLeft: "Koçun hesabını sildirdi; sana atananlar kalıyor"
    case .exportReady: "Verilerinin arşivi hazır"
    // Due at a time
    case .workoutReminder: "{workout} saat {time} için planlandı"
    case .motivation: "{text}"
    // Billing
    case .trialEnds: "{tier} için ücretsiz denemen {date} tarihinde bitiyor"
    case .paymentFailed:
      "{tier} için bir ödeme başarısız oldu; {date} tarihine kadar her şey olduğu gibi kalır"
    case .subscriptionReadOnly:
      "{date} tarihinden beri {tier} içindekiler yalnızca okunabilir: bir ödeme eksik"
    case .subscriptionEnded: "{tier} aboneliğin {date} tarihinde bitti"
    case .subscriptionRefunded: "{tier} için ödemen {date} tarihinde iade edildi"
    case .jobGivenUp: "{job} görevi çok kez başarısız oldu ve artık denenmiyor"
    case .alertRaised: "Olağan dışı bir şey fark edildi: uyarılara bak"
    // Administration
    case .feedbackAnswered: "Geri bildirimine bir yanıt var"
    case .breakGlassAsked: "Bir yönetici bir antrenmana bakmak istiyor; ikinci bir yönetici onaylamalı"
    case .breakGlassOpened: "Destek {minutes} dakika boyunca antrenmanının bir kısmını görebilir: {reason}"
    case .accountChangeAsked:
      "Destek, hesabına giriş yollarını değiştirmek istiyor: incele ve istersen reddet"
    case .accountChangeVetoed: "Bir hesabın sahibi istediğin değişikliği reddetti"
    case .adminAdded: "{admin} artık yönetici"
    case .mailStopped:
      "Adresine gönderilen üç e-posta geri döndü. Adresini onaylayana ya da değiştirene kadar sana yalnızca hesabının güvenliğiyle ilgili e-postalar göndereceğiz"
    }
  }
}

extension AttentionText {
  var turkish: String {
    switch self {
    case .missedSession: "Son {days} günde planlı bir seansı kaçırdı: {last}."
    case .missedSessions: "Son {days} günde {count} planlı seansı kaçırdı, sonuncusu {last}."
    case .fallingE1RM:
      "{lift}: yedekteki tekrarlarla e1RM son {count} seansta %{percent} düştü, {from} değerinden {to} {unit} değerine."
    case .fallingLifts: "Yedekteki tekrarlarla e1RM düştü: {lifts}."
    case .fallingLift: "{lift} %{percent}"
    case .highRPE: "Son planlı seans, istenenden {excess} RPE daha zordu."
    case .highRPEInSessions: "Son {count} planlı seans, ortalama olarak istenenden {excess} RPE daha zordu."
    case .silence: "{days} gündür antrenman yok."
    case .silenceFromTheStart: "Birlikte çalışmanın başlamasından {days} gün sonra hâlâ antrenman yok."
    case .unread: "Okunmamış: {unread_comments} yorum, {unread_messages} mesaj."
    case .unreadComments: "Okunmamış yorum: {unread_comments}."
    case .unreadMessages: "Okunmamış mesaj: {unread_messages}."
    case .squat: "Squat"
    case .benchPress: "Bench press"
    case .deadlift: "Deadlift"
    case .decimalMark: ","
    }
  }
}

extension SubscriptionState {
  var turkish: String {
    switch self {
    case .trial: "{date} tarihine kadar ücretsiz deneme."
    case .active: "{date} tarihine kadar ödendi; kendiliğinden yenilenir."
    case .cancelled: "İptal edildi; {date} tarihine kadar her şey sende kalır."
    case .grace:
      "Bir ödeme başarısız oldu. {date} tarihine kadar her şey sende kalır; ödeme biçimini gözden geçir."
    case .readOnly: "Bir ödeme bekliyor. Var olanlar {date} tarihine kadar okunabilir; hiçbir şey silinmez."
    case .paused: "Duraklatıldı: hiçbir şey ödemezsin, paketin sağladıkları kilitlidir."
    case .lapsed: "Bitti. Hiçbir şey silinmedi; kayıtlarını her zaman okuyup dışa aktarabilirsin."
    case .revoked: "Geri alındı ve para iade edildi. Kayıtlarını her zaman okuyup dışa aktarabilirsin."
    }
  }
}

extension Weekday {
  var turkish: String {
    switch self {
    case .sunday: "pazar"
    case .monday: "pazartesi"
    case .tuesday: "salı"
    case .wednesday: "çarşamba"
    case .thursday: "perşembe"
    case .friday: "cuma"
    case .saturday: "cumartesi"
    }
  }
}
