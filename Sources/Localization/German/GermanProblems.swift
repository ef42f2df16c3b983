internal import APISchema
internal import MuscleMateAPI

extension MessageKey {
  var german: String {
    switch self {
    case .problemTitle(let kind): kind.german
    case .fault(let code): code.german
    case .detail(let detail): detail.german
    case .importProblem(let code): code.german
    case .importLoss(let loss): loss.german
    case .mail(let kind, let part): kind.german(part)
    case .page(let text): text.german
    case .scope(let scope): scope.german
    case .scopeOpens(let scope): scope.germanOpens
    case .scopeLeavesClosed(let scope): scope.germanLeavesClosed
    case .weekday(let weekday): weekday.german
    case .subscriptionState(let state): state.german
    case .attention(let text): text.german
    case .notice(let kind): kind.german
    case .expected(let text): text.german
    case .drawing(let text): text.german
    case .exportReadme: ExportReadme.german
    case .newNotice: "Du hast eine neue Mitteilung"
    }
  }
}

extension ProblemKind {
  fileprivate var german: String {
    switch self {
    case .badRequest: "Die Anfrage ist nicht zu verstehen"
    case .unauthorized: "Dafür ist eine Anmeldung nötig"
    case .wrongLogin: "Die Anmeldung stimmt nicht"
    case .secondFactorNeeded: "Ein zweiter Faktor ist nötig"
    case .paymentRequired: "Der Tarif enthält das nicht"
    case .roleNotAllowed: "Das steht deiner Rolle nicht offen"
    case .dutyNeeded: "Das gehört nicht zu deinen Bereichen"
    case .emailUnverified: "Die Adresse ist noch nicht bestätigt"
    case .addressSetAside: "Das Konto braucht eine andere Adresse"
    case .proofNeeded: "Zeig zuerst noch einmal, dass du es bist"
    case .consentNeeded: "Stimme zuerst den neuen Bedingungen zu"
    case .scopeMissing: "Der Schlüssel öffnet das nicht"
    case .crossSite: "Die Anfrage kommt von einer anderen Seite"
    case .notFound: "Nicht gefunden"
    case .unknownTenant: "Diesen Mandanten gibt es nicht"
    case .methodNotAllowed: "Das geht hier nicht"
    case .notAcceptable: "Keine passende Form der Antwort"
    case .requestTimeout: "Die Anfrage kam zu langsam an"
    case .conflict: "Es passt nicht zu dem, was schon da ist"
    case .gone: "Es ist abgelaufen oder verbraucht"
    case .resyncNeeded: "Diese Kopie lässt sich nicht aktualisieren"
    case .preconditionFailed: "Es hat sich inzwischen geändert"
    case .contentTooLarge: "Der Inhalt ist zu groß"
    case .uriTooLong: "Die Adresse ist zu lang"
    case .unsupportedMediaType: "Der Inhalt hat den falschen Typ"
    case .expectationFailed: "Was die Anfrage erwartet, ist nicht möglich"
    case .invalid: "Die Eingabe enthält Fehler"
    case .tooManyRequests: "Zu viele Anfragen"
    case .headersTooLarge: "Die Kopfzeilen sind zu groß"
    case .internalError: "Bei uns ist etwas schiefgegangen"
    case .notImplemented: "Das wird nicht unterstützt"
    case .unavailable: "Zurzeit nicht verfügbar"
    case .maintenance: "Wegen Wartung geschlossen"
    case .deadlineExceeded: "Es hat zu lange gedauert"
    case .versionNotSupported: "Diese HTTP-Version wird nicht unterstützt"
    }
  }
}

extension Fault.Code {
  fileprivate var german: String {
    switch self {
    case .missing: "fehlt"
    case .unknown: "gibt es hier nicht"
    case .invalid: "ist nicht gültig; erwartet: {expected}"
    case .taken: "ist schon vergeben"
    case .addressUsed: "wird von einem anderen Konto benutzt. Ist es deine Adresse, dann schreib dem Support"
    case .weak: "ist zu leicht zu erraten"
    case .needed: "wird hier gebraucht"
    case .duplicate: "kommt hier mehr als einmal vor"
    case .wrongType: "hat den falschen Typ; erwartet: {expected}"
    case .tooShort: "braucht mindestens {bound} Zeichen"
    case .tooLong: "darf höchstens {bound} Zeichen haben"
    case .tooSmall: "muss mindestens {bound} sein"
    case .tooLarge: "darf höchstens {bound} sein"
    case .tooFew: "braucht {bound, plural, one {# Eintrag} other {# Einträge}} oder mehr"
    case .tooMany: "darf höchstens {bound, plural, one {# Eintrag} other {# Einträge}} haben"
    case .nulCharacter: "enthält ein NUL-Zeichen"
    case .inTheFuture: "liegt in der Zukunft"
    case .notShared: "hat `{scope}` nicht mit dir geteilt"
    case .alreadyPlanned: "hat diesen Plan am {date} schon; mit \"again\": true wird er noch einmal geplant"
    case .lacksMaxes: "braucht ein 1RM für {exercises}"
    case .noRoom:
      "hat keinen Platz dafür: möglich sind höchstens 2000 geplante Trainings, 50 Programme und 1000 Änderungen je Programm"
    case .inThePast: "liegt in der Vergangenheit"
    case .pastDay: "{date} ist vorbei; mit \"past\": true wird es trotzdem geplant"
    case .needsLetter: "braucht einen Buchstaben"
    case .needsDigit: "braucht eine Ziffer"
    case .needsSpecial: "braucht ein Sonderzeichen, etwa ! oder %"
    }
  }
}

extension MessageKey.Detail {
  fileprivate var german: String {
    switch self {
    case .notFound: "Es existiert nicht, oder du darfst es nicht sehen."
    case .wrongLogin: "Anmeldename oder Passwort ist falsch."
    case .sessionMissing: "Schicke das Token einer Sitzung in der Kopfzeile Authorization mit."
    case .sessionEnded: "Die Sitzung ist beendet oder hat nie existiert; melde dich neu an."
    case .roleNotAllowed: "Das ist für: {roles}."
    case .dutyNeeded: "Das ist für Admins mit diesem Bereich: {duty}."
    case .emailUnverified: "Benutze den Link in der Mail, oder fordere einen neuen an."
    case .scopeMissing: "Dafür braucht es einen Schlüssel mit diesen Rechten: {scopes}."
    case .notForKeys: "Dafür gilt kein API-Schlüssel; melde dich an."
    case .crossSite: "Ein Cookie gilt nur für Anfragen von Seiten dieser Website."
    case .addressUsed: "Ein anderes Konto benutzt diese Adresse. Ist es deine, dann schreib dem Support."
    case .addressConfirmed:
      "Diese Adresse ist bestätigt. Nur eine Adresse, die nie bestätigt wurde, lässt sich freigeben."
    case .addressSetAside:
      "Die Adresse dieses Kontos wurde nie bestätigt und deshalb freigegeben."
    case .addressTaken:
      """
      Ein Konto hat diese Adresse schon. Melde dich dort wie bisher an; dann kannst du diese Art der Anmeldung \
      verknüpfen.
      """
    case .identityOfAnother: "Diese Art der Anmeldung ist mit einem anderen Konto verknüpft."
    case .lastWayIn:
      "Du könntest dich nicht mehr anmelden. Setze erst ein Passwort oder verknüpfe eine andere Art."
    case .passwordNotSet: "Das Konto hat noch kein Passwort. Fordere einen Link an, um eines zu setzen."
    case .providerRefused: "{provider} hat nicht bestätigt, wer du bist. Fang noch einmal an."
    case .tenantMismatch: "Die Kopfzeile Tenant nennt einen anderen Mandanten als den der Sitzung."
    case .unknownTenant: "Kein Mandant trägt diesen Namen."
    case .malformedJSON: "Der Inhalt ist kein gültiges JSON: {reason}."
    case .invalidInput: "Nichts wurde gespeichert. Gefundene Fehler: {count}."
    case .invalidQuestion: "Gefundene Fehler: {count}."
    case .unsupportedMediaType: "Schicke {expected}."
    case .notAcceptable: "Die Antwort gibt es nur als {offered}."
    case .methodNotAllowed: "Hier erlaubt: {allow}."
    case .requestTimeout: "Die Anfrage kam nicht rechtzeitig an."
    case .contentTooLarge: "Hier werden höchstens {limit} Bytes angenommen."
    case .headersTooLarge: "Die Kopfzeilen der Anfrage überschreiten die Grenze."
    case .uriTooLong: "Das Ziel der Anfrage überschreitet die Grenze."
    case .conflict: "Es passt nicht zu einer anderen Änderung."
    case .alreadyThere: "Es ist schon da."
    case .gone: "Es ist abgelaufen oder wurde schon benutzt."
    case .resyncNeeded:
      "Die Daten auf dem Server wurden wiederhergestellt, oder es ist nicht mehr bekannt, was seither gelöscht wurde. Hole alles noch einmal, ohne Cursor."
    case .versionChanged: "Die genannte Version ist nicht die aktuelle."
    case .tooManyRequests: "Versuche es in {seconds, plural, one {# Sekunde} other {# Sekunden}} wieder."
    case .retryInMinutes: "Versuche es in {minutes, plural, one {# Minute} other {# Minuten}} wieder."
    case .retryInHours: "Versuche es in {hours, plural, one {# Stunde} other {# Stunden}} wieder."
    case .unavailable: "Versuche es gleich noch einmal."
    case .readOnlyTitle: "Wegen Wartung schreibgeschützt"
    case .readOnly: "Du kannst alles lesen; ändern kannst du erst nach der Wartung wieder."
    case .maintenance: "Die Plattform wird gerade gewartet. Versuche es danach noch einmal."
    case .deadlineExceeded: "Es hat zu lange gedauert und wurde abgebrochen; nichts wurde gespeichert."
    case .internalError: "Mit der Kennung dieser Anfrage kann der Support die Ursache finden."
    case .malformedRequest: "Die Anfrage verletzt die Regeln von HTTP: {reason}."
    case .malformedHeader: "Die Kopfzeile {name} ist ungültig."
    case .takesNoBody: "Diese Anfrage darf keinen Inhalt haben."
    case .paymentRequired: "Ein anderer Tarif enthält es."
    case .secondFactorNeeded: "Mach innerhalb von fünf Minuten auf einem der genannten Wege weiter."
    case .wrongCode: "Der Code oder der Passkey ist falsch oder wurde schon benutzt."
    case .wrongPasskey: "Dieser Passkey gehört hier zu keinem Konto."
    case .proveBySecondFactor:
      "Bestätige es mit einem Code oder Passkey: Ein Passwort genügt für dieses Konto nicht."
    case .noSecondFactor: "Es gibt keinen zweiten Faktor, den Notfallcodes ersetzen könnten."
    case .deletedMeanwhile:
      "Es wurde inzwischen gelöscht. Lege es mit `If-None-Match: *` neu an, oder lass es gelöscht."
    case .draftFinished: "Es ist beendet: Das Training mit dieser Kennung steht im Tagebuch."
    case .draftNotStarted: "Seine Uhr wurde nie gestartet."
    case .anotherLiveWorkout: "Ein anderes Training läuft: {id}. Beende oder lösche es zuerst."
    case .lastExercise: "Vom Training bliebe nichts übrig; lösche stattdessen das Ganze."
    case .cycleUnderWay:
      "Noch geplante Einheiten des Zyklus: {count}. Mach sie, lass sie aus oder fang ohne sie an."
    case .noCycleUnderWay: "Noch kein Zyklus des Programms hat begonnen."
    case .maxesLacking: "Es fehlt das 1RM von: {lifts}."
    case .exerciseInUse:
      "Sie steht in einem Training, einer Vorlage, einem Plan oder einem Ziel; führe sie mit einer anderen zusammen."
    case .conversationOver:
      "Ihr seid nicht mehr verbunden; was geschrieben wurde, bleibt lesbar."
    case .messageSettled: "Eine Nachricht lässt sich eine Stunde lang ändern oder löschen; diese ist älter."
    case .notSoldHere: "Hier wird nichts per Karte verkauft."
    case .subscribedThroughStripe:
      "Ein Abo dieser Art läuft schon. Ändere seinen Preis oder verwalte es im Abrechnungsportal."
    case .subscribedThroughAppStore:
      "Ein Abo dieser Art läuft schon über den App Store. Verwalte es dort."
    case .noStripeCustomer: "Du hast hier noch nichts per Karte gekauft."
    case .nothingToChange: "Es läuft kein per Karte gekauftes Abo. Beginne stattdessen einen Kauf."
    case .paymentOwed: "Eine Zahlung ist noch offen. Bezahle sie zuerst im Abrechnungsportal."
    case .subscriptionPaused: "Das Abo ist pausiert. Sein Preis lässt sich erst ändern, wenn es wieder läuft."
    case .paymentDeclined:
      "Die Karte wurde abgelehnt; nichts wurde geändert. Im Abrechnungsportal kannst du eine andere angeben."
    case .webhookNotSigned: "Der Zustellung fehlt die Stripe-Signature."
    case .webhookHeaderInvalid: "Die Stripe-Signature hat nicht die Form t=…,v1=…"
    case .webhookSignatureWrong:
      "Keine Signatur darin passt zu diesem Inhalt und zum Geheimnis des Endpunkts."
    case .webhookTooOld: "Die Signatur ist älter als fünf Minuten."
    case .webhookUnreadable: "Der Inhalt ist signiert, aber kein Ereignis."
    case .jobOfInstallation: "Wann Aufgaben laufen, legen nur die Admins der Installation fest."
    case .jobRunsAsked: "Höchstens {limit} angeforderte Läufe dürfen zugleich warten oder laufen."
    case .tooManyOpenReports: "Höchstens {limit} Meldungen sind zugleich offen; der Support liest jede."
    case .limitReached: "Davon sind höchstens {limit} möglich; lösche zuerst welche."
    case .restDays: "Ruhetag: {weekdays}. Heb zuerst den Ruhetag auf."
    case .routinesOnRestDay:
      "Für {weekdays} sind Vorlagen geplant: {routines}. Nimm sie zuerst von diesem Tag."
    case .sessionNotYours: "Nur wer diese Einheit zugewiesen hat, kann sie ändern."
    case .plannedWorkoutDone: "Es ist schon gemacht; das Training steht im Tagebuch."
    case .signedDataRefused: "Das hat der App Store nicht für diese App signiert: {reason}."
    case .purchaseOfAnother: "Der Kauf gehört zu einem anderen Konto; melde dich mit diesem an."
    case .notSoldThroughAppStore: "Hier wird nichts über den App Store verkauft."
    case .inviteForAnotherAccount:
      """
      Die Einladung ging an eine andere Adresse als die dieses Kontos. Melde dich mit dem Konto der eingeladenen \
      Adresse an oder bitte den Coach, dieses Konto einzuladen.
      """
    case .idempotencyKeyTaken: "Dieser Idempotenzschlüssel gehört zu einer anderen Anfrage; nimm einen neuen."
    case .sequenceTaken:
      "Ein anderer Vorgang dieses Geräts hat diese Nummer; der letzte ausgeführte ist {done}."
    case .sequenceGap: "Frühere Vorgänge dieses Geräts fehlen; der letzte ausgeführte ist {done}."
    case .shareLinkOver: "Dieser Link gilt nicht mehr: Er wurde zurückgezogen oder ist abgelaufen."
    case .sharedThingGone:
      "Was der Link zeigt, gibt es nicht mehr. Deshalb kann er nicht aktualisiert werden."
    case .noSharedTemplate: "Unter dieser Adresse ist keine Vorlage geteilt."
    case .noSuchShareLink: "Du hast keinen solchen Link."
    case .alreadyConnected: "Ihr seid schon verbunden."
    case .coachBlocked: "Du hast diesen Coach gesperrt; entsperre ihn zuerst."
    case .coachFull: "Der Coach hat so viele Klienten, wie sein Tarif erlaubt: {limit}."
    case .scopesOpen: "All das ist schon offen."
    case .scopesAsked: "Eine Anfrage an diesen Klienten ist noch offen; zieh sie zuerst zurück."
    case .teamRole: "Deine Rolle im Team umfasst das nicht."
    case .lastOwner:
      "Das Team hätte keine Leitung mehr; gib sie zuerst jemand anderem oder löse das Team auf."
    case .moveProposed:
      "Ein Wechsel dieses Klienten ist schon vorgeschlagen; zieh den Vorschlag zuerst zurück."
    case .exportNotReady: "Es ist noch in Arbeit; eine Mail sagt, wann es fertig ist."
    case .notNextVersion: "Das ist nicht die nächste Version."
    case .consentEndsWithAccount:
      "Die Zustimmung zu Bedingungen und Datenschutzerklärung endet erst mit dem Konto: Lass das Konto löschen."
    case .erasureBegun: "Die Löschung des Kontos hat begonnen und lässt sich nicht mehr abbrechen."
    case .lastAdmin:
      "Es bliebe niemand, der diesen Mandanten verwaltet; mach zuerst jemand anderen zum Admin."
    case .ownAccount: "Das ist dein eigenes Konto; ein anderer Admin muss das tun."
    case .accountLocked: "Das Konto ist gesperrt; entsperre es zuerst."
    case .secondAdminNeeded:
      "Ein zweiter Admin muss zustimmen, der seit mindestens drei Tagen Admin ist."
    case .planDayLocked:
      "{coach} legt die Tage dieses Plans fest (reschedule). Den ganzen Plan kannst du jederzeit entfernen."
    case .planLoadsLocked:
      "{coach} legt die Gewichte dieses Plans fest (loads). Den ganzen Plan kannst du jederzeit entfernen."
    case .alertSeenTo: "Ein anderer Admin hat diese Warnung schon erledigt."
    case .planExercisesLocked:
      "{coach} legt Übungen und Sätze dieses Plans fest (exercises). Den ganzen Plan kannst du jederzeit entfernen."
    case .planSessionsLocked:
      "{coach} erlaubt nicht, Einheiten dieses Plans auszulassen (skip). Den ganzen Plan kannst du jederzeit entfernen."
    }
  }
}
