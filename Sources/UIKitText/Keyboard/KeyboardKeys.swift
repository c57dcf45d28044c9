import Picture
@_spi(UIKitInternals) import UIKitCore

/// The keys of the keyboard, in the looks of iOS 13 to 18. They are drawn, and a touch on them types nothing.
@MainActor final class KeyboardKeys: UIView {
    private let settings: TextInputSettings
    private let measures: KeyboardMeasures
    /// The text into which the keyboard types; it decides about capital letters.
    private weak var input: (any UIKeyInput)?

    /// Creates the keys for a text, as wide as the screen.
    init(
        _ settings: TextInputSettings, for input: any UIKeyInput, _ measures: KeyboardMeasures, width: CGFloat
    ) {
        (self.settings, self.measures, self.input) = (settings, measures, input)
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: measures.height))
        if settings.keyboardAppearance == .dark { overrideUserInterfaceStyle = .dark }
    }

    required init?(coder: NSCoder) { nil }

    /// True while the shift key is on: at the beginning of a text, unless capital letters are off. Addresses
    /// and passwords begin with small ones.
    private var isUppercase: Bool {
        if settings.isSecure || [.emailAddress, .URL, .webSearch].contains(settings.keyboardType) {
            return settings.autocapitalizationType == .allCharacters
        }
        switch settings.autocapitalizationType {
        case .none: return false
        case .words, .sentences: return input?.hasText != true
        case .allCharacters: return true
        }
    }

    private var rows: [KeyboardRow] { KeyboardRow.rows(of: settings.keyboardType, isUppercase: isUppercase) }

    // MARK: Places

    private func places(in bounds: CGRect) -> [(key: KeyboardRow.Key, box: CGRect)] {
        let pitch = measures.keys / 4
        return rows.enumerated().flatMap { number, row in
            let top = measures.suggestions + CGFloat(number) * pitch + (pitch - keyHeight) / 2
            return boxes(of: row, top: top, width: bounds.width)
        }
    }

    private var keyHeight: CGFloat { measures.keys / 4 - (measures.keys > 200 ? 12 : 8) }

    private func boxes(of row: KeyboardRow, top: CGFloat, width: CGFloat)
        -> [(key: KeyboardRow.Key, box: CGRect)]
    {
        let room = width - 2 * measures.margin
        let letter = (room - 9 * measures.gap) / 10
        let indent = CGFloat(row.indent) * (letter + measures.gap)
        let widths = row.widths(letter: letter, gap: measures.gap, in: room - 2 * indent)
        var x = measures.margin + indent
        return zip(row.keys, widths).map { key, width in
            defer { x += width + measures.gap }
            return (key, CGRect(x: x, y: top, width: width, height: keyHeight))
        }
    }

    // MARK: Drawing

    override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        let inks = KeyboardInks(isDark: traitCollection.userInterfaceStyle == .dark)
        return suggestionLines(in: bounds, inks)
            + places(in: bounds).flatMap { key, box in
                inks.contents(of: key, in: box, enter: settings.returnKeyType)
            }
    }

    private func suggestionLines(in bounds: CGRect, _ inks: KeyboardInks) -> [Layer.Content] {
        guard measures.suggestions > 0 else { return [] }
        return [1, 2].map {
            let x = bounds.width * $0 / 3
            let line = CGRect(x: x, y: 8, width: 1, height: measures.suggestions - 16)
            return .fill(.rectangle(line), inks.line)
        }
    }

    override func pictureLayers(in bounds: CGRect) -> [Layer] {
        let inks = KeyboardInks(isDark: traitCollection.userInterfaceStyle == .dark)
        var symbols: [(name: String, box: CGRect)] = places(in: bounds).compactMap { key, box in
            if case .symbol(let name) = key { (name, box) } else { nil }
        }
        // The keys of the system, below the others on screens without a home button.
        if measures.base >= 75 {
            let (size, y) = (CGFloat(44), bounds.maxY - measures.base + 4)
            symbols.append(("globe", CGRect(x: 12, y: y, width: size, height: size)))
            symbols.append(("mic", CGRect(x: bounds.width - 12 - size, y: y, width: size, height: size)))
        }
        return symbols.compactMap { name, box in
            let configuration = UIImage.SymbolConfiguration(
                pointSize: name == "globe" || name == "mic" ? 22 : 18)
            guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return nil }
            let size = image.size
            let frame = CGRect(
                x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
                height: size.height)
            return image.layer(in: frame, tint: inks.text)
        }
    }
}
