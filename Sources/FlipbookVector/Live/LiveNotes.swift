import FlipbookCore

/// The sentences of a live figure on what only the scene's Swift code can do.
struct LiveNotes {
    /// The sentences below the figure; empty when the engine does everything.
    let text: String
    /// The sentence when a reader begins.
    let touch: String

    @MainActor init(
        of recording: LiveRecording, _ layers: LiveLayers, _ parameters: LiveParameters, _ taps: [LiveTap],
        _ film: VectorFilm
    ) {
        var parts: [String] = []
        let last = film.frameCount - 1
        let times = Set(recording.takes.flatMap { $0.patches.map(\.tick) }).filter { $0 <= last }.sorted()
        if let first = times.first {
            let time = ((Double(first) / film.fps * 100).rounded() / 100).text
            parts.append(
                times.count == 1
                    ? "a change by its code at \(time) s"
                    : "\(times.count) changes by its code from \(time) s on")
        }
        if !layers.recordedNames.isEmpty { parts.append("the motion of \(Self.list(layers.recordedNames))") }
        if layers.hasUnnamed { parts.append("what it draws without a name") }
        let recorded =
            parts.count < 2
            ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
        touch = recorded.isEmpty ? "Changed by you." : "Changed by you. Switched off: \(recorded)."
        var sentences = ["Drag an item, or choose one and pull it with Shift and an arrow key."]
        sentences += Self.sentences(on: taps)
        if !recorded.isEmpty { sentences.append("Recorded from the scene until you do so: \(recorded).") }
        if let sentence = parameters.sentence { sentences.append(sentence) }
        text = sentences.joined(separator: " ")
    }

    /// Returns what taps do, and the key that repeats those of the film.
    private static func sentences(on taps: [LiveTap]) -> [String] {
        guard !taps.isEmpty else { return [] }
        let snapped = taps.filter { $0.effect == .snap }.map(\.item)
        let pushed = taps.filter { $0.effect != .snap }.map(\.item)
        let parts =
            (snapped.isEmpty ? [] : ["snap \(list(snapped)) to a point"])
            + (pushed.isEmpty ? [] : ["push \(list(pushed)) toward it"])
        return [
            "Tap the picture to \(parts.joined(separator: " or to ")), or press T to tap where the film does."
        ]
    }

    static func list(_ names: [String]) -> String {
        let shown = names.prefix(3).map { "“\($0)”" } + (names.count > 3 ? ["\(names.count - 3) more"] : [])
        guard shown.count > 1 else { return shown.joined() }
        return shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1]
    }
}
