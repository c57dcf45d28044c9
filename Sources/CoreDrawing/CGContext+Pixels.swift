extension CGContext {
    /// Creates a context for an image with a number of pixels, whose origin is at the bottom left and whose y
    /// points up.
    ///
    /// Drawings are recorded, not painted: bits, bytes and color space are ignored. Nil without pixels, for
    /// more than 16,384 in a row or column, and, with a warning, for a memory of the caller's, to which
    /// nothing could be written.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let sides = 1...16_384
        guard sides.contains(width), sides.contains(height) else { return nil }
        guard data == nil else {
            RunContext.current.warn(
                "CGContext(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:) writes no "
                    + "pixels into the memory of its caller; it is nil.")
            return nil
        }
        self.init()
        canvas = CGRect(x: 0, y: 0, width: width, height: height)
        imageScale = 1
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }
}
