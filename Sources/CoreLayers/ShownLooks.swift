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
        /// The picture of contents that a view draws itself.
        var picture: Layer?
        /// True for a layer that was not shown.
        var isNew = false
    }

    /// A layer that has left its superlayer.
    private struct Departure {
        let picture: Layer
        let parent: Int
        /// The layer above it; nil for none.
        let next: Int?
    }

    private unowned let context: RunContext
    private var time: TimeInterval = 0
    private var looks: [ObjectIdentifier: Look] = [:]
    private var departures: [Departure] = []
    private var isDrawing = false

    package init(of context: RunContext) { self.context = context }

    // MARK: Changes

    /// Notes the background of a layer before a change.
    func noteBackground(of storage: LayerStorage) {
        guard storage.superlayer != nil else { return }
        note(storage) { if $0.background == nil { $0.background = .some(storage.model.backgroundColor) } }
    }

    /// Notes whether a layer was hidden before a change.
    func noteHidden(of storage: LayerStorage, _ old: Bool) {
        guard storage.superlayer != nil else { return }
        note(storage) { if $0.isHidden == nil { $0.isHidden = old } }
    }

    /// Notes the contents of a layer before a change.
    package func noteContents(of storage: LayerStorage) {
        guard isNoting else { return }
        let known = looks[ObjectIdentifier(storage)]
        guard known?.isNew != true, known?.picture == nil else { return }
        // Most are labels, whose first change in a tick this is.
        let isAlone = known == nil && storage.sublayers.isEmpty
        let picture = isAlone ? draw(storage) : picture(of: storage)
        note(storage) { $0.picture = picture }
    }

    /// Notes a layer that comes into sight.
    package func noteArrival(of storage: LayerStorage) { note(storage) { $0.isNew = true } }

    /// Notes a layer before it leaves its superlayer.
    package func noteDeparture(of storage: LayerStorage) {
        guard isNoting, looks[ObjectIdentifier(storage)]?.isNew != true, let parent = storage.superlayer,
            let index = parent.index(of: storage), let picture = picture(of: storage)
        else { return }
        let above = parent.sublayers.dropFirst(index + 1).first?.storage.identity
        departures.append(Departure(picture: picture, parent: parent.identity, next: above))
    }

    /// True while changes count: before the first tick nothing is shown. Forgets those of earlier ticks.
    private var isNoting: Bool {
        let now = context.clock.time
        guard now > 0, !isDrawing else { return false }
        if now != time { (time, looks, departures) = (now, [:], []) }
        return true
    }

    private func note(_ storage: LayerStorage, _ change: (inout Look) -> Void) {
        guard isNoting else { return }
        change(&looks[ObjectIdentifier(storage), default: Look(storage: storage)])
    }

    // MARK: Pictures

    /// Returns the picture of a layer as it was shown last.
    func picture(of storage: LayerStorage) -> Layer? {
        guard isNoting, !looks.isEmpty || !departures.isEmpty, !isNew(storage) else {
            return draw(storage)
        }
        // A layer without sublayers, such as a label, depends on its own changes alone.
        let own = looks[ObjectIdentifier(storage)].map { [$0] } ?? []
        let changed = storage.sublayers.isEmpty ? own : Array(looks.values)
        let now = withoutNoting { pictureWithOldValues(of: storage, changed) }
        let pictures = changed.compactMap { look in
            look.picture.map { (look.storage.identity, $0) }
        }
        let kept = Dictionary(pictures) { one, _ in one }
        return now.map { restored($0, kept) }
    }

    private func isNew(_ storage: LayerStorage) -> Bool {
        sequence(first: storage, next: \.superlayer).contains { looks[ObjectIdentifier($0)]?.isNew == true }
    }

    /// Returns the picture of a layer with the values of before, which the views do not learn of.
    private func pictureWithOldValues(of storage: LayerStorage, _ changed: [Look]) -> Layer? {
        let current = changed.map { look in
            (look, look.storage.model.backgroundColor, look.storage.isHidden, look.storage.reportsChanges)
        }
        for (look, background, isHidden, _) in current {
            look.storage.reportsChanges = false
            look.storage.model.backgroundColor = look.background ?? background
            look.storage.isHidden = look.isNew || (look.isHidden ?? isHidden)
        }
        defer {
            for (look, background, isHidden, reports) in current {
                look.storage.model.backgroundColor = background
                look.storage.isHidden = isHidden
                look.storage.reportsChanges = reports
            }
        }
        return draw(storage)
    }

    /// Returns the picture of a layer in the style that it inherits.
    private func draw(_ storage: LayerStorage) -> Layer? {
        let isDark = sequence(first: storage, next: \.superlayer).lazy.compactMap(\.isDark).first
        let time = context.clock.time
        return withoutNoting {
            guard let isDark else { return storage.pictureLayer(at: time) }
            return InterfaceStyle.with(dark: isDark) { storage.pictureLayer(at: time) }
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

    /// Returns a picture with the contents of before, and with the layers that have left.
    private func restored(_ layer: Layer, _ kept: [Int: Layer]) -> Layer {
        if let picture = layer.identity.flatMap({ kept[$0] }) { return picture }
        var layer = layer
        layer.children = layer.children.map { restored($0, kept) }
        for departure in departures.reversed() where departure.parent == layer.identity {
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
