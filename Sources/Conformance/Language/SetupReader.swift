import UIKit
import UIKitMembers

/// The reader of set-ups: a row of phrases, between which stand commas, semicolons and words without meaning.
@MainActor struct SetupReader {
    /// All phrases; the first that fits is taken.
    static let phrases: [Phrase] =
        [MenuQuantities.phrase] + SystemPhrases.all + FontPhrases.all + ColorPhrases.all
        + ConstraintPhrases.all + StackPhrases.all
        + FlowPhrases.all + TablePhrases.all + BarPhrases.all + ScrollPhrases.all + TransitionPhrases.all
        + MotionPhrases.all + ControlPhrases.all + ViewPhrases.all + GeneralPhrases.all

    /// Builds a set-up on a stage.
    /// - Throws: `Obstacle` with the first part of the text that no phrase fits.
    static func build(_ stage: Stage) throws {
        // Without a set-up the subject itself is the term, such as
        // `UIScrollView.DecelerationRate.normal.rawValue`.
        if stage.row.setup.isEmpty { return stage.result = try stage.value(stage.row.what, of: nil) }
        var rest = Substring(stage.row.setup)
        while true {
            rest = skipped(rest)
            if rest.isEmpty { break }
            guard let next = try phrase(rest, stage) else {
                throw Obstacle.notUnderstood(String(rest.prefix { !";,".contains($0) }))
            }
            stage.count += 1
            rest = next
        }
        try stage.finish()
        if let failure = stage.host.failure { throw Obstacle.failed("\(failure)") }
    }

    private static func phrase(_ rest: Substring, _ stage: Stage) throws -> Substring? {
        for phrase in phrases {
            if let next = try phrase.read(rest, on: stage) { return next }
        }
        return nil
    }

    /// Returns a text behind separators and words between phrases.
    private static func skipped(_ text: Substring) -> Substring {
        var rest = text
        while true {
            let before = rest.startIndex
            rest = rest.drop { " ,;".contains($0) }
            for word in ["with ", "and ", "then ", "of "] where rest.hasPrefix(word) {
                rest = rest.dropFirst(word.count)
            }
            if rest.startIndex == before { return rest }
        }
    }
}
