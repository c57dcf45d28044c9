import UIKit
import UIKitMembers

/// The system's transitions, and the keyboard's spring.
@MainActor enum TransitionPhrases {
    static let all: [Phrase] = [
        // The logs of the keyboard's spring have a mass of 3.
        Phrase("stiffness$") { stage, _ in
            guard stage.row.what.hasPrefix("keyboard spring") else { return false }
            let times = SpringFit.times(within: 0.5)
            let ways = Motion.ways(at: times, on: stage) { view in
                let options = UIView.AnimationOptions(rawValue: 7 << 16)
                UIView.animate(
                    withDuration: 0.25, delay: 0, options: options, animations: { view.center.x = 1000 })
            }
            stage.result = try stiffness(
                SpringFit(ratio: 1, duration: 0.5, times: times, ways: ways), mass: 3)
            return true
        },
        Phrase.always(#"pushViewController animated; mass ([\d.]+)"#) { stage, words in
            stage.result = try stiffness(TransitionMotion.pushSpring(on: stage), mass: words.number(1))
        },
        Phrase.always("present animated; mass ([\\d.]+)") { stage, words in
            stage.result =
                try stiffness(TransitionMotion.presentationSpring(on: stage), mass: words.number(1))
        },
        Phrase.always("present animated; transitionCoordinator") { stage, _ in
            stage.result = TransitionMotion.presentationDuration(on: stage)
        },
    ]

    private static func stiffness(_ fit: SpringFit, mass: Double) throws -> Double {
        guard let stiffness = fit.stiffness else { throw Obstacle.failed(fit.sentence) }
        return stiffness * mass
    }
}
