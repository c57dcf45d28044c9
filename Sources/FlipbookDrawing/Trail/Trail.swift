import CoreGeometry
public import FlipbookCore
public import Foundation
public import Picture

/// An onion skin: the phases of a motion in one picture. The newest phase is drawn last, with the film's
/// still layers behind and in front of its items.
public struct Trail: Sendable {
    /// The approximate number of phases without a spacing: enough to show the motion, few enough to
    /// distinguish.
    static let usualCount = 12
    /// The largest number of phases without a spacing, used when few items move far, and the number of items
    /// that counts as few.
    private static let (greatestCount, fewItems) = (26, 4)
    /// The share of an item's ghosts that those of others may hide before there are fewer.
    private static let toleratedHiding = 0.45
    /// The largest number of pictures kept for paths and for choosing phases; beyond it every second one is
    /// dropped, which bounds memory. More phases, or more ghosts of one item, are an error.
    static let mostKept = 1024

    private let spacing: TrailSpacing?
    private let look: TrailLook
    /// True when names of items that do not move are ignored instead of being an error; default false.
    package var allowsUnknownItems = false
    /// The approximate number of ghosts above which a trail without a spacing has fewer phases, at least the
    /// first and the last; nil for no limit, the default.
    package var mostGhosts: Int?
    /// The phases of a spacing by frames or by time.
    private var phases: [TimedPicture] = []
    /// Pictures at equal steps through all that were added.
    private var samples: [TimedPicture] = []
    private var stride = 1
    private var seen = 0
    private var last: TimedPicture?
    private var contacts = ContactMarks()
    private var fingers = FingerMarks()

    /// Creates a trail with a spacing; by default about a dozen phases, from the first moment to the last
    /// that moves.
    /// - Throws: `FilmError.invalid` for a spacing that is not positive.
    public init(spacing: TrailSpacing? = nil, look: TrailLook = TrailLook()) throws {
        try spacing?.check()
        self.spacing = spacing
        self.look = look
    }

    /// Adds the next picture of the film, at a time in seconds.
    /// - Throws: `FilmError.invalid` for more than 1024 phases.
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

    /// True when the trail needs pictures besides the phases that its spacing selects.
    private var needsSamples: Bool {
        switch spacing {
        case .frames, .time: look.showsPaths != false
        case .distance, .angle, nil: true
        }
    }

    /// True when items have to be tracked from picture to picture, whatever their number.
    private var needsTracks: Bool {
        switch spacing {
        case .frames, .time, nil: look.showsPaths == true
        case .distance, .angle: true
        }
    }

    /// Marks the position where a contact began, in the picture's coordinates.
    public mutating func addContact(at point: CGPoint) {
        contacts.add(point)
    }

    /// Returns all phases as one picture; nil when no picture was added.
    /// - Throws: `FilmError.invalid` when an item would leave more than 1024 ghosts, and for a name in the
    ///   look that no moving item has.
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

    /// Adds the phases that are due up to a moment, each interpolated between the pictures before and after
    /// it.
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

    /// Returns the content of the trail; nil when no picture was added.
    /// - Throws: `FilmError.invalid` as `picture()` does.
    func sheet() throws -> TrailSheet? {
        guard last != nil else { return nil }
        let parts = MovingLayers(of: (phases + samples).map(\.picture))
        let all = samples.map { Moment($0, parts) }
        let usual = phases.isEmpty ? all : phases.map { Moment($0, parts) }
        let changing = Array(usual[...usual.lastVisibleChange])
        let isFew = (usual.map(\.items.count).max() ?? 0) <= Self.fewItems
        let end = changing[changing.count - 1].time
        let way = needsTracks || isFew ? all.filter { $0.time <= end + 1e-9 } : []
        // Where no item is tracked, only the phases drawn are searched: there may be thousands of items.
        let names = ItemTitles(
            of: (spacing == nil && way.isEmpty ? chosen(from: changing, []) : changing) + way)
        let items = try shownItems(names)
        let tracks = ItemTrack.tracks(through: way)
        let leading = tracks.filter { items.contains($0.name(names)) }
        let chosen = spacing == nil ? chosen(from: changing, isFew ? leading : []) : changing
        let newest = chosen[chosen.count - 1]
        let showsPaths = look.showsPaths ?? leading.contains(where: \.winds)
        var ghosts = try ghosts(of: chosen, tracks, names).filter { $0.isNewest || items.contains($0.item) }
        let hidden = look.style == nil ? ghosts.hiddenShare : 0
        // Where ghosts of several items overlap, few are easier to distinguish than many.
        if hidden > Self.toleratedHiding, spacing == nil { ghosts = ghosts.thinned(0.45) }
        let start = min(chosen[0].time, newest.time)
        let style = look.style ?? .ghosts
        return TrailSheet(
            size: newest.picture.size, still: parts.still(in: newest.picture),
            upper: parts.upperParts(of: newest.picture),
            ghosts: ghosts, style: style, showsCoveredEdges: hidden > 0,
            starts: starts(of: ghosts, style, from: start, newest.picture),
            paths: showsPaths ? paths(of: leading.map { $0.until(newest.time) }, names) : [],
            contacts: look.showsContacts ? contacts : ContactMarks(), fingers: fingers,
            span: start...newest.time)
    }

    /// Returns the outlines of the starts; nil in the style of outlines, in which no phase covers another.
    private func starts(
        of ghosts: [Ghost], _ style: TrailLook.Style, from start: TimeInterval, _ picture: Picture
    ) -> StartOutlines? {
        guard style != .outlines else { return nil }
        let frame = CGRect(origin: .zero, size: picture.size)
        return StartOutlines(of: ghosts, from: start, in: frame, beside: fingers.area)
    }

    /// Returns the names of the items that leave ghosts. A scene's own style may name items that do not move
    /// in a part of its film.
    /// - Throws: `FilmError.invalid` for a name that no moving item has, unless unknown items are allowed.
    private func shownItems(_ names: ItemTitles) throws -> Set<String> {
        guard let wanted = look.items else { return names.all }
        guard !allowsUnknownItems else { return names.all.intersection(wanted) }
        for name in wanted where !names.all.contains(name) {
            let known = names.all.sorted()
            let list = known.prefix(12).joined(separator: ", ") + (known.count > 12 ? ", …" : "")
            let hint =
                suggestion(to: name, among: known).map { "Did you mean “\($0)”?" }
                ?? (known.isEmpty ? "Nothing else does." : "These do: \(list).")
            throw FilmError.invalid("No item named “\(name)” moves in this film. \(hint)")
        }
        return Set(wanted)
    }

    private func paths(of tracks: [ItemTrack], _ names: ItemTitles) -> [CenterPath] {
        tracks.compactMap { CenterPath($0.name(names), color: $0.color, through: $0.centers) }
    }

    /// Returns phases at equal steps up to the last change. The farther few items move, the more phases there
    /// are, so that the path from one to the next stays readable.
    private func chosen(from all: [Moment], _ tracks: [ItemTrack]) -> [Moment] {
        guard all.count > 1 else { return all }
        let farthest = tracks.map(\.lengthInSizes).max() ?? 0
        let wanted = min(Self.greatestCount, max(Self.usualCount, Int(farthest * 1.2)))
        let items = max(all[all.count - 1].items.count, 1)
        let count = mostGhosts.map { min(wanted, max($0 / items, 2)) } ?? wanted
        return Swift.stride(from: 0, through: all.count - 1, by: Self.step(to: all.count - 1, count)).map {
            all[$0]
        }
    }

    private func ghosts(of chosen: [Moment], _ tracks: [ItemTrack], _ names: ItemTitles) throws -> [Ghost] {
        let end = chosen[chosen.count - 1].time
        return switch spacing {
        case .distance(let step):
            try tracks.flatMap { try $0.ghosts(every: step, names: names, end: end) { $0.distance(to: $1) } }
                .inOrderOfTime
        case .angle(let step):
            try tracks.flatMap { try $0.ghosts(every: step, names: names, end: end) { $0.turn(to: $1) } }
                .inOrderOfTime
        case .frames, .time: Ghost.ghosts(of: chosen, names)
        case nil: Ghost.ghosts(of: chosen, names).thinned()
        }
    }

    /// Returns the step from 0 that ends as near as possible to `last` with about `count` phases; of several
    /// such steps, the one whose number of phases is nearest. Steps are equal so that the distances between
    /// phases show the speed.
    static func step(to last: Int, _ count: Int = usualCount) -> Int {
        let steps = (1...last).filter { (count * 3 / 4...count * 5 / 4).contains(last / $0) }
        return steps.min { one, other in
            (last % one, abs(last / one + 1 - count)) < (last % other, abs(last / other + 1 - count))
        } ?? 1
    }
}

extension [Ghost] {
    /// The ghosts from the oldest to the newest; those of the same time keep their order.
    fileprivate var inOrderOfTime: [Ghost] {
        enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    }
}
