import UIKitText

extension Explorer {
    /// Returns what a person would type into a field that edits and is empty, with the return key behind a
    /// single line; nil for none.
    static func words(for responder: UIResponder?) -> String? {
        switch responder {
        case let field as UITextField where !field.hasText: words(on: field.keyboardType) + "\n"
        case let view as UITextView where !view.hasText: words(on: view.keyboardType)
        default: nil
        }
    }

    private static func words(on keyboard: UIKeyboardType) -> String {
        switch keyboard {
        case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: "42"
        case .emailAddress: "ann@example.com"
        default: "Hello"
        }
    }
}
