import UIKit
import UIKitMembers

/// Springs, timing curves and bodies over time.
@MainActor enum MotionPhrases {
    private static let n = #"(-?[\d.]+)"#

    static let all: [Phrase] = [
        Phrase("(?s).+") { stage, _ in
            guard stage.row.what == "UIPushBehavior instantaneous" else { return false }
            push(on: stage)
            return true
        },
        Phrase.always(#"damping=\#(n) duration=\#(n) velocity=\#(n)"#) { stage, words in
            let fit = SpringFit(
                ratio: words.number(1), duration: words.number(2), velocity: words.number(3), on: stage)
            let isDamping = stage.row.what.contains("coefficient")
            stage.result = fit.stiffness.map { isDamping ? 2 * words.number(1) * $0.squareRoot() : $0 }
            if stage.result == nil { throw Obstacle.failed(fit.sentence) }
        },
        Phrase.always(
            #"center\.([xy]) \#(n) to \#(n) damping=\#(n) duration=\#(n) velocity=\#(n); time \#(n)(?: s)?"#
        ) { stage, words in
            let way = Motion.way(at: words.number(7), on: stage) { view in
                UIView.animate(
                    withDuration: words.number(5), delay: 0, usingSpringWithDamping: words.number(4),
                    initialSpringVelocity: words.number(6), options: [],
                    animations: { view.center.x = 1000 })
            }
            stage.result = words.number(2) + (words.number(3) - words.number(2)) * way
        },
        Phrase(
            #"(?:mass=\#(n) )?(?:stiffness=\#(n) damping=\#(n)|dampingRatio=\#(n) response=\#(n))(?: velocity=\#(n))?"#
        ) {
            stage, words in
            guard stage.row.what.hasPrefix("CASpringAnimation") else { return false }
            let spring = CASpringAnimation(keyPath: "position.x")
            spring.mass = words[1].isEmpty ? 1 : words.number(1)
            let omega = 2 * Double.pi / words.number(5)
            spring.stiffness = words[2].isEmpty ? omega * omega : words.number(2)
            spring.damping = words[3].isEmpty ? 2 * omega * words.number(4) : words.number(3)
            spring.initialVelocity = words.number(6)
            stage.begin(spring)
            if let epsilon = stage.row.what.firstMatch(of: /epsilon ([\d.]+)/) {
                let call = TermParser.whole("durationForEpsilon(\(epsilon.1))")
                stage.result = try call.map { try stage.value(of: $0, base: spring) ?? Nothing() }
            } else if stage.row.what.contains("settlingDuration") {
                stage.result = spring.settlingDuration
            }
            return true
        },
        Phrase(#"time \#(n)(?: s)?"#) { stage, words in
            guard let animation = stage.subject as? CABasicAnimation else { return false }
            animation.fromValue = 0
            animation.toValue = 1000
            animation.duration = animation is CASpringAnimation ? 1.2 : 1
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            stage.result = Motion.way(at: words.number(1), on: stage) { view in
                view.layer.add(animation, forKey: "way")
            }
            return true
        },
        Phrase(#"(linear|easeIn|easeOut|easeInEaseOut|default)(?=;)"#) { stage, words in
            guard stage.row.what.hasPrefix("CAMediaTimingFunction") else { return false }
            let animation = CABasicAnimation(keyPath: "position.x")
            let name = stage.conversion.constant(words[1], CAMediaTimingFunctionName.self)
            animation.timingFunction = name.map { CAMediaTimingFunction(name: $0) }
            stage.begin(animation)
            return true
        },
        Phrase(
            #"(Spring\(\)|\.\w+(?:\([^)]*\))?|interactive\(response \#(n) dampingFraction \#(n)\)|mass=\S+ stiffness=\S+ damping=[\d.]+|duration=\S+ bounce=[\d.-]+)(?: v=\#(n); time \#(n)(?: s)?)?"#
        ) {
            stage, words in
            guard stage.row.what.hasPrefix("SwiftUI Spring") else { return false }
            stage.result = try spring(words, stage)
            return true
        },
    ]

    /// Pushes a view of 100 x 100 points to the right, with a magnitude of 1 and without resistance.
    private static func push(on stage: Stage) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.root.addSubview(view)
        let animator = UIDynamicAnimator(referenceView: stage.root)
        let item = UIDynamicItemBehavior(items: [view])
        item.resistance = 0
        animator.addBehavior(item)
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        (push.angle, push.magnitude) = (0, 1)
        animator.addBehavior(push)
        stage.kept.append(animator)
        stage.run(0.1)
        stage.result = item.linearVelocity(for: view).x
    }

    /// Returns what a row asks of a spring of SwiftUI.
    private static func spring(_ words: PhraseWords, _ stage: Stage) throws -> Any? {
        var text = words[1]
        if text.hasPrefix(".") {
            text = "Spring" + text
        } else if text.hasPrefix("interactive") {
            text = "Spring(response: \(words[2]), dampingRatio: \(words[3]))"
        } else if text.contains("=") {
            text =
                "Spring(\(text.replacing("=", with: ": ").replacing(" ", with: ", ").replacing(":, ", with: ": ")))"
        }
        text +=
            words[4].isEmpty
            ? "." + (stage.row.what.split(separator: ".").last ?? "")
            : ".value(target: 1.0, initialVelocity: \(words[4]), time: \(words[5]))"
        guard let term = TermParser.whole(text) else { throw Obstacle.notUnderstood(text) }
        return try stage.value(of: term)
    }
}
