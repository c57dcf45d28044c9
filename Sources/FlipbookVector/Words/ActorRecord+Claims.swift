import CoreGeometry
import Foundation

extension ActorRecord {
    /// Returns what is said of the layer, in the order in which it is said. What is not sure is left out.
    ///
    /// - Parameters:
    ///   - record: the film.
    ///   - names: the names of what covers it.
    ///   - hit: the first contact of the layer's item, with the other's name; nil for none.
    func claims(
        in record: MotionRecord, _ names: ActorNames, hit: (name: String, time: Double)?
    ) -> [MotionClaim] {
        guard let last = seen.last else { return [] }
        let path = MotionPath(of: self, in: record)
        let departure = leaves(record)
        return beginning(record, names) + path.claims + (hit.map { [.hits($0.name, $0.time)] } ?? [])
            + (path.bounces > 0 ? [.bounces(path.bounces)] : []) + looks(last)
            + (hiding(record, names) ?? departure ?? ending(record, path))
    }

    private func beginning(_ record: MotionRecord, _ names: ActorNames) -> [MotionClaim] {
        guard let first = seen.first, first.index > 0 else { return [] }
        if let covered = coveredBefore {
            return [.emerges(names[identity: covered.cover], record.times[first.index])]
        }
        let scene = CGRect(origin: .zero, size: record.size)
        // What comes from outside of the view is not said to appear.
        let wasClear = samples.prefix { $0.index < first.index }.allSatisfy { $0.opacity <= 0.01 }
        guard scene.insetBy(dx: 2, dy: 2).contains(first.center), wasClear else { return [] }
        let time = record.times[first.index]
        return [first.opacity < 0.3 && isFading(seen) ? .fadesIn(time) : .appears(time)]
    }

    /// Returns true where the opacity rises in the seven samples from the first one on: what is faint all the
    /// time neither fades in nor, in samples from its end back, out.
    private func isFading(_ samples: some Collection<Sample>) -> Bool {
        guard let first = samples.first else { return false }
        return samples.prefix(7).contains { $0.opacity > first.opacity + 0.001 }
    }

    /// True where the opacity rises again by more than a tenth after it has sunk by as much.
    private var revives: Bool {
        let ways = MotionTurns(seen.map(\.opacity), least: 0.1).stretches
        return ways.drop { $0 > 0 }.contains { $0 > 0 }
    }

    /// Returns what is said of size, angle, color, text and opacity.
    private func looks(_ last: Sample) -> [MotionClaim] {
        guard let first = seen.first else { return [] }
        var claims: [MotionClaim] = []
        let angle = (last.angle - first.angle) * 180 / .pi
        let steps = zip(seen, seen.dropFirst()).map { abs($0.angle - $1.angle) }
        if abs(angle) >= 5, !look.isRound, steps.allSatisfy({ $0 < .pi / 3 }) { claims.append(.turns(angle)) }
        claims += sizes(first, last)
        if let recoloring = look.recoloring { claims.append(recoloring) }
        if look.form == .text, let old = look.text, let new = look.lastText, new != old {
            claims.append(.rewords(from: old, to: new))
        }
        return claims + opacities(first, last)
    }

    private func sizes(_ first: Sample, _ last: Sample) -> [MotionClaim] {
        guard look.draws, look.form != .text, first.size.width > 0, first.size.height > 0 else {
            return []
        }
        func differ(_ a: CGSize, _ b: CGSize) -> Bool {
            abs(a.width - b.width) > 1 + 0.02 * a.width || abs(a.height - b.height) > 1 + 0.02 * a.height
        }
        if differ(first.size, last.size) {
            return isOneWay { $0.size.width + $0.size.height } ? [.resizes(first.size, to: last.size)] : []
        }
        func area(_ sample: Sample) -> CGFloat { sample.size.width * sample.size.height }
        let start = area(first)
        let extreme = seen.max { abs(area($0) - start) < abs(area($1) - start) } ?? first
        return differ(first.size, extreme.size) ? [.pulses(extreme.size)] : []
    }

    /// Returns true where a value does not go back by half of the way from its first to its last sample, as
    /// it does in an animation that repeats.
    private func isOneWay(_ value: (Sample) -> CGFloat) -> Bool {
        let values = seen.map(value)
        let way = (values.last ?? 0) - (values.first ?? 0)
        return MotionTurns(values, least: max(1, abs(way) / 2)).stretches.allSatisfy { $0 * way > 0 }
    }

    private func opacities(_ first: Sample, _ last: Sample) -> [MotionClaim] {
        let (low, high) = (seen.map(\.opacity).min() ?? 1, seen.map(\.opacity).max() ?? 1)
        guard first.opacity >= 0.3, high - low > 0.1 else { return [] }
        if revives, last.opacity < 0.3 { return [.blinks(low)] }
        guard last.opacity >= 0.3 else { return [] }
        if abs(last.opacity - first.opacity) > 0.1 { return revives ? [] : [.fades(to: last.opacity)] }
        return [.blinks(first.opacity - low > high - first.opacity ? low : high)]
    }

    /// Returns that the layer goes behind others for good, and nothing where it is removed or moved away
    /// while they cover it, which nobody sees; nil for one that does not go behind others.
    private func hiding(_ record: MotionRecord, _ names: ActorNames) -> [MotionClaim]? {
        guard let covered = coveredAfter else { return nil }
        let after = samples.drop { $0.index < covered.index }
        guard after.last?.index == record.times.count - 1, after.allSatisfy(\.isCovered) else { return [] }
        return [.goesBehind(names[identity: covered.cover], record.times[covered.index])]
    }

    /// Returns that the layer leaves the view; nil for one that does not.
    private func leaves(_ record: MotionRecord) -> [MotionClaim]? {
        guard let last = seen.last, let next = samples.first(where: { $0.index == last.index + 1 }) else {
            return nil
        }
        let (w, h) = (record.size.width, record.size.height)
        // The center shows the edge; a layer hidden by a clip inside of the view has not left.
        let ways = [
            (next.center.y - h, "bottom"), (-next.center.y, "top"), (-next.center.x, "left edge"),
            (next.center.x - w, "right edge"),
        ]
        guard let (distance, edge) = ways.max(by: { $0.0 < $1.0 }), distance > 0, next.opacity > 0.01 else {
            return nil
        }
        return [.leaves(edge: edge, record.times[next.index])]
    }

    private func ending(_ record: MotionRecord, _ path: MotionPath) -> [MotionClaim] {
        guard let last = seen.last else { return [] }
        if last.index + 1 < record.times.count {
            guard samples.last?.index == last.index || samples.last.map({ $0.opacity <= 0.01 }) == true else {
                return []
            }
            let time = record.times[last.index + 1]
            guard last.opacity < 0.3, isFading(seen.reversed()) else { return [.disappears(time)] }
            // What blinks may be back soon.
            let isGone = !revives || (record.times.last ?? 0) - time >= 0.2
            return isGone ? [.fadesOut(time)] : []
        }
        return path.end
    }
}
