import Foundation
import Raster
import SystemPackage

/// A video, made by ffmpeg from raw frames on its standard input. A frame is taken as fast as ffmpeg encodes,
/// so memory stays bounded; a file appears under its name when ffmpeg has ended well.
public actor VideoSink: FrameSink {
    /// Where the video goes.
    private enum Place {
        case file(PartialFile)
        case descriptor(FileDescriptor)
    }

    /// The file, or `-`.
    public nonisolated let path: String

    private let format: VideoFormat
    private let settings: VideoSettings
    private let place: Place
    private let workPath: String
    /// What makes planes of the frames; none where ffmpeg gets their pixels.
    private let converter: YUVConverter?
    private var encoder: FFmpeg?
    /// What is still to be run when all frames are there.
    private var laterCommands: [[String]] = []
    private var workFiles: [String] = []

    /// A sink for one file.
    public init(path: String, format: VideoFormat, settings: VideoSettings = VideoSettings()) {
        let file = PartialFile(path: path)
        (self.path, self.format, self.settings) = (path, format, settings)
        converter = Self.converter(format, settings)
        (place, workPath) = (.file(file), file.temporaryPath)
    }

    /// A sink that writes a video to an open descriptor, such as standard output, and leaves it open.
    public init(descriptor: FileDescriptor, format: VideoFormat, settings: VideoSettings = VideoSettings()) {
        (path, self.format, self.settings) = ("-", format, settings)
        converter = Self.converter(format, settings)
        place = .descriptor(descriptor)
        let folder = FileManager.default.temporaryDirectory.path
        workPath = "\(folder)/flipbook-\(UUID().uuidString).\(format.fileExtension)"
    }

    /// Makes sure that the file can be written, and starts ffmpeg.
    public func start(_ stock: FilmStock) async throws {
        if case .file(let file) = place { try file.create() }
        let job = VideoJob(
            format: format, stock: stock, settings: settings, destination: destination, workPath: workPath)
        laterCommands = Array(job.commands.dropFirst())
        workFiles = job.workFiles + (isCopiedOut ? [workPath] : [])
        for file in workFiles { UnfinishedFiles.all.note(file) }
        encoder = try await run(job.commands[0], isLast: laterCommands.isEmpty)
    }

    /// The pixels as ffmpeg wants them: colours that are not premultiplied, or no opacity where the format
    /// has none, and as planes where that is what the encoder works on.
    public nonisolated func encode(_ bitmap: Bitmap) throws -> EncodedFrame {
        if format.hasAlpha { return .pixels(try bitmap.straightened(bleed: format.bleed)) }
        let opaque = try bitmap.laid(over: settings.background)
        guard let converter else { return .pixels(opaque) }
        return .planes(try converter.convert(opaque))
    }

    /// Hands a frame to ffmpeg and waits until it is taken.
    public func write(_ frame: EncodedFrame, number: Int) async throws {
        try await encoder?.write(frame)
    }

    /// Waits for ffmpeg's end and puts the file in its place.
    public func finish() async throws {
        try await encoder?.finish()
        while !laterCommands.isEmpty {
            let command = laterCommands.removeFirst()
            encoder = try await run(command, isLast: laterCommands.isEmpty)
            try await encoder?.finish()
        }
        switch place {
        case .file(let file):
            try refuseNothing(at: file.temporaryPath)
            try file.keep()
        case .descriptor(let descriptor): if isCopiedOut { try copy(to: descriptor) }
        }
        removeWorkFiles()
    }

    /// Ends ffmpeg and removes the unfinished file.
    public func cancel() async {
        await encoder?.cancel()
        if case .file(let file) = place { file.discard() }
        removeWorkFiles()
    }

    private static func converter(_ format: VideoFormat, _ settings: VideoSettings) -> YUVConverter? {
        VideoJob.takesPlanes(format, settings) ? YUVConverter(border: settings.background) : nil
    }

    private var destination: VideoJob.Destination {
        switch place {
        case .file(let file): .file(file.temporaryPath)
        case .descriptor: isCopiedOut ? .file(workPath) : .pipe
        }
    }

    /// Whether the video has to be a file first, since its format cannot be written without going back.
    private var isCopiedOut: Bool {
        if case .descriptor = place { !format.isStreamable } else { false }
    }

    private func run(_ arguments: [String], isLast: Bool) async throws -> FFmpeg {
        guard case .descriptor(let descriptor) = place, isLast, !isCopiedOut else {
            return try await FFmpeg(arguments, video: path)
        }
        return try await FFmpeg(arguments, video: path, output: descriptor)
    }

    /// A program that ends well without a video is not ffmpeg, or was told by a wrapper to do something else.
    private func refuseNothing(at path: String) throws {
        var properties = stat()
        guard stat(path, &properties) != 0 || properties.st_size == 0 else { return }
        throw FilmError.ffmpegFailed(video: self.path, reason: "nothing, and wrote nothing.")
    }

    private func copy(to descriptor: FileDescriptor) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: workPath), options: .alwaysMapped)
        do {
            _ = try data.withUnsafeBytes { try descriptor.writeAll($0) }
        } catch let error as Errno where error != .brokenPipe {
            throw FilmError.unwritable(path: "standard output", reason: error.description)
        }
    }

    private func removeWorkFiles() {
        for file in workFiles {
            unlink(file)
            UnfinishedFiles.all.forget(file)
        }
    }
}
