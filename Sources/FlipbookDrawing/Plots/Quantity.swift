import CoreGeometry
import FlipbookCore

/// A quantity of an item's motion that a plot shows.
public enum Quantity: String, Sendable, Hashable, CaseIterable {
    /// The position of the center, in points from the left and the top of the item's superview; of a view
    /// that no animator moves, from those of the picture.
    case x, y
    /// The speed of the center in points per second, from the engine's velocity, or from the places of
    /// an item for which the engine has none.
    case speed
    /// The velocity to the right and downward, in points per second.
    case vx, vy
    /// The rotation angle in degrees, clockwise; not limited to a full turn.
    case angle
    /// The angular velocity in degrees per second, clockwise.
    case angularVelocity
    /// The sum of kinetic and potential energy, in joules. 100 pt are 1 m, and an item of 100 x 100 pt at
    /// density 1 has a mass of 1 kg, as in Apple's engine. It is constant in free fall. Impacts and
    /// resistance reduce it; pushes, fields and springs change it.
    case energy
    /// The kinetic energy of translation and rotation, in joules.
    case kinetic
    /// The potential energy of gravity behaviors, in joules above the item's lowest value in the run.
    case potential
}

extension Quantity {
    /// The unit, as the panel's title shows it.
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

    /// True when larger values are lower. UIKit's y coordinate grows downward, so an item that falls in the
    /// scene falls in the plot, and the velocity has the same direction.
    var growsDownwards: Bool { self == .y || self == .vy }

    /// True for energies, which only items of an animator have.
    var isEnergy: Bool { self == .energy || self == .kinetic || self == .potential }

    /// True for angles, whose ticks are parts of a turn.
    var isAngle: Bool { self == .angle || self == .angularVelocity }

    /// True when 0 is the smallest possible value, so that the axis begins there unless all values are far
    /// above.
    var beginsAtZero: Bool {
        switch self {
        case .speed, .energy, .kinetic, .potential: true
        default: false
        }
    }

    /// The smallest range of the axis, below which motion is hardly visible in the scene. It keeps rounding
    /// noise from filling the panel.
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
    /// Parses comma-separated names, such as `y,speed`, in any case.
    /// - Throws: `FilmError.invalid` for an unknown name, no name, or a repeated one.
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

    /// Creates the quantity with a name, in any case.
    /// - Throws: `FilmError.invalid` for any other name; the message lists the known ones.
    public init(named name: String) throws {
        let quantity = Self.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
        guard let quantity else {
            let nearest = suggestion(to: name, among: Self.allCases.map(\.rawValue))
            let hint = nearest.map { "Did you mean “\($0)”? " } ?? ""
            throw FilmError.invalid("No quantity is named “\(name)”. \(hint)There are \(Self.known).")
        }
        self = quantity
    }

    private static var known: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension Substring {
    /// The text without leading and trailing white space.
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
