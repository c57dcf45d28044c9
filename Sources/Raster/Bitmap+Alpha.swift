import CPixels
public import Picture

extension Bitmap {
    /// Returns the bitmap with colors that are not premultiplied, as video formats require; itself if it is
    /// opaque.
    ///
    /// - Parameter bleed: The distance, in pixels, over which the colors of edges spread into transparent
    ///   pixels; default 0. An encoder with chroma planes of half the size averages neighbors: without the
    ///   bleed, edges would get a dark fringe.
    /// - Throws: `RasterError` when memory is short.
    public func straightened(bleed: Int = 0) throws -> Bitmap {
        if isOpaque { return self }
        return try mapped { from, to in
            cpixels_straighten(from, to, width, height, max(bleed, 0))
        }
    }

    /// Returns the bitmap drawn over a color, whose opacity is ignored; itself if it is opaque.
    ///
    /// - Throws: `RasterError` when memory is short.
    public func laid(over color: Color) throws -> Bitmap {
        if isOpaque { return self }
        func byte(_ component: Double) -> UInt8 { UInt8((component * 255).rounded()) }
        return try mapped { from, to in
            cpixels_lay_over(from, to, width * height, byte(color.blue), byte(color.green), byte(color.red))
        }
    }

    private func mapped(
        _ body: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
    ) throws -> Bitmap {
        try Bitmap(width: width, height: height) { target in
            let target = target.baseAddress!.assumingMemoryBound(to: UInt8.self)
            withUnsafeBytes { body($0.baseAddress!.assumingMemoryBound(to: UInt8.self), target) }
        }
    }
}
