internal import APISchema
internal import HTTPServer
internal import Localization
internal import MuscleMateAPI
internal import Primitives

/// The forms of the pages before signing in.
extension PortalPage {
  func signIn(_ fields: SignInFields, _ problem: Problem) -> Response {
    var response = signIn(fields, fault: text(of: problem), Status(problem.kind.status))
    if let seconds = problem.retryAfter { response.headers["Retry-After"] = "\(seconds)" }
    return response
  }

  func signIn(_ fields: SignInFields, fault: String?, _ status: Status) -> Response {
    let form =
      note(fault) + "<form method=\"post\" action=\"/sign-in\" class=\"stack\">"
      + hidden("to", fields.place) + loginFields(fields.login) + button(.signInTitle) + "</form>"
    return page(
      status, title: .signInTitle, content: welcome + form + otherWays + furtherLinks(fields.place),
      scripts: ["public.js"])
  }

  func registration(_ fields: RegistrationFields, faults: [Fault], _ status: Status) -> Response {
    let asked = SignInForm(answers: fields.shownAgain, asked: tenant, faults: faults)
    let names =
      asked.field(
        "username", "text", "autocomplete=\"username\" autocapitalize=\"none\" maxlength=\"32\"",
        fields.username,
        .inviteUsername, language)
      + asked.field(
        "password", "password", "autocomplete=\"new-password\" maxlength=\"512\"", "", .invitePassword,
        language)
    let form =
      "<form method=\"post\" action=\"/register\" class=\"stack\">" + hidden("to", fields.place)
      + hidden("time_zone", fields.timeZone) + role(fields.role) + asked.fields(in: language) + names
      + button(.registerButton) + "</form>"
    return page(
      status, title: .registerTitle,
      content: form + links([(Self.address("/sign-in", fields.place), .signInInstead)]),
      scripts: ["public.js"])
  }

  func ask(_ link: MailedLink, _ email: String, faults: [Fault], _ status: Status) -> Response {
    var answers = SignInAnswers()
    answers.email = email
    let asked = SignInForm(answers: answers, asked: [:], faults: faults)
    let form =
      "<p>\(language.escaped(link.text))</p><form method=\"post\" action=\"\(link.path)\" class=\"stack\">"
      + asked.field(
        "email", "email", "autocomplete=\"email\" maxlength=\"254\"", email, .signInEmail, language)
      + button(.forgottenButton) + "</form>"
    return page(status, title: link.title, content: form + links([("/sign-in", .signInInstead)]))
  }

  /// A fault of the address stands beside it; every other problem above the form. The password is not shown again.
  func newAddress(_ fields: NewAddressFields, _ problem: Problem?) -> Response {
    var answers = SignInAnswers()
    answers.email = fields.email
    let faults = problem?.faults ?? []
    let asked = SignInForm(answers: answers, asked: [:], faults: faults)
    let form =
      "<form method=\"post\" action=\"/new-address\" class=\"stack\">" + loginFields(fields.login)
      + asked.field(
        "email", "email", "autocomplete=\"email\" maxlength=\"254\"", fields.email, .newAddressEmail, language
      )
      + button(.newAddressButton) + "</form>"
    var response = page(
      Status(problem?.kind.status ?? 200), title: .newAddressTitle,
      content: note(problem.flatMap { $0.faults.isEmpty ? text(of: $0) : nil })
        + "<p>\(language.escaped(.newAddressText))</p>" + form + links([("/sign-in", .signInInstead)]))
    if let seconds = problem?.retryAfter { response.headers["Retry-After"] = "\(seconds)" }
    return response
  }

  /// - Parameter place: where the portal goes on after signing in.
  func done(
    _ title: PageText, _ text: PageText, to place: String = "/", further: [(String, PageText)] = []
  ) -> Response {
    page(
      .ok, title: title,
      content: "<p class=\"note good\" role=\"status\">\(language.escaped(text))</p>"
        + links([(Self.address("/sign-in", place), .signInInstead)] + further))
  }

  // MARK: - Parts

  private func text(of problem: Problem) -> String {
    let title = language.text(.problemTitle(problem.kind))
    let detail = problem.detail.map { language.text(.detail($0), problem.arguments) }
    return [title, detail].compactMap(\.self).joined(separator: ". ")
  }

  private func note(_ fault: String?) -> String {
    fault.map { "<p class=\"note bad\" role=\"alert\">\(HTML.escaped($0))</p>" } ?? ""
  }

  private func loginFields(_ login: String) -> String {
    field(
      "login", .inviteLogin, "autocomplete=\"username\" autocapitalize=\"none\" maxlength=\"254\" required",
      login)
      + field(
        "password", .invitePassword,
        "type=\"password\" autocomplete=\"current-password\" maxlength=\"512\" required", "")
  }

  private var welcome: String {
    (tenant["branding"]?["welcome"]?.text).map { "<p>\(HTML.escaped($0))</p>" } ?? ""
  }

  /// A passkey needs a script, which shows its button; a provider needs none.
  private var otherWays: String {
    let ways = (tenant["sign_in_ways"]?.elements ?? []).compactMap(\.text)
    let passkey =
      ways.contains("passkey")
      ? "<button type=\"button\" class=\"btn\" id=\"passkey\" hidden"
        + " data-unreached=\"\(language.escaped(.signInUnreached))\">\(language.escaped(.signInPasskey))</button>"
      : ""
    let providers = ways.filter { !["password", "passkey"].contains($0) }.map { way in
      let text = language.text(.page(.signInWith), ["provider": Self.names[way] ?? way])
      return "<form method=\"post\" action=\"/sign-in/\(way)/begin\"><button class=\"btn wide\">"
        + "\(HTML.escaped(text))</button></form>"
    }
    let all = passkey + providers.joined()
    return all.isEmpty ? "" : "<div class=\"btns ways\">\(all)</div>"
  }

  private static let names = ["apple": "Apple", "google": "Google", "facebook": "Facebook", "oidc": "OpenID"]

  private func furtherLinks(_ place: String) -> String {
    links([
      ("/forgotten", .signInForgotten), (MailedLink.confirmation.path, .confirmAgain),
      (Self.address("/register", place), .registerTitle),
    ])
  }

  /// With the place where the portal goes on after signing in.
  private static func address(_ path: String, _ place: String) -> String {
    place == "/" ? path : "\(path)?to=\(PercentEncoding.encode(place))"
  }

  private func role(_ chosen: String) -> String {
    let modules = (tenant["modules"]?.elements ?? []).compactMap(\.text)
    guard modules.contains("coaching") else { return "" }
    let choices = [("lifter", PageText.registerLifter), ("coach", .registerCoach)].map { value, text in
      "<label><input type=\"radio\" name=\"role\" value=\"\(value)\"\(value == chosen ? " checked" : "")>"
        + " \(language.escaped(text))</label>"
    }
    return "<fieldset><legend>\(language.escaped(.registerRole))</legend>\(choices.joined())</fieldset>"
  }

  private func field(_ name: String, _ label: PageText, _ attributes: String, _ value: String) -> String {
    "<div class=\"field\"><label for=\"\(name)\">\(language.escaped(label))</label>"
      + "<input id=\"\(name)\" name=\"\(name)\" \(attributes) value=\"\(HTML.escaped(value))\"></div>"
  }

  private func hidden(_ name: String, _ value: String) -> String {
    "<input type=\"hidden\" name=\"\(name)\" value=\"\(HTML.escaped(value))\">"
  }

  private func button(_ text: PageText) -> String {
    "<button class=\"btn main\">\(language.escaped(text))</button>"
  }

  private func links(_ list: [(String, PageText)]) -> String {
    let items = list.map { "<li><a href=\"\($0)\">\(language.escaped($1))</a></li>" }
    return "<ul class=\"links\">\(items.joined())</ul>"
  }
}
