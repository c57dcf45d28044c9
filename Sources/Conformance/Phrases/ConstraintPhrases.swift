import UIKit

/// Constraints: `B.leading = A.trailing + 8`, `height 60`, `equal widths`, pins to the safe area. A capital
/// letter names a view, and is one from the first constraint that names it.
@MainActor enum ConstraintPhrases {
    private static let attribute =
        "(?:leading|trailing|left|right|top|bottom|centerX|centerY|width|height)(?:WithinMargins|Margin)?"

    static let all: [Phrase] = [
        Phrase.always(#"row \d+:"#) { stage, _ in stage.group = [] },
        Phrase.always(#"([A-Z]):"#) { stage, words in
            stage.group = []
            _ = try stage.item(words[1])
        },
        Phrase.always(#"UILayoutGuide:"#) { stage, _ in
            let guide = UILayoutGuide()
            stage.root.addLayoutGuide(guide)
            stage.names["guide"] = guide
            stage.group = [guide]
        },
        Phrase.always(
            #"view (\w+) pinned to safeAreaLayoutGuide ((?:\w+, )*(?:leading|trailing|top|bottom))(?=,)"#
        ) {
            stage, words in
            let view = stage.addConstrained(UIView(), words[1])
            for name in words[2].components(separatedBy: ", ") {
                stage.constrain(view, name, to: stage.root.safeAreaLayoutGuide, name)
            }
        },
        Phrase("equal widths") { stage, _ in
            guard let first = stage.group.first else { return false }
            for item in stage.group.dropFirst() { stage.constrain(item, "width", to: first, "width") }
            return true
        },
        Phrase(#"pinned to the (.*?) of safeAreaLayoutGuide"#) { stage, words in
            guard let view = stage.current as? UIView else { return false }
            view.translatesAutoresizingMaskIntoConstraints = false
            for (word, name) in [
                ("top", "top"), ("bottom", "bottom"), ("leading", "leading"), ("trailing", "trailing"),
            ] where words[1].contains(word) {
                stage.constrain(view, name, to: stage.root.safeAreaLayoutGuide, name)
            }
            let isAcross = words[1].contains("vertical cent")
            if words[1].contains("cent") {
                let name = isAcross ? "centerY" : "centerX"
                stage.constrain(view, name, to: stage.root.safeAreaLayoutGuide, name)
            }
            stage.finishing.append { $0.run(0.05) }
            return true
        },
        Phrase(#"(\d+)x(\d+)(?=[;,]|$)"#) { stage, words in
            guard !stage.group.isEmpty else { return false }
            for item in stage.group {
                stage.constrain(item, "width", constant: words.number(1))
                stage.constrain(item, "height", constant: words.number(2))
            }
            return true
        },
        Phrase(#"(\#(attribute)) to (\#(attribute))(?=[;,]|$)"#) { stage, words in
            guard let parent = stage.names["panel"] else { return false }
            for item in stage.group {
                for name in [words[1], words[2]] { stage.constrain(item, plain(name), to: parent, name) }
            }
            return !stage.group.isEmpty
        },
        Phrase(
            #"(?:([A-Z])\.)?(\#(attribute))(?: =)?(?: ([\d.]+)(?= [A-Z]))?(?: (?:(\w+)[. ])?(\#(attribute))| ([a-zA-Z]\w*))?"#
                + #"(?: ([+-]) (\d+)| (\d+))?(?=[;,]|$)"#
        ) { stage, words in try statement(stage, words) },
    ]

    /// Adds the constraints of one statement, to the named view or to all of the row.
    private static func statement(_ stage: Stage, _ words: PhraseWords) throws -> Bool {
        if words[1].isEmpty, stage.group.isEmpty { return false }
        let items = words[1].isEmpty ? stage.group : [try stage.item(words[1])]
        var constant = words.number(9) + words.number(8) * (words[7] == "-" ? -1 : 1)
        let name = words[4] + words[6]
        var other = name.isEmpty ? nil : try stage.item(name, isPlaced: false)
        var end = words[5]
        if end.isEmpty, other != nil { end = words[2] }
        let panel = stage.names["panel"] as? UIView
        if words[2].hasSuffix("Margins") || (words[2].hasSuffix("Margin") && end.isEmpty) {
            // `centerXWithinMargins` alone: to the one of the panel.
            (other, end) = (panel, words[2])
        } else if !end.isEmpty, other == nil {
            other = panel
        }
        let isSize = ["width", "height"].contains(words[2])
        if end.isEmpty, !isSize {
            // `leading 12`: from the same edge of what the view is in.
            (other, end) = (panel ?? stage.root, words[2])
        }
        for item in items {
            if let other {
                if other as? UIView === stage.root, ["trailing", "bottom"].contains(words[2]),
                    words[7].isEmpty
                {
                    constant = -constant
                }
                stage.constrain(
                    item, plain(words[2]), to: other, end, by: words[3].isEmpty ? 1 : words.number(3),
                    constant: constant)
            } else {
                stage.constrain(item, words[2], constant: constant)
            }
        }
        return true
    }

    private static func plain(_ name: String) -> String {
        name.replacing("WithinMargins", with: "").replacing("Margin", with: "")
    }
}
