import FlipbookCore
import Picture

/// The parameters of a scene as sliders of a live figure: for each value, the state in which the scene itself
/// sets its animators up.
@MainActor struct LiveParameters {
    /// A parameter and its values.
    struct Slider {
        let declaration: ParameterDeclaration
        let values: [Double]
        /// The number of the film's own value.
        let own: Int
        /// For each value, the words of each animator's first state.
        let states: [[[UInt32]]]
    }

    /// The largest number of values of a slider.
    private static let maximumCount = 21
    private(set) var sliders: [Slider] = []
    private var excluded: [String] = []

    /// Sets the scene of a film up with other values of its parameters. A parameter that changes what is
    /// drawn, or the number of bodies, is no slider.
    init(of film: Film, _ recording: LiveRecording) {
        for declaration in film.entry.parameters {
            guard declaration.range != nil, let slider = Self.slider(declaration, film, recording) else {
                excluded.append(declaration.name)
                continue
            }
            sliders.append(slider)
        }
    }

    /// The sentence on parameters without a slider; nil when each has one.
    var sentence: String? {
        guard !excluded.isEmpty else { return nil }
        let names = excluded.map { "“\($0)”" }.joined(separator: ", ")
        return "No slider: \(names), which the engine alone cannot change."
    }

    private static func slider(
        _ declaration: ParameterDeclaration, _ film: Film, _ recording: LiveRecording
    ) -> Slider? {
        let own = film.parameters[declaration.name] ?? declaration.defaultValue
        let values = values(of: declaration, with: own)
        var states: [[[UInt32]]] = []
        for value in values {
            if value == own {
                states.append(recording.takes.map(\.words))
            } else if let state = state(of: film, declaration.name, value, recording) {
                states.append(state)
            } else {
                return nil
            }
        }
        let unchanged = recording.takes.map(\.words)
        guard states.contains(where: { $0 != unchanged }), let number = values.firstIndex(of: own) else {
            return nil
        }
        return Slider(declaration: declaration, values: values, own: number, states: states)
    }

    private static func values(of declaration: ParameterDeclaration, with own: Double) -> [Double] {
        guard let range = declaration.range else { return [own] }
        let (lower, upper) = (range.lowerBound, range.upperBound)
        let steps = maximumCount - 1
        var values = (0...steps).map { step in
            let value = lower + (upper - lower) * Double(step) / Double(steps)
            return declaration.isWhole ? value.rounded() : (value * 1e9).rounded() / 1e9
        }
        values[0] = lower
        values[steps] = upper
        return Set(values + [own]).sorted()
    }

    /// Returns the first states with a value; nil when the picture or the bodies are others.
    private static func state(
        of film: Film, _ name: String, _ value: Double, _ recording: LiveRecording
    ) -> [[UInt32]]? {
        let other = film.with(parameters: film.parameters.merging([name: value]) { $1 })
        guard let run = try? LiveRecording(of: other) else { return nil }
        let last = recording.takes.map(\.start).max() ?? 1
        guard last <= 2, (try? run.record(ticks: last)) != nil, run.takes.count == recording.takes.count,
            looksAlike(run.firstPicture.layers, recording.firstPicture.layers)
        else { return nil }
        let states = run.takes.map(\.words)
        return zip(states, recording.takes).allSatisfy { $0.count == $1.words.count } ? states : nil
    }

    /// Returns true when layers differ in their places alone.
    private static func looksAlike(_ layers: [Layer], _ others: [Layer]) -> Bool {
        layers.count == others.count
            && zip(layers, others).allSatisfy { layer, other in
                layer.identity == other.identity && layer.contents == other.contents
                    && layer.clip == other.clip && layer.opacity == other.opacity
                    && layer.mask == other.mask && looksAlike(layer.children, other.children)
            }
    }
}
