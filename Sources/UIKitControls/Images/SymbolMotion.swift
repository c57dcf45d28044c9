import DeterministicMath

/// The motion of an effect on a symbol. Apple does not publish its numbers: durations and amounts here are by
/// eye.
struct SymbolMotion {
    /// The duration of one time, in seconds.
    let duration: Double
    /// True for a motion that goes on until it is removed.
    let isEndless: Bool
    /// True for a motion whose last pose stays.
    var stays = false
    /// The pose at a fraction of one time, from 0 to 1.
    let pose: @Sendable (Double) -> SymbolPose

    /// Returns the motion of an effect; none for the change from one symbol to another.
    init(_ effect: some SymbolEffect) {
        let form = (effect as? any FormedSymbolEffect)?.form ?? []
        switch effect {
        case is BounceSymbolEffect: self = .bounce(form)
        case is PulseSymbolEffect: self = .pulse
        case is ScaleSymbolEffect: self = .scale(form)
        case is WiggleSymbolEffect: self = .wiggle(form)
        case is RotateSymbolEffect: self = .rotation(form)
        case is BreatheSymbolEffect: self = .breath(form)
        case is AppearSymbolEffect: self = .appearance(form, isReversed: false)
        case is DisappearSymbolEffect: self = .appearance(form, isReversed: true)
        case is VariableColorSymbolEffect: self = .variableColor(form)
        case is DrawOnSymbolEffect: self = .drawing(form, isReversed: false)
        case is DrawOffSymbolEffect: self = .drawing(form, isReversed: true)
        default: self = SymbolMotion(1) { _ in SymbolPose() }
        }
    }

    private init(
        _ duration: Double, isEndless: Bool = false, stays: Bool = false,
        _ pose: @escaping @Sendable (Double) -> SymbolPose
    ) {
        (self.duration, self.isEndless, self.stays, self.pose) = (duration, isEndless, stays, pose)
    }

    /// Returns a wave from 0 to 1 and back.
    private static func wave(_ place: Double) -> Double { (1 - sineAndCosine(2 * .pi * place).cosine) / 2 }

    /// Returns the way from 0 to 1, slow at both ends.
    static func ease(_ place: Double) -> Double {
        let limited = max(0, min(place, 1))
        return limited * limited * (3 - 2 * limited)
    }

    /// Returns swings that die away: the first one is the largest, and after four nothing is left.
    private static func swings(_ place: Double) -> Double {
        let rest = 1 - place
        return sineAndCosine(4 * .pi * place).sine * rest * rest
    }

    private static func bounce(_ form: SymbolEffectForm) -> SymbolMotion {
        let amount = form.contains(.down) ? -0.3 : 0.4
        return SymbolMotion(0.7) { SymbolPose(scale: 1 + amount * swings($0)) }
    }

    private static let pulse = SymbolMotion(1.6, isEndless: true) { SymbolPose(opacity: 1 - 0.7 * wave($0)) }

    private static func scale(_ form: SymbolEffectForm) -> SymbolMotion {
        let change = form.contains(.down) ? -0.2 : 0.25
        return SymbolMotion(0.3, stays: true) { SymbolPose(scale: 1 + change * ease($0)) }
    }

    private static func wiggle(_ form: SymbolEffectForm) -> SymbolMotion {
        if form.contains(.sideways) {
            return SymbolMotion(0.9) { SymbolPose(shift: CGVector(dx: 0.25 * swings($0), dy: 0)) }
        }
        if !form.isDisjoint(with: [.up, .down]) {
            return SymbolMotion(0.9) { SymbolPose(shift: CGVector(dx: 0, dy: 0.25 * swings($0))) }
        }
        return SymbolMotion(0.9) { SymbolPose(angle: 0.5 * swings($0)) }
    }

    private static func rotation(_ form: SymbolEffectForm) -> SymbolMotion {
        let turn = form.contains(.counterClockwise) ? -2 * Double.pi : 2 * Double.pi
        return SymbolMotion(1.2, isEndless: true) { SymbolPose(angle: turn * $0) }
    }

    private static func breath(_ form: SymbolEffectForm) -> SymbolMotion {
        let fade = form.contains(.plain) ? 0.0 : 0.4
        return SymbolMotion(2.4, isEndless: true) {
            SymbolPose(scale: 0.95 + 0.15 * wave($0), opacity: 1 - fade * (1 - wave($0)))
        }
    }

    private static func appearance(_ form: SymbolEffectForm, isReversed: Bool) -> SymbolMotion {
        let hidden = form.contains(.down) ? 1.5 : 0.5
        return SymbolMotion(0.35, stays: true) {
            let share = isReversed ? 1 - ease($0) : ease($0)
            return SymbolPose(scale: hidden + (1 - hidden) * share, opacity: share)
        }
    }

    /// Lights the parts from the smallest on: each stays lit until all are, or, one by one, until the next
    /// is.
    private static func variableColor(_ form: SymbolEffectForm) -> SymbolMotion {
        let (isIterative, isReversing) = (form.contains(.iterative), form.contains(.reversing))
        let dark = form.contains(.hiding) ? 0.0 : 0.3
        return SymbolMotion(isReversing ? 2.4 : 1.2, isEndless: true) { place in
            let way = isReversing ? 1 - abs(1 - 2 * place) : place
            return SymbolPose(part: { index, count in
                let front = way * Double(count + 1) - Double(index)
                let light = isIterative ? 1 - abs(front - 1) : front
                return SymbolPart(opacity: dark + (1 - dark) * max(0, min(light, 1)))
            })
        }
    }

    /// Draws the parts from the smallest on, each begun before the one before it ends, or erases them so.
    private static func drawing(_ form: SymbolEffectForm, isReversed: Bool) -> SymbolMotion {
        let overlap = form.contains(.whole) ? 0.0 : 0.5
        return SymbolMotion(0.7, stays: true) { place in
            SymbolPose(part: { index, count in
                let begun = place * (1 + overlap * Double(count - 1)) - overlap * Double(index)
                return SymbolPart(length: isReversed ? 1 - ease(begun) : ease(begun))
            })
        }
    }
}
