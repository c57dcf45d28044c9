import ArgumentParser

extension Double {
    /// Creates a number from the text of an option; nil for hexadecimal text, which Swift reads as well.
    ///
    /// `nan` and `inf` are read: the option refuses them together with its range.
    init?(ofOption text: some StringProtocol) {
        guard !text.utf8.contains(where: "xX".utf8.contains) else { return nil }
        self.init(text)
    }

    /// Returns the number of an option.
    /// - Throws: `ValidationError` for a text that is none.
    static func number(of text: String) throws -> Double {
        guard let number = Double(ofOption: text) else {
            throw ValidationError("“\(text)” is not a decimal number.")
        }
        return number
    }

    /// Creates a number of seconds from a time of an option: seconds, `2` or `2s`, or milliseconds, `250ms`;
    /// nil for another text.
    init?(secondsOf text: String) {
        let (unit, factor) =
            text.hasSuffix("ms") ? ("ms", 0.001) : text.hasSuffix("s") ? ("s", 1) : ("", 1)
        guard let number = Double(ofOption: text.dropLast(unit.count)) else { return nil }
        self = number * factor
    }

    /// Returns the number of seconds of a time.
    /// - Throws: `ValidationError` for a text that is none.
    static func seconds(of text: String) throws -> Double {
        guard let seconds = Double(secondsOf: text) else {
            throw ValidationError(
                "“\(text)” is not a time; say seconds as 2 or 2s, or milliseconds as 250ms.")
        }
        return seconds
    }
}
