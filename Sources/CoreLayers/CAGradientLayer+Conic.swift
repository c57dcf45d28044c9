import DeterministicMath
import Picture

extension CAGradientLayer {
    /// The number of sectors of one color each.
    private static let sectorCount = 240

    /// Returns a conic gradient, clockwise around a point, as sectors of one color each: formats of vector
    /// graphics have no such gradients.
    func sectors(
        of stops: [Gradient.Stop], around center: CGPoint, from start: CGPoint, in outline: Shape,
        _ box: CGRect
    ) -> [Layer] {
        let corners = [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
            CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
        ]
        // Chords lie inside of the circle through the corners.
        let reach =
            corners.map {
                let (x, y) = ($0.x - center.x, $0.y - center.y)
                return (x * x + y * y).squareRoot()
            }.max() ?? 0
        let radius = reach * 1.1 + 1
        let first = arcTangent(y: start.y - center.y, x: start.x - center.x)
        let sectors = Path.sectors(
            Self.sectorCount, around: center, radius: radius, from: first,
            isOverlapping: stops.allSatisfy { $0.color.alpha == 1 })
        let contents = sectors.enumerated().map { index, path -> Layer.Content in
            let place = (CGFloat(index) + 0.5) / CGFloat(Self.sectorCount)
            return .fill(.path(path), Self.color(at: place, of: stops))
        }
        return [Layer(clip: outline, contents: contents)]
    }

    /// Returns the color at a place between the stops.
    private static func color(at place: CGFloat, of stops: [Gradient.Stop]) -> Color {
        guard let next = stops.firstIndex(where: { $0.place > place }) else {
            return stops[stops.count - 1].color
        }
        guard next > 0 else { return stops[0].color }
        let (before, after) = (stops[next - 1], stops[next])
        let part = (place - before.place) / (after.place - before.place)
        return LayerValue(before.color).mixed(with: LayerValue(after.color), part).color
    }
}
