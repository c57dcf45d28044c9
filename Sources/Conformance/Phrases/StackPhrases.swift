import UIKit
import UIKitMembers

/// Stack views and what is in them.
@MainActor enum StackPhrases {
    private static let size = #"(?:plain UIView|[\d.]+x[\d.]+)"#

    static let all: [Phrase] = [
        Phrase.always("outer (?=UIStackView)") { _, _ in },
        Phrase.always("(?:(two) )?inner UIStackViews?") { stage, words in
            guard let outer = stage.subject as? UIStackView else {
                throw Obstacle.notUnderstood("inner UIStackView")
            }
            let inner = (0..<(words[1].isEmpty ? 1 : 2)).map { _ in UIStackView() }
            for stack in inner { outer.addArrangedSubview(stack) }
            stage.names["inner"] = inner.count == 1 ? inner[0] : inner
            stage.current = inner.count == 1 ? inner[0] : Several(values: inner)
        },
        Phrase(#"(\d+) plain UIViews"#) { stage, words in
            try add((0..<words.count(1)).map { _ in UIView() }, stage)
        },
        Phrase(
            #"(?:an? )?(?:views? )?(?:with |of )?(?:intrinsic )(?:size )?(\#(size)(?:, \#(size))*)"#
        ) { stage, words in
            for stack in stacks(stage) {
                for text in words[1].components(separatedBy: ", ") {
                    let numbers = text.matches(of: /[\d.]+/).compactMap { Double($0.output) }
                    stack.addArrangedSubview(
                        numbers.count == 2
                            ? SizedView(width: numbers[0], height: numbers[1]) : UIView())
                }
            }
            return !stacks(stage).isEmpty
        },
        Phrase(#"\[(\d+)\]\.isHidden = true"#) { stage, words in
            guard let stack = stage.subject as? UIStackView else { return false }
            let place = try words.count(1)
            guard stack.arrangedSubviews.indices.contains(place) else { return false }
            stack.arrangedSubviews[place].isHidden = true
            return true
        },
    ]

    private static func stacks(_ stage: Stage) -> [UIStackView] {
        (stage.current as? Several)?.values.compactMap { $0 as? UIStackView }
            ?? (stage.current as? UIStackView).map { [$0] } ?? []
    }

    private static func add(_ views: [UIView], _ stage: Stage) throws -> Bool {
        guard let stack = stacks(stage).first else { return false }
        for view in views { stack.addArrangedSubview(view) }
        return true
    }
}
