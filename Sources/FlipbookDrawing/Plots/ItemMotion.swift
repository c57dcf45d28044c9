import CoreGeometry
import FlipbookCore
import Picture
import UIKitHost

/// The motion of one item through a run.
struct ItemMotion: Sendable {
    /// The name of the item.
    let item: String
    /// The item's own color, or nil for an item without a visible one.
    let color: Color?
    /// True for a view that no animator moves, whose velocities are those of its places and which has no
    /// energy.
    let isView: Bool
    /// The recorded states in the order of time, without the frames in which the item is absent.
    private(set) var moments: [ItemRecord] = []
    /// The frames in which a contact of the item begins.
    private(set) var contactFrames: [Int] = []

    init(item: String, color: Color? = nil, isView: Bool = false) {
        (self.item, self.color, self.isView) = (item, color, isView)
    }

    mutating func add(_ moment: ItemRecord) {
        // Two animators may report the same item.
        if moments.last?.frame != moment.frame { moments.append(moment) }
    }

    mutating func addContact(frame: Int) {
        if contactFrames.last != frame { contactFrames.append(frame) }
    }
}

extension ItemMotion {
    /// The length of the path of the center, in points, plus 70 pt for each radian of rotation, which is
    /// about the path of a corner of an item of 100 x 100 pt.
    var length: Double {
        zip(moments, moments.dropFirst()).reduce(0) { $0 + $1.0.state.distance(to: $1.1.state) }
    }

    /// Returns the values of a quantity, split where frames are missing; values that are not finite are left
    /// out. Potential energy is counted from the item's lowest in the run.
    func runs(of quantity: Quantity) -> [[PlotPoint]] {
        let offset = quantity.includesPotential ? leastPotential : 0
        var runs: [[PlotPoint]] = []
        var lastFrame: Int?
        for moment in plotted {
            let value = quantity.value(of: moment.state) - offset
            guard value.isFinite else { continue }
            if lastFrame != moment.frame - 1 { runs.append([]) }
            runs[runs.count - 1].append(PlotPoint(time: moment.time, value: value))
            lastFrame = moment.frame
        }
        return runs
    }

    /// Returns the values of a quantity at the beginnings of contacts.
    func contacts(of quantity: Quantity) -> [PlotPoint] {
        let offset = quantity.includesPotential ? leastPotential : 0
        let frames = Set(contactFrames)
        return plotted.filter { frames.contains($0.frame) }
            .map { PlotPoint(time: $0.time, value: quantity.value(of: $0.state) - offset) }
            .filter(\.value.isFinite)
    }

    private var leastPotential: Double {
        moments.map(\.state.potentialEnergy).filter(\.isFinite).min() ?? 0
    }
}

extension Quantity {
    fileprivate var includesPotential: Bool { self == .energy || self == .potential }

    fileprivate func value(of state: ItemState) -> Double {
        switch self {
        case .x: state.center.x
        case .y: state.center.y
        case .speed:
            (state.velocity.dx * state.velocity.dx + state.velocity.dy * state.velocity.dy).squareRoot()
        case .vx: state.velocity.dx
        case .vy: state.velocity.dy
        case .angle: state.angle * 180 / .pi
        case .angularVelocity: state.angularVelocity * 180 / .pi
        case .energy: state.kineticEnergy + state.potentialEnergy
        case .kinetic: state.kineticEnergy
        case .potential: state.potentialEnergy
        }
    }
}

extension ItemState {
    /// Returns the approximate path of the item's corner to another state, in points. A corner of an item of
    /// 100 x 100 pt is 70 pt from its center.
    fileprivate func distance(to other: ItemState) -> Double {
        let (dx, dy) = (other.center.x - center.x, other.center.y - center.y)
        let way = (dx * dx + dy * dy).squareRoot() + 70 * abs(other.angle - angle)
        return way.isFinite ? way : 0
    }
}
