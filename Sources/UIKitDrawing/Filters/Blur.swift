import CoreGeometry

/// Means of the pixels around each pixel.
enum Blur {
    /// The largest radius, in pixels.
    private static let largest: CGFloat = 1000

    /// Returns an image blurred by a Gaussian function with a standard deviation in pixels. It has a margin
    /// of three of them.
    static func gaussian(_ image: CIImage, _ sigma: CGFloat) -> CIImage {
        guard sigma > 0.05 else { return image }
        let sigma = Double(min(sigma, largest))
        let reach = Int((3 * sigma).rounded(.up))
        var weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights.reduce(0, +)
        weights = weights.map { $0 / sum }
        let kernel = weights.map(Float.init)
        return blurred(image, kernel, kernel, margin: 3 * CGFloat(sigma))
    }

    /// Returns an image whose pixels are means of squares.
    static func box(_ image: CIImage, _ radius: CGFloat) -> CIImage {
        guard radius >= 0.5 else { return image }
        let reach = Int(min(radius, largest).rounded())
        let kernel = [Float](repeating: 1 / Float(2 * reach + 1), count: 2 * reach + 1)
        return blurred(image, kernel, kernel, margin: CGFloat(reach))
    }

    /// Returns an image whose pixels are means along a line.
    static func motion(_ image: CIImage, _ radius: CGFloat, _ direction: CGVector) -> CIImage {
        guard radius >= 0.5 else { return image }
        let reach = Int(min(radius, largest).rounded())
        let margin = CGFloat(reach) + 1
        return CIImage(extent: image.extent.widened(by: margin)) { [pixels = image.pixels] area in
            let source = pixels(area.grown(by: reach + 1, reach + 1))
            return FilterPixels(area) { column, row in
                var sum = SIMD4<Float>.zero
                for step in -reach...reach {
                    sum += source.color(
                        at: CGPoint(
                            x: CGFloat(column) + 0.5 + CGFloat(step) * direction.dx,
                            y: CGFloat(row) + 0.5 + CGFloat(step) * direction.dy))
                }
                return sum / Float(2 * reach + 1)
            }
        }
    }

    /// Returns an image with weighted sums of its rows and then of its columns.
    private static func blurred(
        _ image: CIImage, _ across: [Float], _ upward: [Float], margin: CGFloat
    ) -> CIImage {
        CIImage(extent: image.extent.widened(by: margin)) { [pixels = image.pixels] area in
            let (columns, rows) = (across.count / 2, upward.count / 2)
            let source = pixels(area.grown(by: columns, rows))
            var rowSums = FilterPixels(area.grown(by: 0, rows))
            sum(source, into: &rowSums, across, step: 1)
            var sums = FilterPixels(area)
            sum(rowSums, into: &sums, upward, step: area.width)
            return sums
        }
    }

    /// Sums pixels that lie a step apart. The target's rows or columns begin with the source's.
    private static func sum(
        _ source: FilterPixels, into target: inout FilterPixels, _ weights: [Float], step: Int
    ) {
        let (width, sourceWidth) = (target.area.width, source.area.width)
        source.values.withUnsafeBufferPointer { from in
            target.values.withUnsafeMutableBufferPointer { to in
                for row in 0..<target.area.height {
                    for column in 0..<width {
                        var (sum, place) = (SIMD4<Float>.zero, row * sourceWidth + column)
                        for weight in weights {
                            sum += from[place] * weight
                            place += step
                        }
                        to[row * width + column] = sum
                    }
                }
            }
        }
    }
}

extension CGRect {
    /// Returns the rectangle with a margin; an infinite or empty one as it is.
    func widened(by margin: CGFloat) -> CGRect {
        isInfinite || isEmpty ? self : insetBy(dx: -margin, dy: -margin)
    }
}
