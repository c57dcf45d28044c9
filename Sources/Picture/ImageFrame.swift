/// A frame of an image file: a whole picture, and how long it is shown.
public struct ImageFrame: Sendable, Hashable {
    /// The pixels.
    public let image: PixelImage
    /// The time until the next frame, in seconds, as the file has it; 0 in files of one picture.
    public let duration: Double

    /// Creates a frame.
    public init(_ image: PixelImage, duration: Double = 0) {
        (self.image, self.duration) = (image, duration)
    }
}
