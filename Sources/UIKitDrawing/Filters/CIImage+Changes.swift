import CoreGeometry

extension CIImage {
    /// Returns the part of the image in a rectangle.
    public func cropped(to rect: CGRect) -> CIImage {
        let part = extent.isInfinite ? rect.standardized : extent.intersection(rect)
        guard !part.isNull, !part.isEmpty, part.minX.isFinite, part.width.isFinite else { return CIImage() }
        let bounds = part.integral
        return CIImage(extent: part) { [pixels] area in
            let source = pixels(area)
            return FilterPixels(area) { column, row in
                let place = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
                return bounds.contains(place) ? source[column, row] : .zero
            }
        }
    }

    /// Returns the image in another place, size or direction.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard determinant.isFinite, abs(determinant) > 1e-12, matrix.tx.isFinite, matrix.ty.isFinite else {
            return CIImage()
        }
        let back = matrix.inverted()
        let isMove =
            matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
            && matrix.tx == matrix.tx.rounded() && matrix.ty == matrix.ty.rounded()
        let extent = extent.isInfinite || extent.isEmpty ? extent : extent.applying(matrix)
        return CIImage(extent: extent, isSampledNearest: isSampledNearest) {
            [pixels, isSampledNearest] area in
            if isMove, abs(matrix.tx) < 1e6, abs(matrix.ty) < 1e6 {
                let (x, y) = (Int(matrix.tx), Int(matrix.ty))
                let source = pixels(
                    PixelArea(x: area.x - x, y: area.y - y, width: area.width, height: area.height))
                return FilterPixels(area) { source[$0 - x, $1 - y] }
            }
            return Self.sampled(
                area, of: pixels, around: area.rect.applying(back), isNearest: isSampledNearest
            ) { $0.applying(back) }
        }
    }

    /// Returns the pixels of an area, each from a place in a source.
    private static func sampled(
        _ area: PixelArea, of pixels: (PixelArea) -> FilterPixels, around rect: CGRect, isNearest: Bool,
        _ place: (CGPoint) -> CGPoint
    ) -> FilterPixels {
        guard let needed = PixelArea(rect.insetBy(dx: -1, dy: -1)) else { return FilterPixels(area) }
        let source = pixels(needed)
        return FilterPixels(area) { column, row in
            let place = place(CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5))
            guard isNearest, abs(place.x) < 1e7, abs(place.y) < 1e7 else { return source.color(at: place) }
            return source[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))]
        }
    }

    /// Returns the image with pixels that stay sharp squares in another size.
    public func samplingNearest() -> CIImage {
        CIImage(extent: extent, isSampledNearest: true, pixels)
    }

    /// Returns the image with pixels that are mixed with their neighbors in another size; the default.
    public func samplingLinear() -> CIImage { CIImage(extent: extent, pixels) }

    /// Returns the image over another one.
    public func composited(over dest: CIImage) -> CIImage {
        combined(with: dest) { front, back in front + back * (1 - front.w) }
    }

    /// Returns the pixels of this image and another one, combined by a function of premultiplied colors.
    func combined(
        with other: CIImage, in extent: CGRect? = nil,
        _ combine: @escaping @Sendable (_ own: SIMD4<Float>, _ other: SIMD4<Float>) -> SIMD4<Float>
    ) -> CIImage {
        let isInfinite = self.extent.isInfinite || other.extent.isInfinite
        let all = extent ?? (isInfinite ? .infinite : self.extent.union(other.extent))
        return CIImage(extent: all) { [pixels, behind = other.pixels] area in
            var (values, others) = (pixels(area), behind(area))
            for index in values.values.indices {
                others.values[index] = combine(values.values[index], others.values[index])
            }
            swap(&values, &others)
            return values
        }
    }

    /// Returns the image with its colors changed, which are in linear light and not premultiplied.
    func mapped(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        CIImage(extent: extent) { [pixels] area in pixels(area).mapped(change) }
    }

    /// Returns the image with its colors changed, whose components are those of sRGB.
    func mappedComponents(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        mapped { TransferCurve.light(of: change(TransferCurve.components(of: $0))) }
    }

    /// Returns the image with the pixels at its edges continued over the plane.
    public func clampedToExtent() -> CIImage {
        guard let bounds = area else { return self }
        return CIImage(extent: .infinite) { [pixels] area in
            let source = pixels(bounds)
            return FilterPixels(area) { column, row in
                source[
                    min(max(column, bounds.x), bounds.x + bounds.width - 1),
                    min(max(row, bounds.y), bounds.y + bounds.height - 1)]
            }
        }
    }

    /// Returns the image blurred by a Gaussian function with a standard deviation in pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { Blur.gaussian(self, CGFloat(sigma)) }

    /// Returns the image that a filter makes of this one, with its other values; this image for a filter
    /// that does not exist.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? CIImage()
    }

    /// Returns the image that a filter makes of this one; this image for a filter that does not exist.
    public func applyingFilter(_ filterName: String) -> CIImage {
        applyingFilter(filterName, parameters: [:])
    }

    /// Returns the image turned upright, which was stored in an orientation of photographs from 1 to 8.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        let turns: [Int32: CGAffineTransform] = [
            2: CGAffineTransform(scaleX: -1, y: 1), 3: CGAffineTransform(scaleX: -1, y: -1),
            4: CGAffineTransform(scaleX: 1, y: -1),
            5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0),
            6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0),
            7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0),
            8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
        ]
        guard let turn = turns[orientation] else { return self }
        let turned = transformed(by: turn)
        let corner = turned.extent.origin
        return turned.transformed(by: CGAffineTransform(translationX: -corner.x, y: -corner.y))
    }
}
