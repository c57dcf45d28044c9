import CoreGeometry
import Physics2D
import Picture

/// A view that is stretched between two points, such as a cord: each end follows a body or stays.
///
/// Scenes place such views by code; their ends are found from the film, as points that keep their places
/// relative to bodies.
struct LiveLine {
    /// An end of the line: the sum of a body's position, a constant, and an offset that turns with the body.
    struct End {
        /// The number of the driver; nil for an end that stays.
        let driver: Int?
        let constant: CGPoint
        let offset: CGPoint
    }

    let ends: [End]
    /// The length in the first frame that shows the line, in points.
    let length: CGFloat

    /// The largest deviation of an end from the film, in points.
    private static let tolerance: CGFloat = 2.5

    /// Finds the ends of a layer among bodies whose layers have the same parent; nil for a layer that is no
    /// stretched rectangle, or whose ends follow no body.
    @MainActor init?(
        of layer: LayerTracks, _ drivers: [(number: Int, driver: LiveDriver)], _ takes: [LiveTake]
    ) {
        guard layer.isRectangle, layer.skew.constant == 0, layer.scaleX.constant == 1,
            layer.scaleY.constant == 1, let first = layer.visible.first?.lowerBound
        else { return nil }
        let frames = layer.visible.joined().filter { $0 % 4 == first % 4 }
        length = 2 * layer.halfLength(at: first)
        guard length > 1, !frames.isEmpty else { return nil }
        var ends: [End] = []
        for side in [CGFloat(-1), 1] {
            let points = frames.map { layer.end(side, at: $0) }
            guard let end = Self.end(points, frames, drivers, takes) else { return nil }
            ends.append(end)
        }
        guard ends.contains(where: { $0.driver != nil }) else { return nil }
        self.ends = ends
    }

    @MainActor private static func end(
        _ points: [CGPoint], _ frames: [Int], _ drivers: [(number: Int, driver: LiveDriver)],
        _ takes: [LiveTake]
    ) -> End? {
        let start = points[0]
        if points.allSatisfy({ ($0 - start).length < tolerance / 8 }) {
            return End(driver: nil, constant: start, offset: .zero)
        }
        var best: (end: End, error: CGFloat)?
        for (number, driver) in drivers {
            var samples: [LineEndFit.Sample] = []
            for (point, frame) in zip(points, frames) {
                guard let pose = takes[driver.take].pose(of: driver.body, at: frame) else { break }
                let body = CGPoint(x: CGFloat(pose.position.x) * 100, y: CGFloat(pose.position.y) * 100)
                samples.append(LineEndFit.Sample(point: point - body, angle: CGFloat(pose.angle)))
            }
            guard samples.count == points.count else { continue }
            let fit = LineEndFit(samples)
            guard fit.error < best?.error ?? tolerance else { continue }
            best = (End(driver: number, constant: fit.constant, offset: fit.offset), fit.error)
        }
        return best?.end
    }

    /// Returns the transform of a layer in the first frame that shows it, in SVG.
    static func transform(of layer: LayerTracks) -> String {
        let time = Double(layer.visible.first?.lowerBound ?? 0)
        let (x, y) = (layer.x.value(at: time).text(3), layer.y.value(at: time).text(3))
        return "translate(\(x) \(y)) rotate(\(layer.rotation.value(at: time).text(3)))"
    }
}

extension LayerTracks {
    /// True when the layer shows one rectangle around its anchor, whose length may change.
    fileprivate var isRectangle: Bool {
        guard contents.count == 1, children.isEmpty, contents[0].visible == nil else { return false }
        switch contents[0].content.painted?.shape {
        case .rectangle, .roundedRectangle: return true
        default: return false
        }
    }

    /// Returns half of the rectangle's length in a frame.
    fileprivate func halfLength(at frame: Int) -> CGFloat {
        let numbers = contents[0].shape?.values(at: frame) ?? contents[0].content.painted?.shape.coordinates
        return CGFloat(numbers?[2] ?? 0) / 2
    }

    /// Returns the left (-1) or right (1) end of the rectangle in the parent's coordinates.
    fileprivate func end(_ side: CGFloat, at frame: Int) -> CGPoint {
        let time = Double(frame)
        let arm = CGPoint(x: side * halfLength(at: frame), y: 0)
            .turned(CGFloat(rotation.value(at: time)) * .pi / 180)
        return CGPoint(x: x.value(at: time), y: y.value(at: time)) + arm
    }
}

extension PolylineTrack {
    /// Returns the values in a frame.
    fileprivate func values(at frame: Int) -> [Double] {
        guard let next = keys.firstIndex(where: { $0.frame > frame }) else {
            return keys[keys.count - 1].values
        }
        guard next > 0 else { return keys[0].values }
        let (start, end) = (keys[next - 1], keys[next])
        guard !start.isHeld else { return start.values }
        let share = Double(frame - start.frame) / Double(end.frame - start.frame)
        return zip(start.values, end.values).map { $0 + ($1 - $0) * share }
    }
}
