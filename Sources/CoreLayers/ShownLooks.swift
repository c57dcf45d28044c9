import Picture

/// The looks of layers as they were shown last, where they have changed in the current tick. A transition
/// begins with them, although it may have been added after the change, as on a device. Places, sizes and
/// opacities are those of the time of the addition.
@MainActor package final class ShownLooks: RunState {
    /// The values of a layer before its changes.
    private struct Look {
        let storage: LayerStorage
        var background: Color??
        var isHidden: Bool?
        /// The contents that a view or a layer class draws.
        var contents: (any FormerContents)?
        /// True for a layer that was not shown.
        var isNew = false

        /// Adds what the layer had before a change; what it had before an earlier one counts.
        mutating func add(_ change: Change) {
            switch change {
            case .background(let color): if background == nil { background = .some(color) }
            case .isHidden(let old): if isHidden == nil { isHidden = old }
            case .contents(let former): if contents == nil, !isNew { contents = former }
            case .arrival: isNew = true
            }
        }
    }

    /// A change of a layer, with the value before it.
    private enum Change {
        case background(Color?)
        case isHidden(Bool)
        case contents(any FormerContents)
        case arrival
    }

    /// A layer that has left its superlayer.
    private struct Departure {
        let picture: Layer
        /// The layer above it; nil for none.
        let next: Int?
    }

    private unowned let context: RunContext
    private var time: TimeInterval = 0
    /// The changes of the tick that are not in `looks` yet: nearly all are forgotten, and a list takes less
    /// time than a dictionary.
    private var changes: [(storage: LayerStorage, change: Change)] = []
    private var looks: [ObjectIdentifier: Look] = [:]
    /// The departures by the identities of the superlayers.
    private var departures: [Int: [Departure]] = [:]
    private var isDrawing = false

    package init(of context: RunContext) { self.context = context }

    // MARK: Changes

    /// Notes the background of a layer before a change.
    func noteBackground(of storage: LayerStorage) {
        guard isNoting, storage.superlayer != nil else { return }
        note(storage, .background(storage.model.backgroundColor))
    }

    /// Notes whether a layer was hidden before a change.
    func noteHidden(of storage: LayerStorage, _ old: Bool) {
        guard isNoting, storage.superlayer != nil else { return }
        note(storage, .isHidden(old))
    }

    /// Notes the contents of a layer before a change.
    package func noteContents(of storage: LayerStorage, _ contents: @autoclosure () -> any FormerContents) {
        guard isNoting, storage.superlayer != nil else { return }
        note(storage, .contents(contents()))
    }

    /// Notes a layer that comes into sight.
    package func noteArrival(of storage: LayerStorage) {
        if isNoting { note(storage, .arrival) }
    }

    /// Notes a layer before it leaves its superlayer.
    package func noteDeparture(of storage: LayerStorage) {
        guard isNoting, let parent = storage.superlayer, let index = parent.index(of: storage),
            !isNew(storage), let picture = picture(of: storage)
        else { return }
        let next = parent.sublayers.indices.contains(index + 1) ? parent.sublayers[index + 1] : nil
        departures[parent.identity, default: []]
            .append(Departure(picture: picture, next: next?.storage.identity))
    }

    /// True while changes count: before the first tick nothing is shown. Forgets those of earlier ticks.
    private var isNoting: Bool {
        let now = context.clock.time
        guard now > 0, !isDrawing else { return false }
        if now != time { forget(at: now) }
        return true
    }

    private func forget(at now: TimeInterval) {
        time = now
        changes.removeAll(keepingCapacity: true)
        if !looks.isEmpty { looks = [:] }
        if !departures.isEmpty { departures = [:] }
    }

    private func note(_ storage: LayerStorage, _ change: Change) {
        changes.append((storage, change))
        if changes.count == Self.mostListed { joinChanges() }
    }

    /// The number of changes after which those of one layer are joined: code may change it any number of
    /// times in a tick.
    private static let mostListed = 1024

    /// Joins the changes of each layer.
    private func joinChanges() {
        for (storage, change) in changes {
            looks[ObjectIdentifier(storage), default: Look(storage: storage)].add(change)
        }
        changes.removeAll(keepingCapacity: true)
    }

    // MARK: Pictures

    /// Returns the picture of a layer as it was shown last.
    func picture(of storage: LayerStorage) -> Layer? {
        guard isNoting, !isNew(storage) else { return draw(storage) }
        let now = withoutNoting { pictureWithOldValues(of: storage) }
        return departures.isEmpty ? now : now.map(restored)
    }

    /// Returns whether a layer has come into sight in this tick.
    func isNew(_ storage: LayerStorage) -> Bool {
        guard context.clock.time == time else { return false }
        if !changes.isEmpty { joinChanges() }
        guard !looks.isEmpty else { return false }
        return sequence(first: storage, next: \.superlayer)
            .contains { looks[ObjectIdentifier($0)]?.isNew == true }
    }

    /// Returns the looks of a layer, and of those that it holds, where they have changed.
    private func changedLooks(in storage: LayerStorage) -> [Look] {
        guard !looks.isEmpty else { return [] }
        let own = looks[ObjectIdentifier(storage)].map { [$0] } ?? []
        let mask = storage.owner?.maskStorage ?? storage.layer?.mask?.storage
        return own + (mask.map(changedLooks) ?? [])
            + storage.sublayers.flatMap { changedLooks(in: $0.storage) }
    }

    /// Returns the picture of a layer with the values of before, which the views do not learn of.
    private func pictureWithOldValues(of storage: LayerStorage) -> Layer? {
        let current = changedLooks(in: storage).map { look in
            (look, look.storage.model.backgroundColor, look.storage.isHidden, look.storage.reportsChanges)
        }
        let contents = current.map { look, background, isHidden, _ in
            look.storage.reportsChanges = false
            look.storage.model.backgroundColor = look.background ?? background
            look.storage.isHidden = look.isNew || (look.isHidden ?? isHidden)
            return look.contents?.exchange(in: look.storage)
        }
        defer {
            for ((look, background, isHidden, reports), contents) in zip(current, contents) {
                look.storage.model.backgroundColor = background
                look.storage.isHidden = isHidden
                look.storage.reportsChanges = reports
                _ = contents?.exchange(in: look.storage)
            }
        }
        return draw(storage)
    }

    /// Returns the picture of a layer in the style that it inherits.
    private func draw(_ storage: LayerStorage) -> Layer? {
        let line = sequence(first: storage, next: \.superlayer)
        let isDark = line.lazy.compactMap(\.isDark).first
        let isElevated = line.contains(where: \.isElevated)
        let traits = line.compactMap(\.colorTraits).reversed() as [AnyObject]
        let time = context.clock.time
        return withoutNoting {
            InterfaceStyle.with(dark: isDark, elevated: isElevated ? true : nil, traits: traits) {
                storage.pictureLayer(at: time)
            }
        }
    }

    /// Makes a picture. Code that draws may change a layer, as a label does that draws its outline in another
    /// color; such changes do not count.
    package func withoutNoting<T>(_ body: () -> T) -> T {
        let wasDrawing = isDrawing
        isDrawing = true
        defer { isDrawing = wasDrawing }
        return body()
    }

    /// Returns a picture with the layers that have left.
    private func restored(_ layer: Layer) -> Layer {
        var layer = layer
        layer.children = layer.children.map(restored)
        guard let identity = layer.identity, let left = departures[identity] else { return layer }
        for departure in left.reversed() {
            let place = departure.next.flatMap { next in
                layer.children.firstIndex { $0.identity == next }
            }
            layer.children.insert(departure.picture, at: place ?? layer.children.count)
        }
        return layer
    }
}

extension RunContext {
    /// The looks of layers as they were shown last.
    package var shownLooks: ShownLooks { self[ShownLooks.self] }
}
