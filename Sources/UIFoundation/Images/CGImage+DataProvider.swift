import Picture

extension CGImage {
    /// The number of bits of a color component: 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits of a pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes in a row, without gaps.
    public var bytesPerRow: Int { 4 * width }

    /// The pixels in rows from top to bottom: red, green, blue and alpha, one byte each, with the colors
    /// premultiplied by alpha. Shapes are drawn; nil where that fails.
    public var dataProvider: CGDataProvider? {
        guard let pixels = drawnPixels else { return nil }
        var bytes = pixels.withUnsafeBytes { Data($0) }
        for start in stride(from: 0, to: bytes.count - 3, by: 4) { bytes.swapAt(start, start + 2) }
        return CGDataProvider(bytes)
    }

    /// The pixels; nil where shapes cannot be drawn.
    private var drawnPixels: PixelImage? {
        let size = CGSize(width: width, height: height)
        let content = content(scale: 1)
        if case .pixels(let pixels) = content { return pixels }
        return MainActor.assumeIsolated {
            let frame = CGRect(origin: .zero, size: size)
            guard let coder = RunContext.current.imageCoder,
                let layer = content.layer(of: size, in: frame, color: nil)
            else { return nil }
            do {
                let picture = Picture(size: size, background: .clear, layers: [layer])
                return try coder.image(of: coder.png(of: picture, scale: 1))
            } catch {
                RunContext.current.warn("CGImage.dataProvider is nil: \(error)")
                return nil
            }
        }
    }
}
