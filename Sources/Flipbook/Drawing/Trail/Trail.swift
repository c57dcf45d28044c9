import CoreGeometry
import Foundation
import Picture

/// An onion skin: the phases of a movement in one picture. The newest phase is drawn last, with what never moves
/// behind or above its items as the film has it.
public struct Trail: Sendable {
    /// About how many phases show unless a spacing is given: enough to read the movement, few enough to tell
    /// them apart.
    static let usualCount = 12
    /// The most phases unless a spacing is given, where few items go far, and how many items are few.
    private static let (greatestCount, fewItems) = (26, 4)
    /// Pictures kept for paths, and for choosing phases from; beyond it every second is dropped, so that
    /// memory stays bounded. More phases than this, or ghosts of one item, are refused.
    static let mostKept = 1024

    private let spacing: TrailSpacing?
    private let look: TrailLook
    /// Whether names of items that do not move are passed over; default no.
    var allowsUnknownItems = false
    /// The phases of a spacing by frames or by time.
    private var phases: [TimedPicture] = []
    /// Pictures at equal steps through all that were added.
    private var samples: [TimedPicture] = []
    private var stride = 1
    private var seen = 0
    private var last: TimedPicture?
    private var contacts = ContactMarks()
    private var fingers = FingerMarks()

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
        fingers.add(picture)
    }

    /// Whether more is asked of the pictures than phases that are chosen as they come.
    private var needsSamples: Bool {
        switch spacing {
        case .frames, .time: look.showsPaths != false
        case .distance, .angle, nil: true
        }
    }

    /// Whether items have to be followed from picture to picture, whatever they do.
    private var needsWalks: Bool {
        switch spacing {
        case .frames, .time, nil: look.showsPaths == true
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
        let parts = MovingLayers(of: (phases + samples).map(\.picture))
        let all = samples.map { Moment($0, parts) }
        let usual = phases.isEmpty ? all : phases.map { Moment($0, parts) }
        let changing = Array(usual[...usual.lastVisibleChange])
        let isFew = (usual.map(\.items.count).max() ?? 0) <= Self.fewItems
        let end = changing[changing.count - 1].time
        let way = needsWalks || isFew ? all.filter { $0.time <= end + 1e-9 } : []
        // Where no item is followed, only the phases that are drawn are looked through: items may be thousands.
        let names = ItemTitles(
            of: (spacing == nil && way.isEmpty ? chosen(from: changing, []) : changing) + way)
        let items = try shownItems(names)
        let walks = ItemTrack.walks(through: way)
        let leading = walks.filter { items.contains($0.name(names)) }
        let chosen = spacing == nil ? chosen(from: changing, isFew ? leading : []) : changing
        let newest = chosen[chosen.count - 1]
        let showsPaths = look.showsPaths ?? leading.contains(where: \.winds)
        var ghosts = try ghosts(of: chosen, walks, names).filter { $0.isNewest || items.contains($0.item) }
        let hide = look.style == nil && ghosts.hideOneAnother
        // Where ghosts of several items are seen through one another, few are told apart better than many.
        if hide, spacing == nil { ghosts = ghosts.thinned(0.45) }
        return TrailSheet(
            size: newest.picture.size, still: parts.still(in: newest.picture),
            upper: parts.upperParts(of: newest.picture),
            ghosts: ghosts, style: look.style ?? (hide ? .blended : .ghosts),
            paths: showsPaths ? paths(of: leading.map { $0.until(newest.time) }, names) : [],
            contacts: look.showsContacts ? contacts : ContactMarks(), fingers: fingers,
            span: min(chosen[0].time, newest.time)...newest.time)
    }

    /// The names of the items that leave ghosts. A scene's own choice may name items that do not move in a part of
    /// its film.
    /// - Throws: `FilmError.invalid` for a name that none has.
    private func shownItems(_ names: ItemTitles) throws -> Set<String> {
        guard let wanted = look.items else { return names.all }
        guard !allowsUnknownItems else { return names.all.intersection(wanted) }
        for name in wanted where !names.all.contains(name) {
            let known = names.all.sorted()
            let hint =
                nearestName(to: name, among: known).map { "Did you mean “\($0)”?" }
                ?? "There are \(known.prefix(12).joined(separator: ", "))\(known.count > 12 ? ", …" : "")."
            throw FilmError.invalid("No item named “\(name)” moves in this film. \(hint)")
        }
        return Set(wanted)
    }

    private func paths(of walks: [ItemTrack], _ names: ItemTitles) -> [CenterPath] {
        walks.compactMap { CenterPath($0.name(names), color: $0.color, through: $0.centers) }
    }

    /// The phases at equal steps, up to the last in which something new is seen; more of them the farther few items
    /// go, so that the way from one to the next is seen.
    private func chosen(from all: [Moment], _ walks: [ItemTrack]) -> [Moment] {
        guard all.count > 1 else { return all }
        let farthest = walks.map(\.lengthInSizes).max() ?? 0
        let count = min(Self.greatestCount, max(Self.usualCount, Int(farthest * 1.2)))
        return Swift.stride(from: 0, through: all.count - 1, by: Self.step(to: all.count - 1, count)).map {
            all[$0]
        }
    }

    private func ghosts(of chosen: [Moment], _ walks: [ItemTrack], _ names: ItemTitles) throws -> [Ghost] {
        let end = chosen[chosen.count - 1].time
        return switch spacing {
        case .distance(let step):
            try walks.flatMap { try $0.ghosts(every: step, names: names, end: end) { $0.distance(to: $1) } }
                .inOrderOfTime
        case .angle(let step):
            try walks.flatMap { try $0.ghosts(every: step, names: names, end: end) { $0.turn(to: $1) } }
                .inOrderOfTime
        case .frames, .time: Ghost.ghosts(of: chosen, names)
        case nil: Ghost.ghosts(of: chosen, names).thinned()
        }
    }

    /// The step that leads from 0 as near as possible to `last` in about `count` phases, the nearest number if
    /// several do. Equal steps, so that the distances between phases tell the speed.
    static func step(to last: Int, _ count: Int = usualCount) -> Int {
        let steps = (1...last).filter { (count * 3 / 4...count * 5 / 4).contains(last / $0) }
        return steps.min { one, other in
            (last % one, abs(last / one + 1 - count)) < (last % other, abs(last / other + 1 - count))
        } ?? 1
    }
}

extension [Ghost] {
    /// From the oldest to the newest; those of the same time stay in their order.
    fileprivate var inOrderOfTime: [Ghost] {
        enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }
}
