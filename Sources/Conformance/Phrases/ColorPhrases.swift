import UIKit
import UIKitMembers

/// Colors, resolved for traits.
@MainActor enum ColorPhrases {
    static let all: [Phrase] = [
        Phrase(#"resolved for ((?:light|dark)(?:, (?:high contrast|(?:userInterfaceLevel )?elevated))*)"#) {
            stage, words in
            guard let color = stage.subject as? UIColor else { return false }
            let collections = try words[1].components(separatedBy: ", ").map { try traits($0, stage) }
            for (place, traits) in collections.enumerated() { stage.names["traits\(place)"] = traits }
            let list = collections.indices.map { "traits\($0)" }.joined(separator: ", ")
            stage.names["traits"] =
                collections.count == 1
                ? collections[0] : try stage.value("UITraitCollection(traitsFrom: [\(list)])", of: color)
            stage.begin(try stage.value("resolvedColor(with: traits)", of: color) ?? Nothing())
            return true
        },
        Phrase(#"(?:light|dark)(?=[,;]|$)"#) { stage, words in
            // Presented controllers have the style of the window.
            let style = words[0] == "dark" ? UIUserInterfaceStyle.dark : .light
            (stage.root.window ?? stage.root).overrideUserInterfaceStyle = style
            return true
        },
    ]

    /// Returns the traits of a word, as a call by name: a trait that UIKit lacks is named in the verdict.
    private static func traits(_ word: String, _ stage: Stage) throws -> UITraitCollection {
        let calls = [
            "light": "userInterfaceStyle: .light", "dark": "userInterfaceStyle: .dark",
            "high contrast": "accessibilityContrast: .high",
            "elevated": "userInterfaceLevel: .elevated",
            "userInterfaceLevel elevated": "userInterfaceLevel: .elevated",
        ]
        let term = calls[word].flatMap { TermParser.whole("UITraitCollection(\($0))") }
        guard let term, let traits = try stage.value(of: term) as? UITraitCollection else {
            throw Obstacle.notUnderstood(word)
        }
        return traits
    }
}
