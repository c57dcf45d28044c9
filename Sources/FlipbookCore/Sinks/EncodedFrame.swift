public import Raster

/// A frame in the form that a sink writes.
public enum EncodedFrame: Sendable {
    /// A compressed file.
    case file(EncodedFile)
    /// Unconverted pixels.
    case pixels(Bitmap)
    /// Pixels as YUV planes, for video encoders.
    case planes(YUVBitmap)
}
