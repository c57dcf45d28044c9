import UIKit
import UIKitMembers

/// The words of a phrase: the groups of its pattern, and the text behind it.
struct PhraseWords {
    /// The texts of the groups in their order, behind that of the whole pattern; empty for absent ones.
    let groups: [String]
    /// The text behind the phrase.
    var rest: Substring

    /// The text of a group, from 1.
    subscript(_ place: Int) -> String { groups[place] }

    /// Returns the numbers of a group.
    func numbers(_ place: Int) -> [Double] {
        groups[place].matches(of: /-?\d+(?:\.\d+)?/).compactMap { Double($0.output) }
    }

    /// Returns the first number of a group; 0 for none.
    func number(_ place: Int) -> Double { numbers(place).first ?? 0 }

    /// The largest whole number, as of views and of the places of rows.
    static let mostCount = 10_000

    /// Returns the whole numbers of a group.
    /// - Throws: `Obstacle` for one that is too large.
    func counts(_ place: Int) throws -> [Int] {
        try numbers(place).map { number in
            guard 0...Double(Self.mostCount) ~= number else { throw Obstacle.notUnderstood(groups[place]) }
            return Int(number)
        }
    }

    /// Returns the first whole number of a group; 0 for none.
    /// - Throws: `Obstacle` for one that is too large.
    func count(_ place: Int) throws -> Int { try counts(place).first ?? 0 }

    /// Returns the rectangle of the four numbers of a group.
    func rectangle(_ place: Int) -> CGRect {
        let n = numbers(place).map { CGFloat($0) }
        return n.count == 4 ? CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) : .null
    }

    /// Takes a term from the text behind the phrase; nil if there is none.
    mutating func term() -> Term? {
        var parser = TermParser(rest)
        guard let term = parser.term() else { return nil }
        rest = parser.rest
        return term
    }

    /// Takes a text that matches a pattern from the text behind the phrase.
    mutating func take(_ pattern: some RegexComponent<Substring>) -> Substring? {
        guard let match = try? pattern.regex.prefixMatch(in: rest) else { return nil }
        rest = rest[match.range.upperBound...]
        return match.output
    }

    /// Takes a text in quotes.
    mutating func quoted() -> String? {
        guard let text = take(#/"[^"]*"/#) else { return nil }
        return String(text.dropFirst().dropLast()).replacing("\\n", with: "\n")
    }

    /// Takes the value of a property: a term, numbers with the names of their sides, words for constants.
    @MainActor mutating func value(_ stage: Stage) throws -> Any? {
        if take(#/ *(?==)=? */#) == nil { _ = take(#/ */#) }
        if let sides = take(#/top -?[\d.]+ left -?[\d.]+ bottom -?[\d.]+ right -?[\d.]+/#) {
            return sides.matches(of: /-?\d+(?:\.\d+)?/).compactMap { Double($0.output) }
        }
        if let all = take(#/\d+ all round/#) {
            return [Double](repeating: Double(all.prefix { $0.isNumber }) ?? 0, count: 4)
        }
        if let row = take(#/-?[\d.]+(?:,-?[\d.]+){3}(?![\d.])/#) {
            return row.split(separator: ",").compactMap { Double($0) }
        }
        if let font = FontPhrases.font(&self) { return font }
        var constants: [Any] = []
        while let word = take(#/ ?[a-z]\w*(?=[ ,;)]|$)/#) {
            let name = word.drop { $0 == " " }
            if constants.isEmpty, let known = ["true": true, "false": false][name] { return known }
            if constants.isEmpty, name == "nil" { return Nothing() }
            if constants.isEmpty, let part = stage.names[String(name)] { return part }
            constants.append(Constant(name: String(name)))
            if rest.hasPrefix(" of ") || rest.hasPrefix(" with ") || rest.hasPrefix(" in ") { break }
        }
        if constants.count == 1 { return constants[0] }
        if !constants.isEmpty { return constants }
        return try term().map { try stage.value(of: $0) ?? Nothing() }
    }
}
