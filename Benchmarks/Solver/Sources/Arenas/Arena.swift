/// A scene that every engine runs: unit squares of density 1 in a box open at the top, under 10 m/s² down,
/// y up. All engines read it from the same text, so that no square stands elsewhere in one of them.
public struct Arena {
    /// Where a square stands at the start, in metres and radians.
    public struct Square {
        public var x, y, angle: Double

        /// A place and a turn.
        public init(x: Double, y: Double, angle: Double) {
            (self.x, self.y, self.angle) = (x, y, angle)
        }
    }

    /// What it is called in results.
    public let name: String
    /// The inside of the box in metres; its floor is y = 0, its middle x = 0.
    public let width, height: Double
    /// What the squares and the box are made of.
    public let friction, restitution: Double
    /// How many steps of 1/60 s a run has.
    public let steps: Int
    /// Where the squares stand at the start.
    public let squares: [Square]

    /// The text that engines read: a line of the arena's numbers, then a line for each square.
    public var text: String {
        let head = "\(width) \(height) \(friction) \(restitution) \(steps) \(squares.count)\n"
        return squares.reduce(into: head) { $0 += "\($1.x) \($1.y) \($1.angle)\n" }
    }
}

extension Arena {
    /// The arena of a name: P, R, G, S; R500 for R with another number of squares; or a number of squares that fall
    /// as those of G do.
    public init?(named name: String) {
        switch name {
        case "P": self = .pyramid(rows: 20)
        case "R": self = .rain(name, 1000)
        case "G": self = .rain(name, 5000, width: 200, height: 120, steps: 300)
        case "S": self = .rain(name, 50, width: 12, height: 30, steps: 600)
        case _ where name.hasPrefix("R"):
            guard let count = Int(name.dropFirst()), count > 0 else { return nil }
            self = .rain(name, count)
        default:
            guard let count = Int(name), count > 0 else { return nil }
            self = .growing(count)
        }
    }

    /// Rows of squares, each a half off the one below. They stand 0.02 m apart, where two skins of 0.01 m just
    /// meet, so that no engine begins with pushing overlapping squares apart, and what drifts is drift.
    private static func pyramid(rows: Int) -> Arena {
        let step = 1.02
        let squares = (0..<rows).flatMap { row in
            (0..<(rows - row)).map { place in
                Square(
                    x: step * (Double(place) - 0.5 * Double(rows - row - 1)),
                    y: step * Double(row) + 0.52, angle: 0)
            }
        }
        return Arena(
            name: "P", width: 100, height: 60, friction: 0.6, restitution: 0, steps: 600, squares: squares)
    }

    /// Squares in a jittered grid, turned at random; 1.5 m apart, so that none touches another at the start.
    private static func rain(
        _ name: String, _ count: Int, width: Double = 60, height: Double = 90, friction: Double = 0.5,
        restitution: Double = 0.2, steps: Int = 600
    ) -> Arena {
        var dice = Dice()
        let columns = Int(width / 1.5)
        let squares = (0..<count).map { number in
            Square(
                x: 1.5 * (Double(number % columns) - 0.5 * Double(columns - 1)) + dice.roll(within: 0.03),
                y: 1.5 * Double(number / columns) + 1 + dice.roll(within: 0.03), angle: dice.roll(within: .pi)
            )
        }
        return Arena(
            name: name, width: width, height: height, friction: friction, restitution: restitution,
            steps: steps, squares: squares)
    }

    /// As many squares for each metre of floor as in G, so that cost per square can be compared.
    private static func growing(_ count: Int) -> Arena {
        let width = max(12, (Double(count) / 25).rounded())
        return rain("\(count)", count, width: width, height: 120, steps: 120)
    }
}

/// Numbers that look random and are the same in every run (Knuth's linear congruential generator).
struct Dice {
    private var state: UInt64 = 1

    /// A number from -limit to limit.
    mutating func roll(within limit: Double) -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return limit * (Double(state >> 11) / Double(1 << 52) - 1)
    }
}
