import Foundation
import Raster

/// A video file, made by ffmpeg from raw frames on its standard input. A frame is taken as fast as ffmpeg encodes, so memory
/// stays bounded; the file appears under its name when ffmpeg has ended well.
public actor VideoSink: FrameSink {
    /// The file.
    public nonisolated let path: String

    private let format: VideoFormat
    private let file: PartialFile
    private var encoder: FFmpeg?

    /// A sink for one file.
    public init(path: String, format: VideoFormat) {
        self.path = path
        self.format = format
        file = PartialFile(path: path)
    }

    /// Makes sure that the file can be written, and starts ffmpeg.
    public func start(_ stock: FilmStock) async throws {
        try file.create()
        let arguments = format.arguments(
            width: stock.width, height: stock.height, fps: stock.fps, path: file.temporaryPath)
        encoder = try await FFmpeg(arguments, video: path)
    }

    /// The pixels as they are: ffmpeg does the rest.
    public nonisolated func encode(_ bitmap: Bitmap) -> EncodedFrame { .pixels(bitmap) }

    /// Hands a frame to ffmpeg and waits until it is taken.
    public func write(_ frame: EncodedFrame, number: Int) async throws {
        guard case .pixels(let bitmap) = frame else { return }
        try await encoder?.write(bitmap)
    }

    /// Waits for ffmpeg's end and puts the file in its place.
    public func finish() async throws {
        try await encoder?.finish()
        try file.keep()
    }

    /// Ends ffmpeg and removes the unfinished file.
    public func cancel() async {
        await encoder?.cancel()
        file.discard()
    }
}
