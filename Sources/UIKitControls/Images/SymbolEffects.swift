import DeterministicMath
import Picture

/// The effects on the symbol of an image view, and the change from one symbol to another.
@MainActor final class SymbolEffects {
    /// An effect that runs, or that has just been removed.
    private struct Running {
        let kind: any SymbolEffect.Type
        let motion: SymbolMotion
        let options: SymbolEffectOptions
        let start: TimeInterval
        var removal: TimeInterval?

        /// The number of times; nil for no end.
        var times: Int? {
            switch options.times {
            case .automatic: motion.isEndless ? nil : 1
            case .count(let count): count
            case .endless: motion.stays ? 1 : nil
            }
        }

        /// The duration of one time with its pause, in seconds.
        var period: Double { motion.duration / options.pace + options.pause }

        /// The time of the last change; nil for no end.
        var end: TimeInterval? { times.map { start + Double($0) * period } }

        func pose(at time: TimeInterval) -> SymbolPose {
            let round = max(0, (time - start) / period)
            var place = (round - round.rounded(.down)) * period / (motion.duration / options.pace)
            if let times, round >= Double(times) {
                guard motion.stays else { return SymbolPose() }
                place = 1
            }
            let pose = motion.pose(min(place, 1))
            guard let removal else { return pose }
            return pose.faded(1 - SymbolMotion.ease((time - removal) / SymbolEffects.fade))
        }

        /// Returns whether the effect changes nothing from a time on.
        func isOver(at time: TimeInterval) -> Bool {
            if let removal { return time >= removal + SymbolEffects.fade }
            return !motion.stays && end.map { time >= $0 } ?? false
        }
    }

    /// A symbol that another one replaces.
    private struct Replaced {
        let image: UIImage
        let start: TimeInterval
    }

    /// The time over which a removed effect fades, in seconds.
    private nonisolated static let fade = 0.3
    /// The time in which a symbol shrinks before another one grows, in seconds.
    private static let shrinking = 0.2

    private var running: [Running] = []
    private var replaced: Replaced?
    private var time: TimeInterval { RunContext.current.clock.time }

    /// Starts an effect, and returns the time of its end; nil for an effect without one.
    func add(
        _ effect: some SymbolEffect, motion: SymbolMotion, _ options: SymbolEffectOptions, animated: Bool
    )
        -> TimeInterval?
    {
        let (kind, now) = (type(of: effect), time)
        let ended = Self.ended(by: effect)
        running.removeAll { entry in ended.contains { $0 == entry.kind } || entry.isOver(at: now) }
        // Without animation a lasting change is there at once.
        let start = animated || !motion.stays ? now : now - motion.duration / options.pace
        let entry = Running(kind: kind, motion: motion, options: options, start: start)
        running.append(entry)
        return entry.end
    }

    /// Returns the kinds of effects that a new one ends: its own, and the opposite one, whose last pose would
    /// stay.
    private static func ended(by effect: some SymbolEffect) -> [any SymbolEffect.Type] {
        switch effect {
        case is AppearSymbolEffect, is DisappearSymbolEffect:
            [AppearSymbolEffect.self, DisappearSymbolEffect.self]
        case is DrawOnSymbolEffect, is DrawOffSymbolEffect:
            [DrawOnSymbolEffect.self, DrawOffSymbolEffect.self]
        default: [type(of: effect)]
        }
    }

    /// Lets the effects of a kind fade; nil for all.
    func remove(_ kind: (any SymbolEffect.Type)?, animated: Bool) {
        for index in running.indices where kind == nil || running[index].kind == kind {
            running[index].removal = running[index].removal ?? (animated ? time : time - Self.fade)
        }
    }

    /// Begins the change from a symbol to another one, and returns the time of its end.
    func replace(_ image: UIImage) -> TimeInterval {
        replaced = Replaced(image: image, start: time)
        return time + 2 * Self.shrinking
    }

    /// The symbol in place of the view's, while the change to that begins; nil for none.
    var image: UIImage? {
        replaced.flatMap { time < $0.start + Self.shrinking ? $0.image : nil }
    }

    /// Returns a layer with its pose, which turns and grows about the middle of a frame.
    func posed(_ layer: Layer, in frame: CGRect) -> Layer {
        var layer = layer
        for pose in poses {
            if let part = pose.part { layer = layer.withParts(part) }
            layer.opacity *= max(0, min(pose.opacity, 1))
            let (sine, cosine) = sineAndCosine(pose.angle)
            let turn = CGAffineTransform(
                a: cosine * pose.scale, b: sine * pose.scale, c: -sine * pose.scale, d: cosine * pose.scale,
                tx: 0, ty: 0)
            layer.transform =
                layer.transform
                .concatenating(CGAffineTransform(translationX: -frame.midX, y: -frame.midY))
                .concatenating(turn)
                .concatenating(
                    CGAffineTransform(
                        translationX: frame.midX + pose.shift.dx * frame.width,
                        y: frame.midY + pose.shift.dy * frame.width))
        }
        return layer
    }

    private var poses: [SymbolPose] {
        var poses = running.map { $0.pose(at: time) }
        if let replaced {
            let place = (time - replaced.start) / Self.shrinking
            let share = SymbolMotion.ease(place < 1 ? 1 - place : place - 1)
            poses.append(SymbolPose(scale: 0.5 + 0.5 * share, opacity: share))
        }
        return poses
    }
}
