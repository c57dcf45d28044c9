import CPixels
import Picture

extension Bitmap {
    /// The bitmap with colours that are not premultiplied, as video formats want them; itself where nothing
    /// shines through.
    ///
    /// - Parameter bleed: how many pixels the colours of edges reach into what is transparent, where nobody
    ///   sees them. An
    ///   encoder that halves the colour planes mixes neighbours: without it edges would get a dark fringe.
    /// Default 0.
    /// - Throws: `RasterError` when memory is short.
    public func straightened(bleed: Int = 0) throws -> Bitmap {
        if isOpaque { return self }
        return try mapped { from, to in
            cpixels_straighten(from, to, width, height, max(bleed, 0))
        }
    }

    /// The bitmap over a colour, whose own opacity does not count; itself where nothing shines through.
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
