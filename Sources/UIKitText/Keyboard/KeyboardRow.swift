/// A row of keys.
struct KeyboardRow {
    /// The kinds of keys.
    enum Key: Equatable {
        /// A key that types its label.
        case letter(String)
        /// A digit of a telephone, with the letters below it.
        case digit(String, letters: String)
        /// A key with a symbol.
        case symbol(String)
        /// A key that shows other keys, with its label.
        case other(String)
        /// The space bar.
        case space
        /// The return key.
        case enter
        /// A place without a key.
        case gap
    }

    let keys: [Key]

    /// The part of a letter's width by which the row is shorter at each side.
    let indent: Double

    init(_ keys: [Key], indent: Double = 0) { (self.keys, self.indent) = (keys, indent) }

    /// Returns the rows of a kind of keyboard.
    static func rows(of type: UIKeyboardType, isUppercase: Bool) -> [KeyboardRow] {
        switch type {
        case .numberPad, .asciiCapableNumberPad: digits(corner: .gap)
        case .decimalPad: digits(corner: .other("."))
        case .phonePad: digits(corner: .other("+*#"))
        case .numbersAndPunctuation: signs(below: [.other("ABC"), .space, .enter])
        case .emailAddress:
            letters(isUppercase, below: [.other("123"), .space, .letter("@"), .letter("."), .enter])
        case .URL:
            letters(isUppercase, below: [.other("123"), .letter("."), .letter("/"), .letter(".com"), .enter])
        case .twitter:
            letters(isUppercase, below: [.other("123"), .space, .letter("@"), .letter("#"), .enter])
        case .webSearch: letters(isUppercase, below: [.other("123"), .space, .letter("."), .enter])
        case .default, .asciiCapable, .namePhonePad:
            letters(isUppercase, below: [.other("123"), .space, .enter])
        }
    }

    private static func letters(_ isUppercase: Bool, below last: [Key]) -> [KeyboardRow] {
        func row(_ text: String) -> [Key] {
            text.map { .letter(isUppercase ? $0.uppercased() : String($0)) }
        }
        let shift = Key.symbol(isUppercase ? "shift.fill" : "shift")
        return [
            KeyboardRow(row("qwertyuiop")), KeyboardRow(row("asdfghjkl"), indent: 0.5),
            KeyboardRow([shift] + row("zxcvbnm") + [.symbol("delete.left")]), KeyboardRow(last),
        ]
    }

    private static func signs(below last: [Key]) -> [KeyboardRow] {
        func row(_ text: String) -> [Key] { text.map { .letter(String($0)) } }
        return [
            KeyboardRow(row("1234567890")), KeyboardRow(row("-/:;()$&@\"")),
            KeyboardRow([.other("#+=")] + row(".,?!'") + [.symbol("delete.left")]), KeyboardRow(last),
        ]
    }

    private static func digits(corner: Key) -> [KeyboardRow] {
        let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
        let keys = letters.enumerated().map { Key.digit(String($0.offset + 1), letters: $0.element) }
        return stride(from: 0, to: 9, by: 3).map { KeyboardRow(Array(keys[$0..<$0 + 3])) }
            + [KeyboardRow([corner, .digit("0", letters: ""), .symbol("delete.left")])]
    }
}
