import CoreGeometry

/// The contact after which two motions went apart.
public struct CausingContact: Sendable, Hashable {
    /// The item that differs, or one that it touches.
    public let item: String
    /// The item or boundary that it met; `(null)` for the reference bounds.
    public let other: String
    /// Whether the contact began or ended.
    public let phase: String
    /// The first frame that shows it.
    public let frame: Int
    /// Where, in points.
    public let x, y: Double
    /// The only motion in which it happened; nil for both.
    public let onlyIn: DifferenceSide?
    /// Whether it began before the last equal frame and went on: nothing began or ended since.
    public let goesOn: Bool

    /// What happened, in words.
    public var description: String {
        let with = other == "(null)" ? "the reference bounds" : other
        let side = onlyIn.map { ", only in \($0.rawValue)" } ?? ""
        let place = "at (\(x.text(decimals: 2)), \(y.text(decimals: 2)))"
        return goesOn
            ? "\(item) has touched \(with) since frame \(frame)\(side)"
            : "\(item) with \(with) \(phase) in frame \(frame) \(place)\(side)"
    }
}
