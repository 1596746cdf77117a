/// Which keyboard is shown.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// Latin letters.
  case asciiCapable = 1
  /// Numbers and signs.
  case numbersAndPunctuation = 2
  /// For addresses of pages.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For mail addresses.
  case emailAddress = 7
  /// Digits with a decimal sign.
  case decimalPad = 8
}

/// What the return key is called.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Next.
  case next = 4
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Done.
  case done = 9
}

/// How capitals are typed.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// By hand.
  case none = 0
  /// Words begin with them.
  case words = 1
  /// Sentences begin with them.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the keyboard has it.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What a text means.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public var rawValue: String

  /// Creates a meaning from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A name to sign in with.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that was sent.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
