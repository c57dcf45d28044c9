import DeterministicMath
import UIKitCore

/// The form of a wheel of rows, seen from its side: a cylinder on which the selected row faces the eye.
struct PickerWheel {
    /// The height of the picker, in points.
    let height: CGFloat
    /// The height of a row that faces the eye, in points.
    let rowHeight: CGFloat
    /// The radius of the cylinder, in points.
    let radius: CGFloat
    /// The angle from one row to the next, in radians.
    let step: CGFloat

    /// The length by which the wheel's table is higher than the picker, in points; this and the share of the
    /// radius fit the frames of pickers of 12 heights (Mac Catalyst 26.1).
    private static let excess: CGFloat = 75
    private static let radiusShare: CGFloat = 1.05

    /// Creates the form of a picker; rows are at least one point high.
    init(height: CGFloat, rowHeight: CGFloat) {
        self.height = height
        self.rowHeight = max(1, rowHeight)
        let table = height + Self.excess
        let count = max(1, (2 * table / self.rowHeight).rounded(.up))
        radius = Self.radiusShare * table / .pi
        step = 2 * .pi / count
    }

    /// The height of the room above the row that faces the eye, in points.
    var margin: CGFloat { (height - rowHeight) / 2 }

    /// The number of rows between the one that faces the eye and the edge of the visible half.
    var reach: CGFloat { .pi / 2 / step }

    /// Returns the center below the picker's top, in points, and the share of the height that remains of a
    /// row at a distance in rows.
    func place(at distance: CGFloat) -> (center: CGFloat, share: CGFloat) {
        let (sine, cosine) = sineAndCosine(Double(distance * step))
        return (height / 2 + radius * CGFloat(sine), max(0, CGFloat(cosine)))
    }
}
