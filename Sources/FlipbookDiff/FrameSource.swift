import Raster

/// One side of a comparison of films: decoded frames in order.
@MainActor protocol FrameSource: AnyObject {
    /// The frame rate in frames per second, or nil when it is unknown.
    var rate: Double? { get }
    /// A Boolean value that indicates whether the frame rate comes from the times of a file's frames, which
    /// many formats round.
    var isRateRounded: Bool { get }
    /// The first frame that is missing although the film is known to have it, or nil.
    var missingFrame: Int? { get }
    /// Returns the next frame and its number, or nil after the last one.
    func next() async throws -> (number: Int, bitmap: Bitmap)?
    /// Ends the processes that still run.
    func stop() async
}
