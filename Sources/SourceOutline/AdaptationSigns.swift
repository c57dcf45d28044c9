/// The signs of code that source adaptation changes. Where one is found, adaptation decides; some code with a
/// sign needs no change.
enum AdaptationSigns {
    /// Returns true if a sign is among the tokens of a file.
    static func isIn(_ tokens: [SourceScanner.Token]) -> Bool {
        tokens.indices.contains { index in
            func text(_ offset: Int) -> String {
                let place = index + offset
                return tokens.indices.contains(place) && tokens[place].kind != .string
                    ? tokens[place].text : ""
            }
            let token = tokens[index]
            switch token.kind {
            case .string: return false
            case .mark: return isCallOfOptional(text, tokens, index) || token.text == "@" && !isKnown(text(1))
            case .word: return isSign(token.text, text)
            }
        }
    }

    private static func isSign(_ word: String, _ text: (Int) -> String) -> Bool {
        switch word {
        case _ where words.contains(word) || word.hasSuffix("AttributeName"): true
        case "Void": text(-1) == "(" && text(1) == ")"
        case "UIStoryboardSegue": text(-1) == ":" && text(-3) == "class"
        // A layer, which Core Animation copies.
        case _ where word.hasPrefix("CA") && word.hasSuffix("Layer"):
            text(-1) == ":" && text(-3) == "class"
        case "as":
            ["?", "!"].contains(text(1)) && castTypes.contains(text(2)) || text(1) == "NSNumber"
                || text(1) == "[" && text(2) == "NSNumber"
        case "resource": text(1) == ":" && text(2) == "."
        case "isEqual", "hash", "description", "debugDescription": ["func", "var"].contains(text(-1))
        case "run": text(-3) == "RunLoop" && text(1) == "("
        // The data source's method for rows that are swiped aside.
        case "commit": text(-1) == "," && text(2) == ":"
        // A closure with one parameter, which adaptation removes if it is unused.
        case "animations" where text(1) == ":": text(2) == "{" && (text(3) == "[" || text(4) == "in")
        case "action" where text(1) == "=": text(2) == "{" && (text(3) == "[" || text(4) == "in")
        default: false
        }
    }

    /// Returns true for `a.b?(` and `a.b!(`, the calls of optional requirements.
    private static func isCallOfOptional(
        _ text: (Int) -> String, _ tokens: [SourceScanner.Token], _ index: Int
    ) -> Bool {
        ["?", "!"].contains(text(0)) && tokens[index].isAttached && text(1) == "("
            && tokens[index + 1].isAttached && text(-1) != "init"
    }

    private static func isKnown(_ attribute: String) -> Bool { attributes.contains(attribute) }

    /// The attributes that adaptation leaves in place.
    private static let attributes: Set = [
        "Parameter", "MainActor", "discardableResult", "escaping", "autoclosure", "Sendable",
        "preconcurrency",
        "Observable",
    ]

    private static let words: Set = [
        "dynamic", "optional", "deinit", "Date", "NSDate", "timeIntervalSinceNow", "Darwin",
        "window", "forName", "moveItemAt", "touchesBegan",
        "observeValue", "NSPredicate", "NSCompoundPredicate", "NSSortDescriptor",
        "toParentViewController",
    ]

    private static let castTypes: Set = ["CGFloat", "Double", "Float", "Int", "TimeInterval", "NSValue"]
}
