import CoreGeometry
import Picture

/// The icons of a status bar: bars of the network, waves of the wireless one, and a battery.
struct StatusIcons {
    let ink: Color
    let scale: CGFloat

    /// The width of all icons, in points.
    var width: CGFloat { Self.width * scale }

    /// The width at scale 1: 18 for the bars, 17 for the waves, 27 for the battery and 6 between them.
    private static let width: CGFloat = 74

    /// Returns the icons with their left end and their middle line at a point.
    func layer(x: CGFloat, y: CGFloat) -> Layer {
        Layer(
            transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y),
            contents: bars + waves + battery)
    }

    private var bars: [Layer.Content] {
        [4, 6.5, 9, 12].enumerated().map { (index: Int, height: CGFloat) in
            let bar = CGRect(x: CGFloat(index) * 5, y: 6 - height, width: 3, height: height)
            return .fill(.roundedRectangle(bar, cornerRadius: 1), ink)
        }
    }

    /// Two arcs of 90 degrees above a sector.
    private var waves: [Layer.Content] {
        let foot = CGPoint(x: 24 + 8.5, y: 6)
        let arcs = [10.4, 6.6].map { (radius: CGFloat) in
            Layer.Content.stroke(
                .path(Path([.move(start(foot, radius)), arc(foot, radius)])), ink, Stroke(width: 2.3))
        }
        let sector = Path([.move(foot), .line(start(foot, 4)), arc(foot, 4), .close])
        return arcs + [.fill(.path(sector), ink)]
    }

    private static let sine45: CGFloat = 0.7071067811865476

    private func start(_ foot: CGPoint, _ radius: CGFloat) -> CGPoint {
        CGPoint(x: foot.x - radius * Self.sine45, y: foot.y - radius * Self.sine45)
    }

    /// Returns the curve of an arc from the left to the right; controls lie 0.5523 radii along the tangents.
    private func arc(_ foot: CGPoint, _ radius: CGFloat) -> Path.Element {
        let (start, reach) = (start(foot, radius), 0.5523 * radius * Self.sine45)
        let end = CGPoint(x: foot.x + radius * Self.sine45, y: start.y)
        return .curve(
            to: end, control1: CGPoint(x: start.x + reach, y: start.y - reach),
            control2: CGPoint(x: end.x - reach, y: end.y - reach))
    }

    private var battery: [Layer.Content] {
        let box = CGRect(x: 47, y: -6, width: 24, height: 12)
        let cap = CGRect(x: 72.3, y: -2, width: 1.7, height: 4)
        return [
            .stroke(
                .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.5), ink.faded(by: 0.45),
                Stroke(width: 1)),
            .fill(.roundedRectangle(cap, cornerRadius: 0.8), ink.faded(by: 0.45)),
            .fill(.roundedRectangle(box.insetBy(dx: 2, dy: 2), cornerRadius: 2), ink),
        ]
    }
}
