import Picture

/// The ways in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a way from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first, behind the others.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last, in front of the others.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The farthest first; all particles have the same depth.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Added to what is behind, so that overlaps are bright.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")

    /// Returns the layers of particles from back to front.
    func arranged(_ particles: [(age: Double, layers: [Layer])]) -> [Layer] {
        switch self {
        case .oldestFirst:
            return particles.inOrder { $0.age > $1.age }.flatMap(\.layers)
        case .oldestLast:
            return particles.inOrder { $0.age < $1.age }.flatMap(\.layers)
        case .additive:
            var layers = particles.flatMap(\.layers)
            for index in layers.indices { layers[index].blending = .plusLighter }
            return layers
        default: return particles.flatMap(\.layers)
        }
    }
}

extension Array {
    /// Returns the elements in an order that keeps equal ones as they are.
    fileprivate func inOrder(_ precedes: (Element, Element) -> Bool) -> [Element] {
        enumerated().sorted {
            precedes($0.element, $1.element) || !precedes($1.element, $0.element) && $0.offset < $1.offset
        }.map(\.element)
    }
}
