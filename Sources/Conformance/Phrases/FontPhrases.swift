import UIKit
import UIKitMembers

/// Fonts in words, and texts measured in them.
@MainActor enum FontPhrases {
    static let all: [Phrase] = [
        Phrase.always(#"NSString (?=")"#) { stage, words in
            guard let text = words.quoted(), words.take(#/\.size\(withAttributes: \[\.font: /#) != nil,
                let font = try words.term().map({ try stage.value(of: $0) }) as? UIFont,
                words.take(#/\]\)/#) != nil
            else { throw Obstacle.notUnderstood("NSString") }
            stage.begin(size(of: text, font))
        },
        Phrase.always(#"CTLine (?=")"#) { stage, words in
            guard case .text(let text)? = words.term(), words.take(#/, /#) != nil,
                let font = font(&words)
            else { throw Obstacle.notUnderstood("CTLine") }
            stage.begin(size(of: text, font))
        },
        Phrase.always(#"UIFont of ([\d.]+) pt"#) { stage, words in
            stage.begin(UIFont.systemFont(ofSize: words.number(1)))
        },
        Phrase(#"in (?:the font of style |(?=UIFont\.))(\.\w+)?"#) { stage, words in
            if words[1].isEmpty {
                guard let term = words.term() else { return false }
                let category = words.take(#/ for category \.\w+/#).map { $0.drop { $0 != "." } }
                let styled = try category.map { try fitted(term, String($0)) } ?? term
                guard let font = try stage.value(of: styled) else { return false }
                stage.current = try stage.set(["font"], of: stage.current ?? Nothing(), to: font)
                return true
            }
            let style = "UIFont.preferredFont(forTextStyle: \(words[1]))"
            let term = TermParser.whole(style).flatMap { term in
                (stage.names["category"] as? String).map { (try? fitted(term, $0)) ?? term } ?? term
            }
            guard let term, let font = try stage.value(of: term) else { return false }
            stage.current = try stage.set(["font"], of: stage.current ?? Nothing(), to: font)
            return true
        },
        Phrase(#"(?=(?:\d+ pt|system) )"#) { stage, words in
            guard stage.current != nil, let font = font(&words) else { return false }
            stage.current = try stage.set(["font"], of: stage.current ?? Nothing(), to: font)
            return true
        },
    ]

    /// Returns the term of a preferred font for a category of sizes.
    private static func fitted(_ term: Term, _ category: String) throws -> Term {
        guard case .call(let function, var arguments) = term,
            let traits = TermParser.whole("UITraitCollection(preferredContentSizeCategory: \(category))")
        else { throw Obstacle.notUnderstood("for category") }
        arguments.append(Term.Argument(label: "compatibleWith", value: traits))
        return .call(function, arguments)
    }

    /// Takes `system 17`, `system 34 bold`, `17 pt semibold of a list header` from words.
    static func font(_ words: inout PhraseWords) -> UIFont? {
        let weights = "ultraLight|thin|light|regular|medium|semibold|bold|heavy|black|body"
        guard let pattern = try? Regex("(?:system )?([0-9.]+)(?: pt)?(?: (\(weights)))?(?: of a list \\w+)?"),
            words.rest.hasPrefix("system ")
                || words.rest.firstMatch(of: /^[\d.]+ pt (?:body|semibold)/) != nil,
            let match = try? pattern.prefixMatch(in: words.rest),
            let size = match.output[1].substring.flatMap({ Double($0) })
        else { return nil }
        words.rest = words.rest[match.range.upperBound...]
        let name = match.output[2].substring.map(String.init) ?? "regular"
        let weight = Conversion(.all).constant(name == "body" ? "regular" : name, UIFont.Weight.self)
        return UIFont.systemFont(ofSize: size, weight: weight ?? .regular)
    }

    /// Returns the size of a text on one line.
    static func size(of text: String, _ font: UIFont) -> CGSize {
        NSString(string: text).size(withAttributes: [.font: font])
    }
}
