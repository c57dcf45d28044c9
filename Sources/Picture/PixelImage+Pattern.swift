import CoreGeometry

extension PixelImage {
    /// Returns copies of the image side by side, each number at least 1.
    package func repeated(columns: Int, rows: Int) -> PixelImage {
        let band = withUnsafeBytes { bytes in
            var band = Data(capacity: bytes.count * columns)
            for start in stride(from: 0, to: bytes.count, by: 4 * width) {
                let row = UnsafeRawBufferPointer(rebasing: bytes[start..<start + 4 * width])
                for _ in 0..<columns { band.append(contentsOf: row) }
            }
            return band
        }
        var pixels = Data(capacity: band.count * rows)
        for _ in 0..<rows { pixels.append(band) }
        return PixelImage(width: width * columns, height: height * rows, pixels: pixels) ?? self
    }

    /// The mean of the colors of all pixels, each of which counts by its opacity.
    package var meanColor: Color {
        var sums = (red: 0, green: 0, blue: 0, alpha: 0)
        withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count, by: 4) {
                sums.blue += Int(bytes[start])
                sums.green += Int(bytes[start + 1])
                sums.red += Int(bytes[start + 2])
                sums.alpha += Int(bytes[start + 3])
            }
        }
        guard sums.alpha > 0 else { return .clear }
        // The colors of pixels are multiplied by alpha.
        let whole = Double(sums.alpha)
        return Color(
            red: Double(sums.red) / whole, green: Double(sums.green) / whole, blue: Double(sums.blue) / whole,
            alpha: whole / (255 * Double(width * height)))
    }
}
