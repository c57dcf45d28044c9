import CoreGeometry
import Picture
import UIKitDynamics

/// How one item moves through a take, moment by moment.
struct Motion: Sendable {
    /// The item's name.
    let item: String
    /// The item's own color; nil for an item that shows none.
    let color: Color?
    /// What is known of it, in order of time; where it was not there, moments are missing.
    private(set) var moments: [Moment] = []
    /// The frames in which a contact of it begins.
    private(set) var contactFrames: [Int] = []

    /// An item in a frame.
    struct Moment: Sendable {
        let frame: Int
        let time: Double
        let state: ItemState
    }

    init(item: String, color: Color? = nil) {
        (self.item, self.color) = (item, color)
    }

    mutating func add(_ moment: Moment) {
        // An item of two animators is one item.
        if moments.last?.frame != moment.frame { moments.append(moment) }
    }

    mutating func addContact(frame: Int) {
        if contactFrames.last != frame { contactFrames.append(frame) }
    }
}

extension Motion {
    /// How far the center goes, and a corner of an item of 100 x 100 pt by the turn beside, in points.
    var length: Double {
        zip(moments, moments.dropFirst()).reduce(0) { $0 + $1.0.state.distance(to: $1.1.state) }
    }

    /// The values of a quantity in parts without gaps; values that are no numbers are left out.
    func runs(of quantity: Quantity) -> [[PlotPoint]] {
        let offset = quantity.includesPotential ? leastPotential : 0
        var runs: [[PlotPoint]] = []
        var lastFrame: Int?
        for moment in moments {
            let value = quantity.value(of: moment.state) - offset
            guard value.isFinite else { continue }
            if lastFrame != moment.frame - 1 { runs.append([]) }
            runs[runs.count - 1].append(PlotPoint(time: moment.time, value: value))
            lastFrame = moment.frame
        }
        return runs
    }

    /// The values of a quantity where contacts begin.
    func contacts(of quantity: Quantity) -> [PlotPoint] {
        let offset = quantity.includesPotential ? leastPotential : 0
        let frames = Set(contactFrames)
        return moments.filter { frames.contains($0.frame) }
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
    /// How far its corner moves to another state, about; a corner of 100 x 100 pt is 70 pt from the center.
    fileprivate func distance(to other: ItemState) -> Double {
        let (dx, dy) = (other.center.x - center.x, other.center.y - center.y)
        let way = (dx * dx + dy * dy).squareRoot() + 70 * abs(other.angle - angle)
        return way.isFinite ? way : 0
    }
}
