/// The format of the frames that a sink will receive.
public struct FrameFormat: Sendable, Hashable {
    /// The width of each frame, in pixels.
    public let width: Int
    /// The height of each frame, in pixels.
    public let height: Int
    /// The frame rate in frames per second.
    public let fps: Double
    /// The number of frames.
    public let frameCount: Int
    /// A Boolean value that indicates whether frames are translucent; default false.
    public var isTransparent = false
}

extension Film {
    /// The format of this film's frames.
    public var frameFormat: FrameFormat {
        FrameFormat(
            width: pixelWidth, height: pixelHeight, fps: fps, frameCount: frames.count,
            isTransparent: isTransparent)
    }
}
