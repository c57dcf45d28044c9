import CoreGeometry
import Picture

/// Pixels of an area in linear light, premultiplied by their opacity: red, green, blue, alpha.
///
/// Rows run from the lowest to the highest.
struct FilterPixels: Sendable {
    /// The area.
    let area: PixelArea
    /// The pixels.
    var values: [SIMD4<Float>]

    /// Creates pixels of an area without colors.
    init(_ area: PixelArea) {
        self.area = area
        values = [SIMD4<Float>](repeating: .zero, count: area.count)
    }

    /// Creates pixels of an area by a function of column and row.
    init(_ area: PixelArea, _ color: (_ column: Int, _ row: Int) -> SIMD4<Float>) {
        self.area = area
        values = []
        values.reserveCapacity(area.count)
        for row in 0..<area.height {
            for column in 0..<area.width { values.append(color(area.x + column, area.y + row)) }
        }
    }

    /// Returns the pixel at a place; clear outside of the area.
    subscript(column: Int, row: Int) -> SIMD4<Float> {
        guard area.contains(column, row) else { return .zero }
        return values[(row - area.y) * area.width + column - area.x]
    }

    /// Returns the color at a point, mixed of the four nearest pixels.
    func color(at point: CGPoint) -> SIMD4<Float> {
        guard abs(point.x) < 1e7, abs(point.y) < 1e7 else { return .zero }
        let (left, low) = ((point.x - 0.5).rounded(.down), (point.y - 0.5).rounded(.down))
        let (x, y) = (Float(point.x - 0.5 - left), Float(point.y - 0.5 - low))
        let (column, row) = (Int(left), Int(low))
        let lower = self[column, row] * (1 - x) + self[column + 1, row] * x
        let upper = self[column, row + 1] * (1 - x) + self[column + 1, row + 1] * x
        return lower * (1 - y) + upper * y
    }

    /// Returns the pixels with each color changed by a function. Colors are not premultiplied there.
    func mapped(_ change: (_ color: SIMD4<Float>) -> SIMD4<Float>) -> FilterPixels {
        var other = self
        for index in other.values.indices {
            let alpha = other.values[index].w
            var color = other.values[index]
            if alpha > 0 { color /= alpha }
            color.w = alpha
            color = change(color)
            let opacity = min(max(color.w, 0), 1)
            color *= opacity
            color.w = opacity
            other.values[index] = color
        }
        return other
    }

    // MARK: Bytes

    /// Creates the pixels of an area from those of an image whose lower left corner is at the origin.
    init(_ area: PixelArea, of image: PixelImage) {
        let (width, height) = (image.width, image.height)
        self = image.withUnsafeBytes { bytes in
            FilterPixels(area) { column, row in
                guard column >= 0, row >= 0, column < width, row < height else { return .zero }
                let place = 4 * ((height - 1 - row) * width + column)
                let alpha = Int(bytes[place + 3])
                guard alpha > 0 else { return .zero }
                func light(_ index: Int) -> Float {
                    TransferCurve.light[min(255, (Int(bytes[place + index]) * 255 + alpha / 2) / alpha)]
                }
                let opacity = Float(alpha) / 255
                return SIMD4(light(2) * opacity, light(1) * opacity, light(0) * opacity, opacity)
            }
        }
    }

    /// The pixels as an image; nil for an empty area.
    var image: PixelImage? {
        guard area.count > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: 4 * area.count)
        for place in 0..<area.count {
            let (row, column) = (place / area.width, place % area.width)
            let value = values[(area.height - 1 - row) * area.width + column]
            let alpha = min(max(value.w, 0), 1)
            guard alpha > 0 else { continue }
            let opacity = Int((alpha * 255).rounded())
            for index in 0..<3 {
                let byte = TransferCurve.byte(of: value[2 - index] / alpha)
                bytes[4 * place + index] = UInt8((byte * opacity + 127) / 255)
            }
            bytes[4 * place + 3] = UInt8(opacity)
        }
        return PixelImage(width: area.width, height: area.height, pixels: Data(bytes))
    }
}
