internal import APISchema
internal import Localization
internal import MuscleMateAPI
internal import Postgres
internal import Primitives
internal import Secrets

/// The fields of the sign-in form: the sign-in that it continues, and the answers.
struct SignInAnswers: Message {
  var state = ""
  var code = ""
  var email = ""
  var birthDate = ""
  /// The versions that are agreed to, as ticked boxes send them.
  var terms = ""
  var privacy = ""

  static let shape: Shape<Self> = Shape("SignInAnswers", SignInAnswers.init) {
    Field("state", \.state, .length(0...500), .defaulted)
    Field("code", \.code, .length(0...4000), .defaulted)
    Field("email", \.email, .length(0...500), .trimmed, .defaulted)
    Field("birth_date", \.birthDate, .length(0...100), .defaulted)
    Field("terms", \.terms, .length(0...10), .defaulted)
    Field("privacy", \.privacy, .length(0...10), .defaulted)
  }

  /// A box that says no version is not ticked.
  var consents: JSON {
    .array(
      [("terms", terms), ("privacy", privacy)].compactMap { kind, version in
        Int32(version).map { ["kind": .string(kind), "version": .number("\($0)")] }
      })
  }

  /// As an app sends it, under the same rules. Members that were left empty are absent.
  func message(secret: OneTimeToken) throws -> SignInReturn {
    var members: [JSON.Member] = [
      .init("state", .string(state)), .init("code", .string(code)), .init("secret", .string(secret.text)),
      .init("consents", consents),
    ]
    if !email.isEmpty { members.append(.init("email", .string(email))) }
    if !birthDate.isEmpty { members.append(.init("birth_date", .string(birthDate))) }
    var faults = Faults()
    guard let message = SignInReturn.decode(.object(members), Rules(), into: &faults) else {
      throw Problem.invalid(faults.list)
    }
    return message
  }

  /// The faults that the form can ask about again; nil if something else is wrong.
  func faults(in problem: Problem) -> [Fault]? {
    if problem.kind == .conflict, problem.detail == .addressTaken, !email.isEmpty {
      return [Fault(pointer: "/email", code: .taken, arguments: [:])]
    }
    let isAsked = problem.faults.allSatisfy { fault in
      ["/email", "/birth_date"].contains(fault.pointer) || fault.pointer.hasPrefix("/consents")
    }
    return problem.kind == .invalid && !problem.faults.isEmpty && isAsked ? problem.faults : nil
  }
}

/// The fields of the form for a second step.
struct SecondStepAnswer: Message {
  var code = ""

  static let shape: Shape<Self> = Shape("SecondStepAnswer", SecondStepAnswer.init) {
    Field("code", \.code, .length(0...40), .defaulted)
  }

  /// Six digits are an app's code; any other text is a recovery code.
  func step(_ challenge: String) -> SecondStep {
    var step = SecondStep()
    step.challenge = challenge
    let digits = code.filter { $0 != " " }
    if digits.utf8.count == 6, digits.utf8.allSatisfy({ 48...57 ~= $0 }) {
      step.code = digits
    } else {
      step.recoveryCode = code
    }
    return step
  }
}

/// Asks for what the account is not made without, each fault beside its field.
struct SignInForm {
  let answers: SignInAnswers
  /// As auth.asked_at_sign_in returns it.
  let asked: JSON
  let faults: [Fault]

  func html(in language: Language) -> String {
    "<p>\(language.escaped(.signInText))</p>"
      + "<form method=\"post\" action=\"/signed-in\">"
      + "<input type=\"hidden\" name=\"state\" value=\"\(HTML.escaped(answers.state))\">"
      + "<input type=\"hidden\" name=\"code\" value=\"\(HTML.escaped(answers.code))\">"
      + fields(in: language) + "<button class=\"btn main\">\(language.escaped(.signInButton))</button></form>"
  }

  /// The form's fields, without the form around them.
  func fields(in language: Language) -> String {
    var fields = ""
    if asked["email"] == true {
      fields += field(
        "email", "email", "autocomplete=\"email\" maxlength=\"254\"", answers.email, .signInEmail, language)
    }
    if asked["minimum_age"]?.integer != nil {
      fields += field(
        "birth_date", "date", "autocomplete=\"bday\"", answers.birthDate, .signInBirthDate, language)
    }
    let policies = asked["policies"]?.elements ?? []
    if !policies.isEmpty { fields += consents(policies, language) }
    return fields
  }

  static func code(in language: Language, fault: String?) -> String {
    let label = language.escaped(.signInCode)
    return "<p>\(language.escaped(.signInCodeText))</p><form method=\"post\" action=\"/signed-in/code\">"
      + "<label for=\"code\">\(label)</label>" + note("code", label, fault, language)
      + "<input id=\"code\" name=\"code\" autocomplete=\"one-time-code\" autocapitalize=\"none\""
      + " spellcheck=\"false\" maxlength=\"40\" required\(marks("code", fault))>"
      + "<button class=\"btn main\">\(language.escaped(.signInButton))</button></form>"
  }

  func field(
    _ name: String, _ type: String, _ attributes: String, _ value: String, _ label: PageText,
    _ language: Language
  ) -> String {
    let (label, fault) = (language.escaped(label), fault(at: "/\(name)", language))
    return "<label for=\"\(name)\">\(label)</label>" + Self.note(name, label, fault, language)
      + "<input id=\"\(name)\" name=\"\(name)\" type=\"\(type)\" \(attributes)"
      + " value=\"\(HTML.escaped(value))\" required\(Self.marks(name, fault))>"
  }

  /// A box for each, with the text that it is about. It is ticked again only if its version is the same.
  private func consents(_ policies: [JSON], _ language: Language) -> String {
    let (legend, fault) = (language.escaped(.signInConsents), fault(at: "/consents", language))
    let boxes = policies.map { policy in
      let kind = policy["kind"]?.text == "terms" ? "terms" : "privacy"
      let version = policy["version"]?.integer.map(String.init) ?? ""
      let isTicked = version == (kind == "terms" ? answers.terms : answers.privacy)
      let text = language.escaped(kind == "terms" ? .signInTerms : .signInPrivacy)
      return "<label><input type=\"checkbox\" name=\"\(kind)\" value=\"\(version)\""
        + " required\(isTicked ? " checked" : "")> \(text)</label>"
        + "<p><a href=\"\(HTML.escaped(policy["url"]?.text ?? ""))\" target=\"_blank\" rel=\"noopener\">"
        + "\(language.escaped(kind == "terms" ? .signInReadTerms : .signInReadPrivacy))</a></p>"
    }
    return "<fieldset\(Self.marks("consents", fault))><legend>\(legend)</legend>"
      + Self.note("consents", legend, fault, language) + boxes.joined() + "</fieldset>"
  }

  private func fault(at pointer: String, _ language: Language) -> String? {
    faults.first { $0.pointer.hasPrefix(pointer) }.map { $0.text(in: language) }
  }

  /// In English label and fault are one sentence: "Email address is missing".
  private static func note(_ name: String, _ label: String, _ fault: String?, _ language: Language) -> String
  {
    let between = language == .english ? " " : ": "
    return fault.map { "<p id=\"\(name)_fault\" role=\"alert\">\(label)\(between)\(HTML.escaped($0))</p>" }
      ?? ""
  }

  private static func marks(_ name: String, _ fault: String?) -> String {
    fault == nil ? "" : " aria-invalid=\"true\" aria-describedby=\"\(name)_fault\""
  }
}

extension Language {
  func escaped(_ key: PageText) -> String { HTML.escaped(text(.page(key))) }
}
