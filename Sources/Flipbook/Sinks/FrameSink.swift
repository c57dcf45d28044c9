import Foundation
import Raster

/// A frame in the form in which a sink writes it.
public enum EncodedFrame: Sendable {
    /// A file.
    case file(EncodedFile)
    /// Pixels as they are.
    case pixels(Bitmap)
    /// Pixels as video encoders want them.
    case planes(YUVBitmap)
}

/// A frame's file before it is written.
public struct EncodedFile: Sendable {
    /// The file's bytes.
    public let data: Data
    /// The hash of the bytes.
    public let hash: Fingerprint
    /// The hash of the pixels, however they are packed.
    let pixels: UInt64
}

/// Where frames go. Frames are encoded on many threads in any order and written one by one in the film's
/// order.
///
/// After `start` was called, whether it failed or not, exactly one of `finish`, `cancel` and `discard`
/// follows.
public protocol FrameSink: Sendable {
    /// Where the result will be.
    var path: String { get }

    /// Gets ready for a film's frames.
    func start(_ film: FilmStock) async throws

    /// Whether the sink needs each picture's hash; default no.
    var tracksPictures: Bool { get }

    /// Tells a sink that tracks pictures which one comes next, before it is drawn.
    /// - Returns: false when the frame is there already and need not come.
    func wants(_ number: Int, showing picture: Fingerprint) async -> Bool

    /// Turns a drawn frame into what `write` takes; called from several threads at once.
    func encode(_ bitmap: Bitmap) throws -> EncodedFrame

    /// Takes the next frame. The same encoded frame may come again under another number.
    func write(_ frame: EncodedFrame, number: Int) async throws

    /// Completes the result; it is there, whole, when this returns.
    func finish() async throws

    /// Gives up; leaves only what is whole.
    func cancel() async

    /// Gives up because the scene failed: there is no such film, and nothing of it stays.
    func discard() async
}

extension FrameSink {
    /// No.
    public var tracksPictures: Bool { false }

    /// Yes.
    public func wants(_ number: Int, showing picture: Fingerprint) async -> Bool { true }

    /// Cancels, for sinks that leave nothing then.
    public func discard() async { await cancel() }
}

/// What a sink has to know of the frames it will get.
public struct FilmStock: Sendable, Hashable {
    /// The width of each frame in pixels.
    public let width: Int
    /// The height of each frame in pixels.
    public let height: Int
    /// Frames per second.
    public let fps: Double
    /// How many frames there will be.
    public let frameCount: Int
    /// Whether something behind the frames shines through them; default false.
    public var isTransparent = false
}

extension Film {
    /// What sinks have to know of this film.
    public var stock: FilmStock {
        FilmStock(
            width: pixelWidth, height: pixelHeight, fps: fps, frameCount: frames.count,
            isTransparent: isTransparent)
    }
}
