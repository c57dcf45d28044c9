public import Foundation

/// The spacing of a trail's phases.
public enum TrailSpacing: Sendable, Hashable {
    /// Every Nth picture, 1 or more.
    case frames(Int)
    /// A number of seconds, above 0. Phases between two pictures are interpolated.
    case time(TimeInterval)
    /// A number of points, above 0: each item leaves a ghost whenever its center has moved this far.
    case distance(Double)
    /// An angle in radians, above 0: each item leaves a ghost whenever it has rotated this far, in either
    /// direction.
    case angle(Double)

    /// Creates a spacing from a text: `5` (frames), `0.1s`, `40pt` or `15deg`.
    /// - Throws: `FilmError.invalid` for a text of another form, and for a spacing of 0 or less.
    public init(_ text: String) throws {
        let unit = String(text.drop { !$0.isLetter || $0 == "e" || $0 == "E" })
        let digits = String(text.dropLast(unit.count))
        if unit.isEmpty, let count = Int(digits) {
            self = .frames(count)
        } else if let number = Double(digits), let spacing = Self.spacing(number, unit) {
            self = spacing
        } else {
            throw FilmError.invalid(
                "“\(text)” is not a spacing of a trail; write a whole number of frames (5), seconds (0.1s), points "
                    + "moved (40pt) or degrees turned (15deg).")
        }
        try check()
    }

    private static func spacing(_ number: Double, _ unit: String) -> TrailSpacing? {
        switch unit {
        case "s": .time(number)
        case "pt": .distance(number)
        case "deg": .angle(number * .pi / 180)
        default: nil
        }
    }

    /// Checks that the spacing is positive and finite.
    /// - Throws: `FilmError.invalid` otherwise.
    package func check() throws {
        switch self {
        case .frames(let count) where count < 1:
            throw FilmError.invalid(
                "A trail of every \(count) frames is not possible; the step has to be at least 1.")
        case .time(let step), .distance(let step), .angle(let step):
            guard step > 0, step.isFinite else {
                throw FilmError.invalid(
                    "A trail of every \(text) is not possible; the step has to be a number above 0.")
            }
        case .frames: break
        }
    }

    /// The spacing in the form that `init(_:)` reads: `5`, `0.1s`, `40pt` or `15deg`.
    public var text: String {
        switch self {
        case .frames(let count): "\(count)"
        case .time(let step): "\(step.text)s"
        case .distance(let step): "\(step.text)pt"
        case .angle(let step): "\((step * 180 / .pi).text)deg"
        }
    }
}
