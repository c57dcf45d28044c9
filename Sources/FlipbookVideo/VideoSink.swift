public import FlipbookCore
import Foundation
public import Raster
public import SystemPackage

/// A video that ffmpeg encodes from raw frames on its standard input. Frames are accepted only as fast as
/// ffmpeg encodes them, so memory stays bounded. A file gets its name when ffmpeg has succeeded.
public actor VideoSink: FrameSink {
    /// The path of the file, or `-`.
    public nonisolated let path: String
    /// True: a folder of frames is worth having without the video.
    public nonisolated var failsAlone: Bool { true }

    /// The path from the root on, which stays the same when a scene changes the current folder.
    private let place: String
    private let format: VideoFormat
    private let monitor: RunMonitor?
    private let settings: VideoSettings
    /// The converter to YUV planes, or nil when ffmpeg gets pixels.
    private let converter: YUVConverter?
    /// The open descriptor that receives the video, or nil for a file.
    private var descriptor: FileDescriptor?
    /// True when this sink opened the descriptor, for a device or a FIFO, and has to close it.
    private var closesDescriptor = false
    /// The file before it has its name, or nil when a descriptor receives the video.
    private var file: AtomicFile?
    /// The lock that keeps two processes from making the same file.
    private var lock: FileLock?
    private var encoder: FFmpeg?
    /// The commands to run after all frames were written.
    private var laterCommands: [[String]] = []
    /// The path of the temporary file that ffmpeg writes.
    private var workPath = ""
    /// The path of a second encoding, which replaces the first if it is smaller; nil for none.
    private var alternativePath: String?
    /// The temporary files, open and locked, so that other processes do not remove them as leftovers.
    private var workFiles: [String: FileDescriptor] = [:]

    /// Creates a sink for a file, device or FIFO.
    public init(path: String, format: VideoFormat, settings: VideoSettings = VideoSettings()) {
        self.init(path: path, format: format, settings: settings, monitor: nil)
    }

    /// Creates a sink for a file, device or FIFO, with a monitor that lists unfinished files.
    package init(path: String, format: VideoFormat, settings: VideoSettings, monitor: RunMonitor?) {
        (self.path, self.format, self.settings, self.monitor) = (path, format, settings, monitor)
        place = StartFolder.output(path)
        converter = Self.converter(format, settings)
    }

    /// Creates a sink that writes a video to an open descriptor, such as standard output, and leaves it open.
    public init(descriptor: FileDescriptor, format: VideoFormat, settings: VideoSettings = VideoSettings()) {
        self.init(descriptor: descriptor, format: format, settings: settings, monitor: nil)
    }

    /// Creates a sink for an open descriptor, with a monitor that lists temporary files.
    package init(
        descriptor: FileDescriptor, format: VideoFormat, settings: VideoSettings, monitor: RunMonitor?
    ) {
        (path, place, self.format, self.settings, self.monitor) = ("-", "-", format, settings, monitor)
        converter = Self.converter(format, settings)
        self.descriptor = descriptor
    }

    /// Creates and locks the file, and starts ffmpeg.
    /// - Throws: `FilmError.busy` while another process makes the same file; `FilmError.unwritable`;
    ///   `FilmError.ffmpegMissing`.
    public func start(_ frameFormat: FrameFormat) async throws {
        workPath = try open()
        let job = VideoJob(
            format: format, frameFormat: frameFormat, settings: settings,
            destination: descriptor != nil && !isCopiedOut ? .pipe : .file(workPath), workPath: workPath)
        for path in job.workFiles + (isCopiedOut ? [workPath] : []) {
            monitor?.unfinishedFiles.note(path)
            workFiles[path] = try naming(path) { try createFile(path) }
        }
        alternativePath = job.alternativePath
        laterCommands = Array(job.commands.dropFirst())
        encoder = try await run(job.commands[0], isLast: laterCommands.isEmpty)
    }

    /// Opens the target of the path.
    /// - Returns: the path at which ffmpeg makes a file, and beside which it may make others.
    private func open() throws -> String {
        if descriptor == nil {
            let target = try OutputTarget(place)
            if case .file(let destination) = target { return try openFile(destination) }
            descriptor = try naming(path) { try target.open() }
            closesDescriptor = true
        }
        let name = TemporaryName(extension: format.fileExtension).text
        return FileManager.default.temporaryDirectory.path + "/" + name
    }

    private func openFile(_ destination: String) throws -> String {
        let folder = folder(of: destination)
        try makeFolder(folder)
        let name = Hash64(of: Data((FilePath(destination).lastComponent?.string ?? "").utf8)).text
        let lockPath = "\(folder)/\(FileLock.mark)-\(name)"
        lock = try FileLock(lockPath, for: path, monitor: monitor)
        if lock == nil { throw FilmError.busy(path: path, process: FileLock.holder(of: lockPath)) }
        TemporaryName.removeStale(in: folder)
        var file = AtomicFile(path: destination, monitor: monitor)
        try file.create()
        self.file = file
        return file.temporaryPath
    }

    /// Converts pixels to the form that ffmpeg takes: straight alpha, or opaque where the format has no alpha
    /// channel, and YUV planes where the encoder works on them.
    public nonisolated func encode(_ bitmap: Bitmap) throws -> EncodedFrame {
        if format.hasAlpha { return .pixels(try bitmap.straightened(bleed: format.bleed)) }
        let opaque = try bitmap.laid(over: settings.background)
        guard let converter else { return .pixels(opaque) }
        return .planes(try converter.convert(opaque))
    }

    /// Passes a frame to ffmpeg, and returns when it was accepted.
    public func write(_ frame: EncodedFrame, number: Int) async throws {
        try await encoder?.write(frame)
    }

    /// Waits for ffmpeg to end, and renames the file to its path.
    public func finish() async throws {
        try await encoder?.finish()
        while !laterCommands.isEmpty {
            let command = laterCommands.removeFirst()
            encoder = try await run(command, isLast: laterCommands.isEmpty)
            try await encoder?.finish()
        }
        try keepSmaller()
        if isCopiedOut { try copy(workPath) }
        if let file { try refuseNothing(at: file.temporaryPath) }
        try file?.keep()
        close()
    }

    /// Kills ffmpeg and removes the unfinished file.
    public func cancel() async {
        await encoder?.cancel()
        file?.discard()
        close()
    }

    private func close() {
        for (path, file) in workFiles {
            unlink(path)
            try? file.close()
            monitor?.unfinishedFiles.forget(path)
        }
        workFiles = [:]
        if closesDescriptor { try? descriptor?.close() }
        lock?.release()
        lock = nil
    }

    private static func converter(_ format: VideoFormat, _ settings: VideoSettings) -> YUVConverter? {
        VideoJob.takesPlanes(format, settings) ? YUVConverter(border: settings.background) : nil
    }

    /// True when the video is first written to a temporary file, since its format requires seeking.
    private var isCopiedOut: Bool { descriptor != nil && !format.isStreamable }

    private func run(_ arguments: [String], isLast: Bool) async throws -> FFmpeg {
        guard let descriptor, isLast, !isCopiedOut else {
            return try await FFmpeg(arguments, video: path)
        }
        return try await FFmpeg(arguments, video: path, output: descriptor)
    }

    /// Throws when there is no video although the program succeeded: it is not ffmpeg, or a wrapper that did
    /// something else.
    private func refuseNothing(at path: String) throws {
        var properties = stat()
        guard stat(path, &properties) != 0 || properties.st_size == 0 else { return }
        throw FilmError.ffmpegFailed(video: self.path, reason: "nothing, and wrote nothing.")
    }

    /// Puts the alternative into the place of the file where it is smaller.
    private func keepSmaller() throws {
        guard let alternativePath else { return }
        let sizes = [workPath, alternativePath].map { path in
            var properties = stat()
            return stat(path, &properties) == 0 ? properties.st_size : 0
        }
        guard sizes[1] > 0, sizes[1] < sizes[0] else { return }
        let smaller = try Data(contentsOf: URL(fileURLWithPath: alternativePath), options: .alwaysMapped)
        try naming(path) {
            let file = try FileDescriptor.open(workPath, .writeOnly, options: .truncate)
            try file.closeAfter { _ = try smaller.withUnsafeBytes { try file.writeAll($0) } }
        }
    }

    private func copy(_ file: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: file), options: .alwaysMapped)
        do {
            _ = try BrokenPipe.withoutSignal {
                try data.withUnsafeBytes { try descriptor?.writeAll($0) }
            }
        } catch let error as Errno where error != .brokenPipe {
            throw FilmError.unwritable(
                path: path == "-" ? "standard output" : path, reason: error.description)
        }
    }
}
