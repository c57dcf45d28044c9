import CoreGeometry
import Foundation
import Picture

/// An onion skin: the phases of a movement in one picture. The newest phase is drawn last, with what never moves
/// behind or above its items as the film has it.
public struct Trail: Sendable {
    /// About how many phases show unless a spacing is given: enough to read the movement, few enough to tell
    /// them apart.
    static let usualCount = 12
    /// Pictures kept for paths, and for choosing phases from; beyond it every second is dropped, so that
    /// memory stays bounded. More phases than this, or ghosts of one item, are refused.
    static let mostKept = 1024

    private let spacing: TrailSpacing?
    private let look: TrailLook
    /// The phases of a spacing by frames or by time.
    private var phases: [TimedPicture] = []
    /// Pictures at equal steps through all that were added.
    private var samples: [TimedPicture] = []
    private var stride = 1
    private var seen = 0
    private var last: TimedPicture?
    private var contacts = ContactMarks()

    /// A trail with a spacing; by default of about a dozen phases, from the first to the last that moves.
    /// - Throws: `FilmError.invalid` for a spacing that leads nowhere.
    public init(spacing: TrailSpacing? = nil, look: TrailLook = TrailLook()) throws {
        try spacing?.check()
        self.spacing = spacing
        self.look = look
    }

    /// Adds the next picture of the film, and when it is seen, in seconds.
    /// - Throws: `FilmError.invalid` when it makes more phases than can be told apart, 1024.
    public mutating func add(_ picture: Picture, at time: TimeInterval) throws {
        let moment = TimedPicture(time: time, picture: picture)
        defer { (seen, last) = (seen + 1, moment) }
        switch spacing {
        case .frames(let step): if seen % step == 0 { try addPhase(moment) }
        case .time(let step): try addPhases(every: step, until: moment)
        case .distance, .angle, nil: break
        }
        if needsSamples { addSample(moment) }
    }

    /// Whether more is asked of the pictures than phases that are chosen as they come.
    private var needsSamples: Bool {
        switch spacing {
        case .frames, .time: look.showsPaths
        case .distance, .angle, nil: true
        }
    }

    /// Whether items are followed from picture to picture.
    private var needsWalks: Bool {
        switch spacing {
        case .frames, .time, nil: look.showsPaths
        case .distance, .angle: true
        }
    }

    /// Marks where a contact began, in the picture's coordinates.
    public mutating func addContact(at point: CGPoint) {
        contacts.add(point)
    }

    /// All phases as one picture; nil when none was added.
    /// - Throws: `FilmError.invalid` when an item would leave more than 1024 ghosts.
    public func picture() throws -> Picture? {
        try sheet().map { TrailPage(sheets: [$0], look: look, labels: []).picture }
    }

    // MARK: Collecting

    private mutating func addPhase(_ moment: TimedPicture) throws {
        guard phases.count < Self.mostKept else {
            throw FilmError.invalid(
                "A trail of every \(spacing?.text ?? "") has more than \(Self.mostKept) phases; "
                    + "take a larger step.")
        }
        phases.append(moment)
    }

    /// The phases that are due up to a moment, made from what is seen before and after.
    private mutating func addPhases(every step: TimeInterval, until moment: TimedPicture) throws {
        guard let first = phases.first, let last else { return try addPhase(moment) }
        while case let due = first.time + Double(phases.count) * step, due <= moment.time + 1e-9 {
            try addPhase(last.between(moment, at: due))
        }
    }

    private mutating func addSample(_ moment: TimedPicture) {
        guard seen % stride == 0 else { return }
        samples.append(moment)
        if samples.count > Self.mostKept {
            samples = samples.indices.filter { $0 % 2 == 0 }.map { samples[$0] }
            stride *= 2
        }
    }

    // MARK: Choosing

    /// What the trail shows; nil when nothing was added.
    func sheet() throws -> TrailSheet? {
        guard last != nil else { return nil }
        let parts = MovingParts(of: (phases + samples).map(\.picture))
        let all = samples.map { Moment($0, parts) }
        let chosen = chosen(from: phases.isEmpty ? all : phases.map { Moment($0, parts) })
        let newest = chosen[chosen.count - 1]
        let way = needsWalks ? all.filter { $0.time <= newest.time + 1e-9 } : []
        let names = ItemTitles(of: chosen + way)
        let walks = ItemWalk.walks(through: way)
        return TrailSheet(
            size: newest.picture.size, still: parts.still(in: newest.picture),
            upper: parts.upperParts(of: newest.picture),
            ghosts: try ghosts(of: chosen, walks, names),
            paths: look.showsPaths ? paths(of: walks, names) : [],
            contacts: look.showsContacts ? contacts : ContactMarks(),
            span: min(chosen[0].time, newest.time)...newest.time)
    }

    private func paths(of walks: [ItemWalk], _ names: ItemTitles) -> [CenterPath] {
        walks.filter { !$0.isFinger }.compactMap {
            CenterPath($0.name(names), color: $0.color, through: $0.centers)
        }
    }

    /// The phases up to the last in which something new is seen.
    private func chosen(from all: [Moment]) -> [Moment] {
        let last = all.lastVisibleChange
        guard spacing == nil, last > 0 else { return Array(all[...last]) }
        return Swift.stride(from: 0, through: last, by: Self.step(to: last)).map { all[$0] }
    }

    private func ghosts(of chosen: [Moment], _ walks: [ItemWalk], _ names: ItemTitles) throws -> [Ghost] {
        let end = chosen[chosen.count - 1].time
        return switch spacing {
        case .distance(let step):
            try walks.flatMap { try $0.ghosts(every: step, names: names, end: end) { $0.distance(to: $1) } }
                .inOrderOfTime
        case .angle(let step):
            try walks.flatMap { try $0.ghosts(every: step, names: names, end: end) { $0.turn(to: $1) } }
                .inOrderOfTime
        case .frames, .time, nil: Ghost.ghosts(of: chosen, names)
        }
    }

    /// The step that leads from 0 as near as possible to `last` in 10 to 16 phases, the usual number if
    /// several do. Equal steps, so that the distances between phases tell the speed.
    static func step(to last: Int) -> Int {
        let steps = (1...last).filter { (9...15).contains(last / $0) }
        return steps.min { one, other in
            (last % one, abs(last / one + 1 - usualCount)) < (
                last % other, abs(last / other + 1 - usualCount)
            )
        } ?? 1
    }
}

extension [Ghost] {
    /// From the oldest to the newest; those of the same time stay in their order.
    fileprivate var inOrderOfTime: [Ghost] {
        enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }
}
