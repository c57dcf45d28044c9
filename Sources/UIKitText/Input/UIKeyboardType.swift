/// The kinds of keyboards.
public enum UIKeyboardType: Int, Sendable {
    /// The usual keyboard.
    case `default` = 0
    /// The keyboard of ASCII characters.
    case asciiCapable
    /// The keyboard of numbers and punctuation.
    case numbersAndPunctuation
    /// The keyboard for addresses on the web.
    case URL
    /// The keyboard of digits.
    case numberPad
    /// The keyboard for telephone numbers.
    case phonePad
    /// The keyboard for names and telephone numbers.
    case namePhonePad
    /// The keyboard for mail addresses.
    case emailAddress
    /// The keyboard of digits with a decimal point.
    case decimalPad
    /// The keyboard for short messages.
    case twitter
    /// The keyboard for searches.
    case webSearch
    /// The keyboard of ASCII digits.
    case asciiCapableNumberPad
    /// The keyboard of ASCII characters, under its earlier name.
    public static let alphabet = UIKeyboardType.asciiCapable
}
