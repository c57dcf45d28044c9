import CoreGeometry
import DeterministicMath

// The filters that bend images within a circle.
extension FilterKind {
    static let distortions: [String: FilterKind] = [
        "CITwirlDistortion": FilterKind([
            kCIInputCenterKey: center, kCIInputRadiusKey: 300.0, kCIInputAngleKey: Double.pi,
        ]) { image, values in
            let angle = Double(values.number(kCIInputAngleKey))
            return bent(image, values) { way, distance in
                let turn = sineAndCosine(-angle * Double(1 - distance))
                let (sine, cosine) = (CGFloat(turn.sine), CGFloat(turn.cosine))
                return CGVector(dx: way.dx * cosine - way.dy * sine, dy: way.dx * sine + way.dy * cosine)
            }
        },
        "CIBumpDistortion": FilterKind([
            kCIInputCenterKey: center, kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5,
        ]) { image, values in
            let scale = min(max(values.number(kCIInputScaleKey), -1), 1)
            return bent(image, values) { way, distance in
                let share = 1 - distance * distance
                let factor = 1 - scale * share * share
                return CGVector(dx: way.dx * factor, dy: way.dy * factor)
            }
        },
        "CIPinchDistortion": FilterKind([
            kCIInputCenterKey: center, kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5,
        ]) { image, values in
            let scale = min(max(values.number(kCIInputScaleKey), 0), 2)
            return bent(image, values) { way, distance in
                let factor = 1 + scale * (1 - distance)
                return CGVector(dx: way.dx * factor, dy: way.dy * factor)
            }
        },
        "CIHoleDistortion": FilterKind([kCIInputCenterKey: center, kCIInputRadiusKey: 150.0]) {
            image, values in
            bent(image, values) { way, distance in
                // The hole is half of the circle, and the rest is pressed outward.
                guard distance > 0.5 else { return nil }
                let factor = (distance - 0.5) * 2 / distance
                return CGVector(dx: way.dx * factor, dy: way.dy * factor)
            }
        },
    ]

    /// Returns an image in whose circle each pixel comes from another place.
    ///
    /// - Parameter source: Returns the way from the center to the source of a pixel; nil for a clear pixel.
    ///   It gets the way from the center to the pixel, and its share of the radius.
    private static func bent(
        _ image: CIImage, _ values: FilterValues,
        _ source: @escaping @Sendable (_ way: CGVector, _ distance: CGFloat) -> CGVector?
    ) -> CIImage {
        let (middle, radius) = (values.point(kCIInputCenterKey), values.number(kCIInputRadiusKey))
        guard radius > 0 else { return image }
        return CIImage(extent: image.extent) { [pixels = image.pixels] area in
            let reach = Int(2 * radius) + 2
            let colors = pixels(area.grown(by: reach, reach))
            return FilterPixels(area) { column, row in
                let place = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
                let way = CGVector(dx: place.x - middle.x, dy: place.y - middle.y)
                let distance = hypot(way.dx, way.dy) / radius
                guard distance < 1 else { return colors[column, row] }
                guard let from = source(way, distance) else { return .zero }
                return colors.color(at: CGPoint(x: middle.x + from.dx, y: middle.y + from.dy))
            }
        }
    }
}
