extension KeyboardRow {
    /// Returns the widths of the keys that fill a row, in points: a space bar takes what the others leave;
    /// where there is none, shift and delete beside seven letters do, or else the letters.
    func widths(letter: Double, gap: Double, in width: Double) -> [Double] {
        let room = width - gap * Double(keys.count - 1)
        if keys.contains(where: \.isDigit) { return keys.map { _ in room / Double(keys.count) } }
        let hasSymbols = keys.contains(where: \.isSymbol)
        let isFlexible: (Key) -> Bool =
            keys.contains(.space)
            ? { $0 == .space }
            : hasSymbols && keys.count >= 9 ? { $0.isSymbol } : { $0.isLetter }
        let fixed = keys.map { key in
            isFlexible(key) ? 0 : key.isLetter ? letter : (hasSymbols ? 0.13 : 0.24) * width
        }
        let count = keys.count(where: isFlexible)
        let share = count == 0 ? 0 : max(0, room - fixed.reduce(0, +)) / Double(count)
        return zip(keys, fixed).map { isFlexible($0) ? share : $1 }
    }
}

extension KeyboardRow.Key {
    fileprivate var isDigit: Bool { if case .digit = self { true } else { false } }
    fileprivate var isSymbol: Bool { if case .symbol = self { true } else { false } }
    fileprivate var isLetter: Bool { if case .letter = self { true } else { false } }
}
