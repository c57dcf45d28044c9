import CoreGeometry
import FlipbookCore
import Foundation
import Picture

/// The track of an item through the pictures of a trail, and the source of its ghosts.
struct ItemTrack {
    private var samples: [Sample] = []

    /// Returns the item's name in files.
    func name(_ names: ItemTitles) -> String { samples.first.map { names[$0.instance] } ?? "shape" }

    /// Returns the tracks of all items, in the order of their first appearance.
    static func tracks(through moments: [Moment]) -> [ItemTrack] {
        var tracks: [ItemTrack] = []
        var indices: [[LayerIdentity]: Int] = [:]
        for (number, moment) in moments.enumerated() {
            for item in moment.items {
                let index = indices[item.path] ?? tracks.count
                if index == tracks.count { tracks.append(ItemTrack()) }
                indices[item.path] = index
                tracks[index].samples.append(Sample(time: moment.time, number: number, instance: item))
            }
        }
        return tracks
    }

    /// The item's color at its first appearance; nil for an item without a fill.
    var color: Color? { samples.first?.instance.layer.fillColor }

    /// Returns the track up to a time in seconds.
    func until(_ time: TimeInterval) -> ItemTrack {
        var copy = self
        copy.samples.removeAll { $0.time > time + 1e-9 }
        return copy
    }

    /// The length of the center's path without its jumps, as a multiple of the item's size.
    var lengthInSizes: Double {
        guard let area = samples.first?.instance.alone.seenArea, !area.isNull, area.width * area.height > 0
        else { return 0 }
        return centers.map(\.length).reduce(0, +) / (area.width * area.height).squareRoot()
    }

    /// True when the center's path is longer than 2 sizes of the item and bends, so that a line shows more
    /// than ghosts alone.
    var winds: Bool {
        guard lengthInSizes > 2 else { return false }
        return centers.contains { piece in
            let box = CGRect(holding: piece)
            return piece.length > 1.5 * hypot(box.width, box.height) && min(box.width, box.height) > 12
        }
    }

    /// The path of the item's center, in pieces where the item is absent for a while or jumps.
    var centers: [[CGPoint]] {
        var pieces: [[CGPoint]] = []
        for (index, sample) in samples.enumerated() {
            if predecessor(of: index) == nil || isJump(to: index) { pieces.append([]) }
            pieces[pieces.count - 1].append(sample.instance.center)
        }
        return pieces
    }

    /// Returns true when the item was placed rather than moved: the step is longer than 40 points and longer
    /// than 5 times the steps before and after it together, so that it cannot be a velocity.
    private func isJump(to index: Int) -> Bool {
        let way = way(to: index)
        return way > 40 && way > 5 * (self.way(to: index - 1) + self.way(to: index + 1))
    }

    private func way(to index: Int) -> Double {
        guard index < samples.count, let before = predecessor(of: index) else { return 0 }
        return before.instance.distance(to: samples[index].instance)
    }

    /// Returns ghosts at equal steps of a measure, such as the distance between two samples, and one at the
    /// last sample.
    ///
    /// A step that ends between two pictures gets a ghost interpolated linearly between them.
    /// - Throws: `FilmError.invalid` for more than `Trail.mostKept` ghosts.
    func ghosts(
        every step: Double, names: ItemTitles, end: TimeInterval,
        measure: (LayerInstance, LayerInstance) -> Double
    ) throws -> [Ghost] {
        var marks: [(time: TimeInterval, layer: Layer)] = []
        var rest = step
        for (index, sample) in samples.enumerated() {
            guard let before = predecessor(of: index) else {
                marks.append((sample.time, sample.instance.alone))
                rest = step
                continue
            }
            let way = measure(before.instance, sample.instance)
            var gone = 0.0
            while way - gone >= rest * (1 - 1e-9) {
                gone += rest
                rest = step
                marks.append(before.on(theWayTo: sample, min(1, gone / way)))
                try check(count: marks.count, of: names[sample.instance])
            }
            if way.isFinite { rest -= way - gone }
        }
        return ghosts(of: marks, names: names, end: end)
    }

    private func predecessor(of index: Int) -> Sample? {
        guard index > 0, samples[index - 1].number + 1 == samples[index].number else { return nil }
        return samples[index - 1]
    }

    private func check(count: Int, of name: String) throws {
        guard count <= Trail.mostKept else {
            throw FilmError.invalid(
                "“\(name)” would leave more than \(Trail.mostKept) ghosts; take a larger step.")
        }
    }

    /// Returns the marks as ghosts, ending with one at the item's last sample.
    private func ghosts(
        of marks: [(time: TimeInterval, layer: Layer)], names: ItemTitles, end: TimeInterval
    ) -> [Ghost] {
        guard let last = samples.last else { return [] }
        let final = (last.time, last.instance.alone)
        let all = marks.filter { $0.time < last.time - 1e-9 && $0.layer != final.1 } + [final]
        return all.enumerated().map { index, mark in
            Ghost(
                item: names[last.instance], path: last.instance.path, phase: index + 1, time: mark.0,
                layer: mark.1,
                isNewest: mark.0 == end)
        }
    }
}

extension ItemTrack {
    /// The item at one moment.
    struct Sample {
        let time: TimeInterval
        /// The number of the picture that shows it.
        let number: Int
        let instance: LayerInstance

        /// Returns the interpolated item between this sample, progress 0, and the next, progress 1.
        fileprivate func on(theWayTo next: Sample, _ progress: Double) -> (time: TimeInterval, layer: Layer) {
            let time = time + (next.time - time) * progress
            let (here, there) = (instance.picture, next.instance.picture)
            return (time, here.between(there, progress).layers[0])
        }
    }
}

extension [CGPoint] {
    /// The length of the polyline through the points.
    fileprivate var length: Double {
        zip(self, dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
}

extension LayerInstance {
    /// A picture that holds only this layer, for interpolation; its size has no effect.
    fileprivate var picture: Picture { Picture(size: .zero, layers: [alone]) }

    /// Returns the distance between the centers of two samples, in points.
    func distance(to next: LayerInstance) -> Double {
        hypot(next.center.x - center.x, next.center.y - center.y)
    }

    /// Returns the smallest rotation between two samples, in radians, never negative.
    func turn(to next: LayerInstance) -> Double {
        abs((next.angle - angle).remainder(dividingBy: 2 * .pi))
    }
}
