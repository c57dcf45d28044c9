/// A part of the plane around a field's position: circles, rectangles and their combinations.
///
/// The unit is the caller's; in a field it is meters. A combination of regions is a region:
/// `a.union(b).inverse` can be combined further.
public struct Region: Sendable, Hashable {
    /// A node of a region's expression. A node refers to earlier nodes only; the last one is the whole
    /// region.
    fileprivate enum Part: Sendable, Hashable {
        case everywhere
        case circle(radius: Double)
        case rectangle(halfWidth: Double, halfHeight: Double)
        case outside(Int)
        case either(Int, Int)
        case both(Int, Int)

        /// The indices of the nodes that the node combines.
        var operands: [Int] {
            switch self {
            case .everywhere, .circle, .rectangle: []
            case .outside(let row): [row]
            case .either(let first, let second), .both(let first, let second): [first, second]
            }
        }

        /// Returns whether the node is valid at an index.
        func isValid(at index: Int) -> Bool {
            switch self {
            case .everywhere: true
            case .circle(let radius): radius >= 0
            case .rectangle(let halfWidth, let halfHeight): halfWidth >= 0 && halfHeight >= 0
            case .outside(let row): 0..<index ~= row
            case .either(let first, let second), .both(let first, let second):
                0..<index ~= first && 0..<index ~= second
            }
        }
    }

    /// A circle or a rectangle in a region's expression.
    public enum Primitive: Sendable, Hashable {
        /// A circle around the position.
        case circle(radius: Double)
        /// An axis-aligned rectangle around the position.
        case rectangle(width: Double, height: Double)
    }

    /// The circles and rectangles of the region, however they are combined; for debug drawing.
    public var pieces: [Primitive] {
        parts.compactMap { part in
            switch part {
            case .circle(let radius): .circle(radius: radius)
            case .rectangle(let width, let height): .rectangle(width: 2 * width, height: 2 * height)
            case .everywhere, .outside, .either, .both: nil
            }
        }
    }

    private var parts: [Part]

    private init(_ parts: [Part]) {
        self.parts = parts
    }

    /// The whole plane.
    public static let everywhere = Region([.everywhere])

    /// Returns a circle around the position, its rim included.
    public static func circle(radius: Double) -> Region { Region([.circle(radius: radius)]) }

    /// Returns an axis-aligned rectangle around the position, its border excluded.
    public static func rectangle(width: Double, height: Double) -> Region {
        Region([.rectangle(halfWidth: width / 2, halfHeight: height / 2)])
    }

    /// The complement of the region.
    public var inverse: Region { Region(parts + [.outside(parts.count - 1)]) }

    /// Returns the union of this region and another.
    public func union(_ other: Region) -> Region { joined(other) { .either($0, $1) } }

    /// Returns the intersection of this region and another.
    public func intersection(_ other: Region) -> Region { joined(other) { .both($0, $1) } }

    /// Returns this region without another.
    public func subtracting(_ other: Region) -> Region { intersection(other.inverse) }

    /// Returns whether a point, relative to the position, is in the region; false for a coordinate that is
    /// NaN.
    public func contains(x: Double, y: Double) -> Bool {
        guard !x.isNaN, !y.isNaN else { return false }
        return parts.withUnsafeBufferPointer { Region.contains($0, $0.count - 1, x, y) }
    }

    /// Returns the region with all lengths multiplied by a factor, for another unit.
    public func scaled(by factor: Double) -> Region {
        Region(
            parts.map { part in
                switch part {
                case .circle(let radius): .circle(radius: radius * factor)
                case .rectangle(let width, let height):
                    .rectangle(halfWidth: width * factor, halfHeight: height * factor)
                default: part
                }
            })
    }

    private func joined(_ other: Region, _ join: (Int, Int) -> Part) -> Region {
        let shift = parts.count
        let moved = other.parts.map { part -> Part in
            switch part {
            case .outside(let a): .outside(a + shift)
            case .either(let a, let b): .either(a + shift, b + shift)
            case .both(let a, let b): .both(a + shift, b + shift)
            default: part
            }
        }
        return Region(parts + moved + [join(shift - 1, shift + moved.count - 1)])
    }

    private static func contains(
        _ parts: UnsafeBufferPointer<Part>, _ index: Int, _ x: Double, _ y: Double
    ) -> Bool {
        switch parts[index] {
        case .everywhere: true
        case .circle(let radius): x * x + y * y <= radius * radius
        case .rectangle(let width, let height): abs(x) < width && abs(y) < height
        case .outside(let a): !contains(parts, a, x, y)
        case .either(let a, let b): contains(parts, a, x, y) || contains(parts, b, x, y)
        case .both(let a, let b): contains(parts, a, x, y) && contains(parts, b, x, y)
        }
    }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
    extension Region.Part: Codable {}

    extension Region: Codable {
        /// The largest number of nodes that are decoded: 10,000, as the test of a point recurses from node to
        /// node.
        private static let mostParts = 10_000

        /// Decodes a region; throws `DecodingError` for nodes that form no region, and for more than 10,000.
        ///
        /// Each node may be referred to once, as in all regions that this type creates. Nodes that are shared
        /// again and again would be evaluated as often as there are paths to them.
        public init(from decoder: any Decoder) throws {
            parts = try [Part](from: decoder)
            let named = parts.flatMap(\.operands)
            guard !parts.isEmpty, parts.count <= Region.mostParts,
                parts.indices.allSatisfy({ parts[$0].isValid(at: $0) }), Set(named).count == named.count
            else {
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(
                        codingPath: decoder.codingPath, debugDescription: "The rows make no region."))
            }
        }

        /// Encodes the nodes of the region.
        public func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }
    }
#endif

extension Region {
    /// Writes or reads the region.
    mutating func code(_ archive: inout Archive) {
        archive.code(&parts, from: .everywhere) { $1.code(&$0) }
        guard archive.isReading else { return }
        if parts.isEmpty || !parts.indices.allSatisfy({ parts[$0].isValid(at: $0) }) {
            archive.reject()
            self = .everywhere
        }
    }
}

extension Region.Part {
    fileprivate mutating func code(_ archive: inout Archive) {
        var (kind, numbers, rows) = (0, (0.0, 0.0), (0, 0))
        switch self {
        case .everywhere: break
        case .circle(let radius): (kind, numbers.0) = (1, radius)
        case .rectangle(let halfWidth, let halfHeight): (kind, numbers) = (2, (halfWidth, halfHeight))
        case .outside(let row): (kind, rows.0) = (3, row)
        case .either(let first, let second): (kind, rows) = (4, (first, second))
        case .both(let first, let second): (kind, rows) = (5, (first, second))
        }
        archive.code(&kind)
        archive.code(&numbers.0)
        archive.code(&numbers.1)
        archive.code(&rows.0)
        archive.code(&rows.1)
        switch kind {
        case 1: self = .circle(radius: numbers.0)
        case 2: self = .rectangle(halfWidth: numbers.0, halfHeight: numbers.1)
        case 3: self = .outside(rows.0)
        case 4: self = .either(rows.0, rows.1)
        case 5: self = .both(rows.0, rows.1)
        default: self = .everywhere
        }
    }
}
