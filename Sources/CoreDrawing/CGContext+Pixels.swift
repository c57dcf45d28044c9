import Picture

extension CGContext {
    /// Creates a context for an image with a number of pixels, whose origin is at the bottom left and whose y
    /// points up.
    ///
    /// Drawings are recorded, not painted: the color space is ignored. The pixels in a memory of the caller's
    /// lie below what is drawn; nothing is written to it, with a warning once code draws. Nil without pixels,
    /// for more than 16,384 in a row or column, and, with a warning, for a memory of another form than four
    /// components of 8 bits.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let sides = 1...16_384
        guard sides.contains(width), sides.contains(height) else { return nil }
        let memory = data.flatMap {
            BitmapMemory(
                $0, width: width, height: height, bitsPerComponent: bitsPerComponent,
                bytesPerRow: bytesPerRow, bitmapInfo: bitmapInfo)
        }
        guard data == nil || memory != nil else {
            RunContext.current.warn(
                "\(CGContext.call) reads a memory of red, green, blue and opacity in 8 bits each alone, in rows "
                    + "as long as their pixels; it is nil.")
            return nil
        }
        self.init()
        self.memory = memory
        canvas = CGRect(x: 0, y: 0, width: width, height: height)
        imageScale = 1
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    private static let call =
        "CGContext(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)"

    /// The memory of the caller that the context was created with; nil for none. Code that asks for it may
    /// change the pixels until it draws.
    public var data: UnsafeMutableRawPointer? {
        memory?.isLent = true
        return memory?.data
    }

    /// Draws the pixels of the caller's memory below all else, before the first drawing.
    func drawMemory() {
        guard memory?.isDrawn == false, let canvas else { return }
        memory?.isDrawn = true
        RunContext.current.warn(
            "\(CGContext.call) writes no pixels into the memory of its caller; makeImage() has what is drawn."
        )
        guard let image = memory?.image else { return }
        let clips = state.clips
        state.clips = []
        append(Layer(contents: [.image(PlacedImage(image, frame: canvas))]))
        state.clips = clips
    }

    /// The pixels of the caller's memory, over which nothing is drawn; nil for none.
    var undrawnPixels: PixelImage? {
        guard let memory, !memory.isDrawn else { return nil }
        return memory.image
    }
}
