import UIKitCore
import UIKitText

/// A text of the script that is typed, a character at a time, into the field that edits.
@MainActor struct TypedText {
    private var rest: [Character]
    private var next: TimeInterval

    init(_ entry: InputScript.Entry) {
        (next, rest) = (entry.begin, Array(entry.typed.reversed()))
    }

    /// Types the characters whose time has come. One that finds no field is lost, as on a keyboard.
    mutating func type(until time: TimeInterval) {
        while time + FilmClock.tolerance >= next, let character = rest.popLast() {
            next += InputScript.Entry.keyInterval
            press(character)
        }
    }

    private func press(_ character: Character) {
        switch RunContext.current.screenState.firstResponder {
        case let field as UITextField where character == "\n": field.pressReturn()
        case let field as any UIKeyInput: field.insertText(String(character))
        default: break
        }
    }
}
