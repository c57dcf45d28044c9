import CoreGeometry
import Foundation
import Picture

/// One item at one moment of a trail.
struct Ghost {
    /// What is called by this name in files.
    let item: String
    /// The item's place among the layers of all pictures.
    let place: String
    /// Counts the phases of the trail, or of the item where each item has its own; from 1.
    let phase: Int
    /// When it is seen, in seconds.
    let time: TimeInterval
    /// What it looks like, upon the picture itself.
    let layer: Layer
    /// Whether it is where the trail ends.
    let isNewest: Bool

    /// What it is called in files.
    var name: String { "\(item)-phase-\(phase)" }
}

extension Ghost {
    /// The items of pictures taken at the same moments for all of them. Of equal ghosts only the newest is
    /// kept, so that what rests for a while is not drawn over itself.
    static func ghosts(of phases: [Moment], _ names: ItemTitles) -> [Ghost] {
        var seen: [String: Set<Layer>] = [:]
        var ghosts: [Ghost] = []
        for (index, phase) in phases.enumerated().reversed() {
            for item in phase.items.reversed() {
                let layer = item.alone
                guard seen[item.place, default: []].insert(layer).inserted else { continue }
                ghosts.append(
                    Ghost(
                        item: names[item], place: item.place, phase: index + 1, time: phase.time,
                        layer: layer,
                        isNewest: index == phases.count - 1))
            }
        }
        return ghosts.reversed()
    }
}

/// A picture and when it is seen, in seconds.
struct TimedPicture {
    let time: TimeInterval
    let picture: Picture

    /// What is seen between this picture and a later one, evenly on the way.
    func between(_ later: TimedPicture, at time: TimeInterval) -> TimedPicture {
        let progress = (time - self.time) / (later.time - self.time)
        return TimedPicture(time: time, picture: picture.between(later.picture, progress))
    }
}

/// A picture with what moves in it.
struct Moment {
    let time: TimeInterval
    let picture: Picture
    /// From back to front.
    let items: [LayerInstance]

    init(_ timed: TimedPicture, _ parts: MovingLayers) {
        (time, picture) = (timed.time, timed.picture)
        items = parts.items(in: picture)
    }
}

/// What items are called in files: their own names; those without any are counted.
struct ItemTitles {
    private var titles: [String: String] = [:]

    /// The titles of all items, in the order in which they are seen first.
    init(of moments: [Moment]) {
        var unnamed = 0
        for item in moments.flatMap(\.items) where titles[item.place] == nil {
            if item.name == nil { unnamed += 1 }
            titles[item.place] = item.name ?? "shape\(unnamed)"
        }
    }

    /// All of them.
    var all: Set<String> { Set(titles.values) }

    subscript(item: LayerInstance) -> String { titles[item.place] ?? item.name ?? "shape" }
}
