import CoreGeometry

// The filters that draw images in another way.
extension FilterKind {
    static let stylizing: [String: FilterKind] = [
        "CIPixellate": FilterKind([kCIInputCenterKey: center, kCIInputScaleKey: 8.0]) { image, values in
            let side = max(1, Int(values.number(kCIInputScaleKey).rounded()))
            let middle = values.point(kCIInputCenterKey)
            let (left, low) = (cell(Double(middle.x), 1), cell(Double(middle.y), 1))
            return cells(of: image, side) { column, row in
                (cell(Double(column - left), side) * side + left, cell(Double(row - low), side) * side + low)
            }
        },
        "CICrystallize": FilterKind([kCIInputRadiusKey: 20.0, kCIInputCenterKey: center]) { image, values in
            let radius = max(1, values.number(kCIInputRadiusKey))
            let margin = Int(radius * 3) + 2
            return CIImage(extent: image.extent.widened(by: radius)) { [pixels = image.pixels] area in
                let source = pixels(area.grown(by: margin, margin))
                return FilterPixels(area) { column, row in
                    let place = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
                    let seed = nearestSeed(to: place, radius)
                    return source[Int(seed.x.rounded(.down)), Int(seed.y.rounded(.down))]
                }
            }
        },
        "CIEdges": FilterKind([kCIInputIntensityKey: 1.0]) { image, values in
            let intensity = values.float(kCIInputIntensityKey)
            return CIImage(extent: image.extent) { [pixels = image.clampedToExtent().pixels] area in
                let source = pixels(area.grown(by: 1, 1))
                return FilterPixels(area) { column, row in
                    let across = source[column + 1, row] - source[column - 1, row]
                    let upward = source[column, row + 1] - source[column, row - 1]
                    let square = across * across + upward * upward
                    var edge = pointwiseMin(square.squareRoot() * intensity, .one)
                    edge.w = source[column, row].w
                    return edge
                }
            }.cropped(to: image.extent)
        },
    ]

    /// Returns the number of the cell of a place.
    private static func cell(_ place: Double, _ side: Int) -> Int {
        Int((place / Double(side)).rounded(.down))
    }

    /// Returns an image of squares, each in the mean of its pixels.
    private static func cells(
        of image: CIImage, _ side: Int, _ corner: @escaping @Sendable (Int, Int) -> (x: Int, y: Int)
    ) -> CIImage {
        let side = min(side, 4096)
        return CIImage(extent: image.extent.widened(by: CGFloat(side))) {
            [pixels = image.pixels, extent = image.extent] area in
            let bounds = extent.isInfinite ? area.grown(by: side, side) : PixelArea(extent) ?? area
            let source = pixels(area.grown(by: side, side))
            var means: [PixelArea: SIMD4<Float>] = [:]
            return FilterPixels(area) { column, row in
                let (x, y) = corner(column, row)
                let square = PixelArea(x: x, y: y, width: side, height: side)
                if let mean = means[square] { return mean }
                var (sum, count) = (SIMD4<Float>.zero, Float(0))
                for row in y..<y + side {
                    for column in x..<x + side where bounds.contains(column, row) {
                        sum += source[column, row]
                        count += 1
                    }
                }
                let mean = count > 0 ? sum / count : .zero
                means[square] = mean
                return mean
            }
        }
    }

    /// Returns the nearest of points that lie one in each square of a lattice, at a place of its own.
    private static func nearestSeed(to place: CGPoint, _ side: CGFloat) -> CGPoint {
        let (column, row) = (Int((place.x / side).rounded(.down)), Int((place.y / side).rounded(.down)))
        var (nearest, least) = (place, CGFloat.infinity)
        for y in row - 1...row + 1 {
            for x in column - 1...column + 1 {
                let bits = noise(x, y)
                let seed = CGPoint(
                    x: (CGFloat(x) + CGFloat(bits & 0xFFFF) / 65536) * side,
                    y: (CGFloat(y) + CGFloat(bits >> 16) / 65536) * side)
                let distance = hypot(seed.x - place.x, seed.y - place.y)
                if distance < least { (nearest, least) = (seed, distance) }
            }
        }
        return nearest
    }
}
