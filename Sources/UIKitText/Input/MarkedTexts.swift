/// The parts of texts that are still being composed.
@MainActor final class MarkedTexts: RunState {
    private var all: [ObjectIdentifier: (owner: any UITextInput, range: UITextRange)] = [:]

    init(of context: RunContext) {}

    /// The part of an object's text; nil for none.
    subscript(input: any UITextInput) -> UITextRange? {
        get { all[ObjectIdentifier(input)]?.range }
        set { all[ObjectIdentifier(input)] = newValue.map { (input, $0) } }
    }
}
