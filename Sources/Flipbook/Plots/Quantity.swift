import CoreGeometry

/// What a plot shows of an item's motion.
public enum Quantity: String, Sendable, Hashable, CaseIterable {
    /// Where the center is, in points from the left and the top of the item's superview.
    case x, y
    /// How fast the center moves, in points per second: the velocity that the engine reckons with. What only
    /// an attachment without spring drags along has none.
    case speed
    /// The velocity to the right and downwards, in points per second.
    case vx, vy
    /// The turn in degrees, clockwise; it counts on beyond a full turn.
    case angle
    /// The spin in degrees per second, clockwise.
    case angularVelocity
    /// The energy of motion and spin and that in the gravity that acts on the item, together, in joules.
    /// 100 pt are 1 m, and an item of 100 x 100 pt at density 1 weighs 1 kg, as in Apple's engine. It stays
    /// the same in free fall; impacts and resistance take of it, pushes, fields and springs give and take.
    case energy
    /// The energy of motion and spin, in joules.
    case kinetic
    /// The energy in the gravity that acts on the item, in joules above the least of the whole plot.
    case potential
}

extension Quantity {
    /// The unit that stands behind the name.
    public var unit: String {
        switch self {
        case .x, .y: "pt"
        case .speed, .vx, .vy: "pt/s"
        case .angle: "°"
        case .angularVelocity: "°/s"
        case .energy, .kinetic, .potential: "J"
        }
    }

    /// The name in words.
    public var title: String {
        switch self {
        case .angularVelocity: "angular velocity"
        case .kinetic: "kinetic energy"
        case .potential: "potential energy"
        default: rawValue
        }
    }

    /// Whether larger values stand lower. Points count downwards in UIKit, so that what falls in the scene
    /// falls in the plot; the velocity goes with the place.
    var growsDownwards: Bool { self == .y || self == .vy }

    /// Whether its ticks are parts of a turn.
    var isAngle: Bool { self == .angle || self == .angularVelocity }

    /// Whether 0 is the least that it can be, so that its axis begins there unless all values are far off.
    var beginsAtZero: Bool {
        switch self {
        case .speed, .energy, .kinetic, .potential: true
        default: false
        }
    }

    /// The least range of its axis, so that the last digits of a value that stands still do not fill the
    /// panel: what can hardly be seen in the scene.
    var leastSpan: Double {
        switch self {
        case .x, .y: 10
        case .speed, .vx, .vy, .angularVelocity: 20
        case .angle: 10
        case .energy, .kinetic, .potential: 1e-4
        }
    }
}

extension Quantity {
    /// Reads names between commas, such as `y,speed`, whatever their case.
    /// - Throws: `FilmError.invalid` for an unknown name, none, or one that stands there twice.
    public static func list(_ text: String) throws -> [Quantity] {
        let names = text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
        guard !names.isEmpty else {
            throw FilmError.invalid("A plot needs a quantity. There are \(known).")
        }
        let quantities = try names.map { try Quantity(named: $0) }
        guard Set(quantities).count == quantities.count else {
            throw FilmError.invalid("“\(text)” names a quantity twice; every panel needs its own.")
        }
        return quantities
    }

    /// The quantity of a name.
    /// - Throws: `FilmError.invalid` for any other; it lists those there are.
    public init(named name: String) throws {
        let quantity = Self.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
        guard let quantity else {
            let nearest = nearestName(to: name, among: Self.allCases.map(\.rawValue))
            let hint = nearest.map { "Did you mean “\($0)”? " } ?? ""
            throw FilmError.invalid("No quantity is named “\(name)”. \(hint)There are \(Self.known).")
        }
        self = quantity
    }

    private static var known: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension Substring {
    /// The text without spaces around it.
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
