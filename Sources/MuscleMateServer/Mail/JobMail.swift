/// What admins are written of a job that was given up.
enum JobMail {
  typealias Text = (subject: String, body: String)

  static let english: Text = (
    "A job at {brand} was given up: {job}",
    """
    Hello {name},

    the job {job} failed so often that it was given up. Look at what was given up among the jobs: there you see why, and
    can have it done again once that is mended. Further failures of this job within the hour are not mailed.
    """
  )

  static let german: Text = (
    "Ein Auftrag bei {brand} wurde aufgegeben: {job}",
    """
    Hallo {name},

    der Auftrag {job} ist so oft fehlgeschlagen, dass er aufgegeben wurde. Sieh bei den Aufträgen nach, was aufgegeben
    wurde: dort steht, warum, und dort lässt du es noch einmal tun, wenn das behoben ist. Schlägt dieser Auftrag in der
    nächsten Stunde noch öfter fehl, kommt dazu keine Mail mehr.
    """
  )

  static let spanish: Text = (
    "Se abandonó una tarea en {brand}: {job}",
    """
    Hola, {name}:

    la tarea {job} falló tantas veces que se abandonó. Mira entre las tareas abandonadas: allí verás por qué, y podrás
    repetirla cuando esté arreglado. De otros fallos de esta tarea durante la próxima hora no se envía correo.
    """
  )

  static let turkish: Text = (
    "{brand} üzerinde bir görevden vazgeçildi: {job}",
    """
    Merhaba {name},

    {job} görevi o kadar çok başarısız oldu ki vazgeçildi. Vazgeçilen görevlere bak: nedenini orada görürsün, sorun
    giderilince de yeniden yaptırabilirsin. Bu görevin bir saat içindeki diğer hataları için e-posta gönderilmez.
    """
  )
}
