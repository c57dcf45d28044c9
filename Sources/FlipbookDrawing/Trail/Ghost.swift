import Foundation
import Picture

/// One item at one moment of a trail.
struct Ghost {
    /// The item's name in files.
    let item: String
    /// The path of the item's layer, which identifies it in all pictures.
    let path: [LayerIdentity]
    /// The number of the phase, from 1. Phases are numbered per item where each item has its own.
    let phase: Int
    /// The time of the moment, in seconds.
    let time: TimeInterval
    /// The item's layer, in the coordinates of the picture.
    let layer: Layer
    /// True when the ghost shows the last moment of the trail.
    let isNewest: Bool

    /// The layer's name in files.
    var name: String { "\(item)-phase-\(phase)" }
}

extension Ghost {
    /// Returns the ghosts of all items at the same moments. Of equal ghosts only the newest is kept, so that
    /// an item at rest is not drawn over itself; of those that are equal to the item's first one, the first.
    static func ghosts(of phases: [Moment], _ names: ItemTitles) -> [Ghost] {
        var first: [[LayerIdentity]: (index: Int, layer: Layer)] = [:]
        for (index, phase) in phases.enumerated() {
            for item in phase.items where first[item.path] == nil { first[item.path] = (index, item.alone) }
        }
        var seen: [[LayerIdentity]: Set<Layer>] = [:]
        var ghosts: [Ghost] = []
        for (index, phase) in phases.enumerated().reversed() {
            for item in phase.items.reversed() {
                let layer = item.alone
                // A start to which the item returns at the end is covered, and is not a ghost of its own.
                let isStart = first[item.path].map { $0.index < index && $0.layer == layer } ?? false
                if isStart, seen[item.path] != nil { continue }
                guard seen[item.path, default: []].insert(layer).inserted else { continue }
                ghosts.append(
                    Ghost(
                        item: names[item], path: item.path, phase: index + 1, time: phase.time,
                        layer: layer,
                        isNewest: index == phases.count - 1))
            }
        }
        return ghosts.reversed()
    }
}
