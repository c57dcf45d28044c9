import CoreGeometry
import Picture

/// An onion skin: the phases of a movement in one picture, the older ones fainter. What never moves is drawn once.
public struct Trail: Sendable {
    /// How phases are drawn.
    public enum Style: String, Sendable, Hashable, CaseIterable {
        /// As they are, but shining through.
        case ghosts
        /// Only their outlines.
        case outlines

        /// How much is seen of the oldest phase; the newest is seen fully. Outlines have less ink, so they start stronger.
        var faintest: CGFloat {
            switch self {
            case .ghosts: 0.15
            case .outlines: 0.3
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
            throw FilmError.invalid("A trail of every \(every) frames is not possible; the step has to be at least 1.")
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
        let moving = MovingParts(of: kept)
        let last = moving.lastVisibleChange
        let step = max(1, (last + Self.usualCount - 1) / Self.usualCount)
        let chosen = Swift.stride(from: 0, through: last, by: step).map { kept[$0] }
        return chosen.isEmpty ? [first] : chosen
    }

    /// One phase as a sheet; 0 is the oldest.
    private func phase(_ layers: [Layer], age: Int, of count: Int) -> Layer {
        let progress = count > 1 ? CGFloat(age) / CGFloat(count - 1) : 1
        let opacity = style.faintest + (1 - style.faintest) * progress
        let drawn = style == .outlines ? layers.map(\.outlined) : layers
        return Layer(name: "phase \(age)", opacity: opacity, children: drawn)
    }
}

extension Layer {
    /// The sheet with lines of 1 point around its areas in place of the areas, and without letters.
    fileprivate var outlined: Layer {
        var copy = self
        copy.contents = contents.compactMap { content in
            switch content {
            case .fill(let shape, let color): .stroke(shape, color, Stroke(width: 1))
            case .stroke: content
            case .text: nil
            }
        }
        copy.children = children.map(\.outlined)
        return copy
    }
}
