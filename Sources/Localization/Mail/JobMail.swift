/// The mail to admins about a job that was given up.
enum JobMail {
  typealias Text = (subject: String, body: String)

  static let english: Text = (
    "A job at {brand} was given up: {job}",
    """
    Hello {name},

    The job {job} failed so often that it was given up. Look among the jobs that were given up: you find the reason there,
    and can run it again once that is fixed. If it fails again within the hour, no further email is sent.
    """
  )

  static let german: Text = (
    "Eine Aufgabe bei {brand} wurde aufgegeben: {job}",
    """
    Hallo {name},

    die Aufgabe {job} ist so oft fehlgeschlagen, dass sie aufgegeben wurde. Sieh bei den aufgegebenen Aufgaben
    nach: Dort steht der Grund, und dort startest du sie neu, sobald er behoben ist. Schlägt sie in der nächsten Stunde
    wieder fehl, kommt dazu keine weitere Mail.
    """
  )

  static let spanish: Text = (
    "Se abandonó una tarea en {brand}: {job}",
    """
    Hola, {name}:

    La tarea {job} falló tantas veces que se abandonó. Mira entre las tareas abandonadas: allí verás el motivo, y podrás
    repetirla cuando esté resuelto. Si vuelve a fallar durante la próxima hora, no se enviará otro correo.
    """
  )

  static let turkish: Text = (
    "{brand} üzerinde bir görevden vazgeçildi: {job}",
    """
    Merhaba {name},

    {job} görevi çok kez başarısız olduğu için ondan vazgeçildi. Vazgeçilen görevlere bak: nedenini orada görürsün, sorun
    giderilince de onu yeniden çalıştırabilirsin. Bir saat içinde yine başarısız olursa başka e-posta gönderilmez.
    """
  )
}
