import Picture
import UIKitControls
@_spi(UIKitInternals) import UIKitCore

/// The platters on which the buttons of a bar lie: capsules of plain color in place of Apple's glass.
@MainActor struct BarPlatters {
    /// The color behind a selected entry: that which a device shows in light, and by eye in dark.
    static let selection = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(white: 0.3, alpha: 1)
            : UIColor(red: 235 / 255, green: 235 / 255, blue: 236 / 255, alpha: 1)
    }

    /// Returns the distance of a button from its neighbor on a side of a bar. Those with images share a
    /// platter, at the distance of the bar, and so do those with titles; a title and an image do not (row
    /// G1158 of Apple's numbers).
    static func gap(
        between first: UIView, _ second: UIView, ofImages gap: CGFloat, in groups: PlatterGroups
    ) -> CGFloat {
        if groups.separate(first, from: second) { return 12 }
        let haveImages = [first, second].map { ($0 as? UIButton)?.image(for: .normal) != nil }
        return haveImages[0] != haveImages[1] ? 12 : haveImages[0] ? gap : 0
    }

    /// Returns the platters of buttons: one for all that are near one another.
    static func contents(of buttons: [UIView]) -> [Layer.Content] { contents(of: buttons.map(\.frame)) }

    /// Returns the platters below some frames: one for all that are less than 10 points apart.
    static func contents(of places: [CGRect]) -> [Layer.Content] {
        var frames: [CGRect] = []
        for frame in places.sorted(by: { $0.minX < $1.minX }) {
            if let last = frames.last, frame.minX - last.maxX < 10 {
                frames[frames.count - 1] = last.union(frame)
            } else {
                frames.append(frame)
            }
        }
        let (fill, edge) = (GlassColors.fill.color, GlassColors.edge.color)
        return frames.flatMap { frame -> [Layer.Content] in
            let shape = Shape.roundedRectangle(frame, cornerRadius: frame.height / 2)
            return [.fill(shape, fill), .stroke(shape, edge, Stroke(width: 0.5))]
        }
    }
}
