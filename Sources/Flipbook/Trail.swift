import CoreGeometry
import Picture

/// An onion skin: the phases of a movement in one picture, the older ones fainter. What never moves is drawn once.
public struct Trail: Sendable {
    /// How phases are drawn.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        /// The newest as it is, older ones pale, each with an edge so that those that overlap can be told apart.
        case ghosts
        /// Only their outlines.
        case outlines

        /// How much is seen of the oldest phase and of the last but one; the newest is always seen fully.
        /// Outlines have less ink, so they are stronger.
        var strengths: (oldest: CGFloat, lastButOne: CGFloat) {
            switch self {
            case .ghosts: (0.25, 0.75)
            case .outlines: (0.3, 0.9)
            }
        }
    }

    /// About how many phases show unless a step is given: enough to read the movement, few enough to tell them apart.
    static let usualCount = 12
    /// Pictures kept for choosing phases from; beyond it every second is dropped, so that memory stays bounded.
    static let mostKept = 1024

    private let every: Int?
    private let style: Style
    private var kept: [Picture] = []
    private var stride = 1
    private var seen = 0

    /// A trail of every Nth picture that is added, 1 or more; by default of about a dozen, from the first to the last that moves.
    /// - Throws: `FilmError.invalid` for a step below 1.
    public init(every: Int? = nil, style: Style = .ghosts) throws {
        if let every, every < 1 {
            throw FilmError.invalid(
                "A trail of every \(every) frames is not possible; the step has to be at least 1.")
        }
        self.every = every
        self.style = style
    }

    /// Adds the next picture of the film.
    public mutating func add(_ picture: Picture) {
        defer { seen += 1 }
        guard seen % (every ?? stride) == 0 else { return }
        kept.append(picture)
        if every == nil, kept.count > Self.mostKept {
            kept = kept.indices.filter { $0 % 2 == 0 }.map { kept[$0] }
            stride *= 2
        }
    }

    /// All phases as one picture; nil when none was added.
    public func picture() -> Picture? {
        let phases = phases()
        guard let newest = phases.last else { return nil }
        let moving = MovingParts(of: phases)
        var composed = Picture(size: newest.size, background: newest.background)
        composed.layers = moving.still(in: newest)
        for (age, layers) in moving.phases.enumerated() where !layers.isEmpty {
            composed.layers.append(phase(layers, age: age, of: moving.phases.count))
        }
        return composed
    }

    private func phases() -> [Picture] {
        guard every == nil, let first = kept.first else { return kept }
        let last = MovingParts(of: kept).lastVisibleChange
        guard last > 0 else { return [first] }
        return Swift.stride(from: 0, through: last, by: Self.step(to: last)).map { kept[$0] }
    }

    /// The step that leads from 0 as near as possible to `last` in 10 to 16 phases, the usual number if several do.
    /// Equal steps, so that the distances between phases tell the speed.
    static func step(to last: Int) -> Int {
        let steps = (1...last).filter { (9...15).contains(last / $0) }
        return steps.min { one, other in
            (last % one, abs(last / one + 1 - usualCount)) < (
                last % other, abs(last / other + 1 - usualCount)
            )
        } ?? 1
    }

    /// One phase as a sheet; 0 is the oldest.
    private func phase(_ layers: [Layer], age: Int, of count: Int) -> Layer {
        guard age < count - 1 else {
            return Layer(name: "phase \(age)", children: style == .outlines ? layers.map(\.outlined) : layers)
        }
        let (oldest, lastButOne) = style.strengths
        let progress = CGFloat(age) / CGFloat(max(1, count - 2))
        return Layer(
            name: "phase \(age)", opacity: oldest + (lastButOne - oldest) * progress,
            children: layers.map(style == .outlines ? \.outlined : \.edged))
    }
}

extension Layer {
    /// The sheet with lines of 1 point around its areas in place of the areas, and without letters.
    fileprivate var outlined: Layer {
        redrawn { content in
            switch content {
            case .fill(let shape, let color): [.stroke(shape, color, Stroke(width: 1))]
            case .stroke: [content]
            case .text: []
            }
        }
    }

    /// The sheet with pale areas, so that colours that overlap stay clean, and a thin, darker line around each.
    fileprivate var edged: Layer {
        redrawn { content in
            guard case .fill(let shape, let color) = content else { return [content] }
            return [.fill(shape, color.faded(by: 0.5)), .stroke(shape, color.darkened, Stroke(width: 0.75))]
        }
    }

    private func redrawn(_ change: (Content) -> [Content]) -> Layer {
        var copy = self
        copy.contents = contents.flatMap(change)
        copy.children = children.map { $0.redrawn(change) }
        return copy
    }
}

extension Color {
    fileprivate var darkened: Color {
        Color(red: red * 0.7, green: green * 0.7, blue: blue * 0.7, alpha: alpha)
    }
}
