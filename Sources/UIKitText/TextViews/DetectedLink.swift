import UIKitCore

/// A part of a text that people take for an address on the web, for one of mail, or for a telephone number.
/// Foundation's detector is missing on Linux.
struct DetectedLink: Equatable {
    let range: NSRange
    let url: URL

    /// The endings of addresses that begin with neither a scheme nor “www”.
    private static let endings: Set<String> = [
        "com", "org", "net", "edu", "gov", "io", "app", "dev", "info", "co", "uk", "us", "eu", "de", "at",
        "ch", "fr", "it", "es", "nl", "se", "no", "dk", "pl", "jp", "cn", "kr", "in", "ca", "au", "br",
    ]

    /// Returns the links of the kinds in a text.
    static func all(in text: String, _ types: UITextView.DataDetectorTypes) -> [DetectedLink] {
        let links = types.contains(.link) ? addresses(in: text) : []
        guard types.contains(.phoneNumber) else { return links }
        let numbers = numbers(in: text).filter { number in
            !links.contains { NSIntersectionRange($0.range, number.range).length > 0 }
        }
        return links + numbers
    }

    // MARK: Addresses

    private static func addresses(in text: String) -> [DetectedLink] {
        text.split(whereSeparator: \.isWhitespace).compactMap { piece in
            var word = piece.drop { "([{<\"'“‘".contains($0) }
            while let last = word.last, ".,;:!?)]}>\"'”’".contains(last) { word.removeLast() }
            guard let url = address(of: String(word)) else { return nil }
            return DetectedLink(range: NSRange(word.startIndex..<word.endIndex, in: text), url: url)
        }
    }

    private static func address(of word: String) -> URL? {
        let small = word.lowercased()
        for scheme in ["http://", "https://"] where small.hasPrefix(scheme) {
            return small.count > scheme.count ? URL(string: word) : nil
        }
        let mail = small.split(separator: "@", omittingEmptySubsequences: false)
        if mail.count == 2, !mail[0].isEmpty, isDomain(mail[1]) { return URL(string: "mailto:" + word) }
        return isDomain(small.prefix { $0 != "/" }) ? URL(string: "http://" + word) : nil
    }

    private static func isDomain(_ text: Substring) -> Bool {
        let names = text.split(separator: ".", omittingEmptySubsequences: false)
        let areNames = names.allSatisfy { name in
            !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        }
        guard areNames, names.count > 1, let last = names.last else { return false }
        return endings.contains(String(last)) || names[0] == "www" && names.count > 2
    }

    // MARK: Telephone numbers

    private static func numbers(in text: String) -> [DetectedLink] {
        var (links, rest) = ([DetectedLink](), text[...])
        while let start = rest.firstIndex(where: isOfNumber) {
            let run = rest[start...].prefix(while: isOfNumber)
            rest = text[run.endIndex...]
            let number = trimmed(run)
            guard isNumber(number), !isInWord(number, of: text) else { continue }
            let digits = number.filter { $0 == "+" || isDigit($0) }
            guard let url = URL(string: "tel:" + digits) else { continue }
            links.append(
                DetectedLink(range: NSRange(number.startIndex..<number.endIndex, in: text), url: url))
        }
        return links
    }

    private static func isDigit(_ letter: Character) -> Bool { letter.isASCII && letter.isNumber }

    private static func isOfNumber(_ letter: Character) -> Bool {
        isDigit(letter) || "+()-./ \u{A0}".contains(letter)
    }

    /// Returns a run without the marks at its ends that belong to the sentence.
    private static func trimmed(_ run: Substring) -> Substring {
        var number = run.drop { !isDigit($0) && $0 != "+" && $0 != "(" }
        while let last = number.last, !isDigit(last) { number.removeLast() }
        if number.first == "(", !number.contains(")") { number.removeFirst() }
        return number
    }

    /// Returns whether letters touch a number, as in the names of products.
    private static func isInWord(_ number: Substring, of text: String) -> Bool {
        text[..<number.startIndex].last?.isLetter == true || text[number.endIndex...].first?.isLetter == true
    }

    /// Returns whether the groups of digits are those of a telephone number: behind a plus any, otherwise as
    /// in North America.
    private static func isNumber(_ text: Substring) -> Bool {
        let groups = text.split { !isDigit($0) }.map(\.count)
        if text.first == "+" {
            return (8...15).contains(groups.reduce(0, +)) && !text.dropFirst().contains("+")
        }
        guard !text.contains("+") else { return false }
        return [[3, 4], [3, 3, 4], [1, 3, 3, 4], [10]].contains(groups)
    }
}
