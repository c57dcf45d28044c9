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
    /// Returns the arena of a name, nil for an unknown one.
    ///
    /// P, R, G and S are those of the page. R500 and S127 are R and S with another number of squares, on as
    /// much floor for each in S. V3000 are as many falling views; 10000 are as many squares that fall as
    /// those of G do.
    public init?(named name: String) {
        switch name {
        case "P": self = .pyramid(rows: 20)
        case "R": self = .rain(name, 1000)
        case "G": self = .rain(name, 5000, width: 200, height: 120, steps: 300)
        case "S": self = .shallow(name, 50)
        default:
            guard let count = Int(name.drop { "RSV".contains($0) }), count > 0 else { return nil }
            switch name.prefix(while: { !$0.isNumber }) {
            case "R": self = .rain(name, count)
            case "S": self = .shallow(name, count)
            case "V": self = .views(name, count)
            case "": self = .growing(count)
            default: return nil
            }
        }
    }

    /// The sentence for a name that no arena has.
    public static func objection(to name: String) -> String {
        "There is no arena '\(name)'; there are P, R, G, S, and R500, S127, V3000 and 10000 with any number of squares."
    }

    /// Rows of squares, each a half off the one below. They stand 0.02 m apart, where two skins of 0.01 m
    /// just meet, so that no engine begins with pushing overlapping squares apart, and what drifts is drift.
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

    /// As many squares for each metre of floor as in S, six to seven rows of them, so that cost per square
    /// can be compared: a pile of the same height has about as many contacts for each square.
    private static func shallow(_ name: String, _ count: Int) -> Arena {
        rain(name, count, width: max(3, 0.24 * Double(count)), height: 30, steps: 600)
    }

    /// A screen twice as wide as high, filled with squares whose sides stand for 20 pt.
    private static func views(_ name: String, _ count: Int) -> Arena {
        let width = (2.2 * Double(count).squareRoot()).rounded()
        return rain(name, count, width: width, height: width / 2 + 4)
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
