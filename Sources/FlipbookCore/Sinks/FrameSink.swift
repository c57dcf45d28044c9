public import Raster

/// A destination of frames. Frames are encoded on many threads in any order, and written one by one in the
/// film's order.
///
/// After `start` was called, whether it failed or not, exactly one of `finish`, `cancel` and `discard`
/// follows.
public protocol FrameSink: Sendable {
    /// The path of the result.
    var path: String { get }

    /// Prepares for a film's frames.
    func start(_ film: FrameFormat) async throws

    /// A Boolean value that indicates whether the other sinks of a run continue when this one cannot be
    /// written; default false.
    var failsAlone: Bool { get }

    /// A Boolean value that indicates whether the sink needs each picture's hash; default false.
    var tracksPictures: Bool { get }

    /// Announces the next frame's picture to a sink that tracks pictures, before the frame is drawn.
    /// - Returns: false when the sink has the frame already, so that it need not be drawn.
    func wants(_ number: Int, showing picture: Hash64) async -> Bool

    /// Converts a drawn frame into the form that `write` takes; called from several threads at once.
    func encode(_ bitmap: Bitmap) throws -> EncodedFrame

    /// Writes the next frame. The same encoded frame may come again under another number.
    func write(_ frame: EncodedFrame, number: Int) async throws

    /// Completes the result, which is in its place when this returns.
    func finish() async throws

    /// Cancels the run and removes everything incomplete.
    func cancel() async

    /// Cancels the run because the scene failed, and removes everything that it wrote.
    func discard() async
}

extension FrameSink {
    /// False: a sink that cannot be written ends the run.
    public var failsAlone: Bool { false }

    /// False, for sinks that do not track pictures.
    public var tracksPictures: Bool { false }

    /// Returns true, since the sink has no frames of earlier runs.
    public func wants(_ number: Int, showing picture: Hash64) async -> Bool { true }

    /// Cancels the run, which suffices for sinks that then leave nothing behind.
    public func discard() async { await cancel() }
}
