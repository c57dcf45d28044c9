import Picture

/// The look of one line or area of a symbol at a moment of an effect.
struct SymbolPart: Sendable {
    var opacity = 1.0
    /// The drawn share of a line, from its start, from 0 to 1; of an area, its opacity.
    var length = 1.0

    /// Returns the look a fraction of the way from the usual one to this one.
    func faded(_ weight: Double) -> SymbolPart {
        SymbolPart(opacity: 1 + (opacity - 1) * weight, length: 1 + (length - 1) * weight)
    }
}

extension Layer {
    /// Returns the layer with a look of its lines and areas, which count from the smallest on: the bars of a
    /// signal from the shortest, its waves from the innermost.
    func withParts(_ look: (_ index: Int, _ count: Int) -> SymbolPart) -> Layer {
        let parts = contents.flatMap(\.parts)
        var numbers = [Int](repeating: 0, count: parts.count)
        let order = parts.indices.sorted { (parts[$0].extent, $0) < (parts[$1].extent, $1) }
        for (number, index) in order.enumerated() { numbers[index] = number }
        var layer = self
        layer.contents = zip(parts, numbers).compactMap { $0.seen(look($1, parts.count)) }
        layer.children = children.map { $0.withParts(look) }
        return layer
    }
}

extension Layer.Content {
    /// The single lines of an outline, and the areas that do not overlap; other contents are one part.
    fileprivate var parts: [Layer.Content] {
        switch self {
        case .stroke(.path(let path), let color, let stroke):
            path.subpaths.map { .stroke(.path($0), color, stroke) }
        case .fill(.path(let path), let color) where path.subpaths.areApart:
            path.subpaths.map { .fill(.path($0), color) }
        default: [self]
        }
    }

    /// The sum of width and height, in points.
    fileprivate var extent: CGFloat {
        switch self {
        case .stroke(.path(let path), _, _), .fill(.path(let path), _):
            path.pointBounds.width + path.pointBounds.height
        default: 0
        }
    }

    /// Returns the content with a look; nil where nothing is seen of it.
    fileprivate func seen(_ part: SymbolPart) -> Layer.Content? {
        let (opacity, length) = (max(0, min(part.opacity, 1)), max(0, min(part.length, 1)))
        guard opacity > 0, length > 0 else { return nil }
        switch self {
        case .stroke(.path(let path), let color, let stroke):
            let drawn = length < 1 ? path.trimmed(from: 0, to: length) : path
            return .stroke(.path(drawn), color.faded(by: opacity), stroke)
        case .fill(let shape, let color): return .fill(shape, color.faded(by: opacity * length))
        default: return self
        }
    }
}

extension Path {
    /// The path split before each move.
    fileprivate var subpaths: [Path] {
        var result: [Path] = []
        for element in elements {
            if case .move = element { result.append(Path()) } else if result.isEmpty { result.append(Path()) }
            result[result.count - 1].elements.append(element)
        }
        return result
    }

    /// The smallest rectangle around the ends and control points.
    fileprivate var pointBounds: CGRect {
        var bounds = CGRect.null
        func add(_ point: CGPoint) { bounds = bounds.union(CGRect(origin: point, size: .zero)) }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): add(point)
            case .curve(let end, let one, let two):
                add(end)
                add(one)
                add(two)
            case .close: break
            }
        }
        return bounds.isNull ? .zero : bounds
    }
}

extension [Path] {
    /// True when no two of the areas overlap, so that none is a hole in another.
    fileprivate var areApart: Bool {
        let bounds = map(\.pointBounds)
        return bounds.indices.allSatisfy { first in
            bounds.indices.allSatisfy { first <= $0 || !bounds[first].intersects(bounds[$0]) }
        }
    }
}
