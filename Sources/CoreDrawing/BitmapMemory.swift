import Picture

/// The memory of a caller in which a context finds its first pixels, four bytes each.
struct BitmapMemory {
    /// The pointer to the first pixel of the top row.
    let data: UnsafeMutableRawPointer
    /// True when the context has drawn the pixels, below all else.
    var isDrawn = false
    /// True when the caller has asked the context for the pointer, and may have changed the bytes since.
    var isLent = false
    private let width: Int
    private let height: Int
    private let bytesPerRow: Int
    private let layout: PixelLayout
    private var first: PixelImage?

    /// Reads the pixels; nil where they have another form than four components of 8 bits, or rows that are
    /// shorter than their pixels.
    init?(
        _ data: UnsafeMutableRawPointer, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        bitmapInfo: UInt32
    ) {
        guard bitsPerComponent == 8, let layout = PixelLayout(bitmapInfo: bitmapInfo),
            (4 * width...Int.max / height).contains(bytesPerRow)
        else { return nil }
        (self.data, self.layout) = (data, layout)
        (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
        first = read()
        if first == nil { return nil }
    }

    /// The pixels as they were when the context was created, or as they are now where the caller may have
    /// changed them. Code need not keep the memory of a context that it does not ask for it.
    var image: PixelImage? { isLent ? read() : first }

    private func read() -> PixelImage? {
        var pixels = Data(count: 4 * width * height)
        pixels.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
            for row in 0..<height {
                let source = UnsafeRawBufferPointer(start: data + row * bytesPerRow, count: 4 * width)
                for start in stride(from: 0, to: 4 * width, by: 4) {
                    let place = 4 * row * width + start
                    let pixel = layout.pixel(at: start, of: source)
                    (target[place], target[place + 1]) = (pixel.blue, pixel.green)
                    (target[place + 2], target[place + 3]) = (pixel.red, pixel.alpha)
                }
            }
        }
        return PixelImage(width: width, height: height, pixels: pixels)
    }
}
