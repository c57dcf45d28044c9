public import FlipbookCore
import Foundation
public import SystemPackage

/// The destination and format of a film, derived from a path: its extension selects the format.
public enum OutputPath: Sendable, Hashable {
    /// A folder for `000000.png` and its successors, and for `film.json`.
    case folder(String)
    /// A video file.
    case video(String, VideoFormat)
    /// A video on standard output, written as `-` or `/dev/stdout`.
    case standardOutput(VideoFormat)

    /// The path without a trailing slash.
    public var path: String {
        switch self {
        case .folder(let path), .video(let path, _): path
        case .standardOutput: "-"
        }
    }

    /// Parses a path. One that ends in `/`, is an existing folder or has no extension is a folder.
    ///
    /// - Parameters:
    ///   - text: the path as typed.
    ///   - format: the format for standard output (`-`), a device or a FIFO whose path has no extension of a
    ///     format.
    /// - Throws: `FilmError.invalid` for an extension without a format, which lists the known ones, and for a
    ///   stream without a format.
    public init(_ text: String, format: VideoFormat? = nil) throws {
        try self.init(text, format: format, others: [])
    }

    /// Creates an output as `init(_:format:)` does; an error about the extension names those of other
    /// formats, too.
    private init(_ text: String, format: VideoFormat?, others: [String]) throws {
        try Self.refuseEmpty(text)
        let path = FilePath(text)
        guard !Self.isUnnamed(text) else {
            let known = path.extension.flatMap { VideoFormat(rawValue: $0.lowercased()) }
            let format = try known ?? Self.required(format, for: text)
            self = Self.isStandardOutput(text) ? .standardOutput(format) : .video(text, format)
            return
        }
        guard !text.hasSuffix("/"), !isFolder(StartFolder.absolute(text)), let suffix = path.extension,
            !suffix.isEmpty
        else {
            self = .folder(path.string)
            return
        }
        guard let format = VideoFormat(rawValue: suffix.lowercased()) else {
            throw Self.unknown(suffix, of: text, others)
        }
        self = .video(text, format)
    }

    /// Returns whether a path means standard output: `-`, `/dev/stdout` and its other names.
    public static func isStandardOutput(_ text: String) -> Bool {
        if text == "-" { return true }
        return (try? OutputTarget(text)) == .descriptor(.standardOutput)
    }

    /// Returns whether a path is a stream rather than a name in a folder: standard output, a device or a
    /// FIFO.
    private static func isUnnamed(_ text: String) -> Bool {
        if text == "-" { return true }
        guard let target = try? OutputTarget(text) else { return false }
        if case .file = target { return false }
        return true
    }

    private static func required(_ format: VideoFormat?, for text: String) throws -> VideoFormat {
        if let format { return format }
        let known = VideoFormat.allCases.map(\.rawValue).joined(separator: ", ")
        let name = isStandardOutput(text) ? "Standard output" : "“\(text)”"
        throw FilmError.invalid(
            "\(name) has no extension, which gives the format; say --format and one of \(known).")
    }

    private static func unknown(_ suffix: String, of text: String, _ others: [String]) -> FilmError {
        let hint =
            PictureFormat(rawValue: suffix.lowercased()) == nil
            ? "" : " For a single picture there are `flipbook figure` and `flipbook trail`."
        return .invalid(
            "“\(text)” ends in .\(suffix), which is not a film format. Known are "
                + ([VideoFormat.all] + others.map { ".\($0)" }).joined(separator: ", ") + ", "
                + "or a folder (end it with /) for a PNG sequence.\(hint)")
    }
}

extension OutputPath {
    /// Parses the paths of one run.
    ///
    /// - Parameters:
    ///   - texts: the paths.
    ///   - format: the format of outputs without an extension; default none.
    ///   - others: the extensions of what is no video, which an error about an extension names; default none.
    /// - Throws: `FilmError.invalid` for a path that cannot be parsed, for a format that no path needs, and
    ///   when two paths are the same file or folder.
    public static func all(
        _ texts: [String], format: VideoFormat? = nil, others: [String] = []
    ) throws -> [OutputPath] {
        let outputs = try texts.map { try OutputPath($0, format: format, others: others) }
        guard format == nil || texts.contains(where: isUnnamed) else {
            throw FilmError.invalid(
                "--format is for standard output (-o -), devices and FIFOs; the extension of a path chooses "
                    + "its format.")
        }
        try refuseSame(texts)
        return outputs
    }

    /// Throws for an empty path, such as that of a shell's variable that is not set; nil is none at all.
    /// - Throws: `FilmError.invalid`.
    package static func refuseEmpty(_ text: String?) throws {
        guard text != "" else { throw FilmError.invalid("An output needs a path; this one is empty.") }
    }

    /// Throws when two outputs of a run are the same file or folder, by whatever paths.
    /// - Throws: `FilmError.invalid`, which names both.
    package static func refuseSame(_ texts: [String]) throws {
        var seen: [String: String] = [:]
        for text in texts {
            guard let first = seen.updateValue(text, forKey: place(of: text)) else { continue }
            throw FilmError.invalid(
                first == text
                    ? "The output “\(text)” is named twice; every output needs a path of its own."
                    : "The outputs “\(first)” and “\(text)” are the same file; every output needs a path of its own."
            )
        }
    }

    /// Returns the path without links that all names of an output share.
    package static func place(of text: String) -> String {
        guard !isStandardOutput(text) else { return "-" }
        var path = StartFolder.absolute(text)
        if case .file(let place) = try? OutputTarget(text) { path = place }
        if let place = realPath(of: path) { return place }
        let (file, normal) = (FilePath(path), FilePath(path).lexicallyNormalized())
        guard let name = normal.lastComponent?.string,
            let folder = realPath(of: file.removingLastComponent().string)
        else { return normal.string }
        return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    }

    /// Returns the path of an existing file without links; nil for none.
    private static func realPath(of path: String) -> String? {
        guard let place = realpath(path, nil) else { return nil }
        defer { free(place) }
        return String(cString: place)
    }
}

extension OutputPath {
    /// The format of the video, or nil for a folder.
    public var videoFormat: VideoFormat? {
        switch self {
        case .folder: nil
        case .video(_, let format), .standardOutput(let format): format
        }
    }

    /// Checks that the format can show a film.
    /// - Throws: `FilmError.invalid` for a transparent film in a format without opacity.
    public func check(for film: Film) throws {
        guard film.isTransparent, let videoFormat, !videoFormat.hasAlpha else { return }
        throw FilmError.invalid(
            "“\(path)” cannot be transparent, for .\(videoFormat.fileExtension) has no opacity. Take one of "
                + "\(VideoFormat.withAlpha), a folder, or an opaque --background.")
    }

    /// Creates the sink that writes a film to this path.
    func sink(
        for film: Film, _ settings: VideoSettings, _ policy: FolderPolicy, _ standardOutput: FileDescriptor,
        monitor: RunMonitor?
    ) -> any FrameSink {
        guard case .folder(let path) = self else {
            var settings = settings
            // Borders of frames get the color behind the scene.
            if !film.isTransparent { settings.background = film.background }
            return videoSink(settings, standardOutput, monitor: monitor)!
        }
        return PNGSequenceSink(
            folder: path, film: film, compression: settings.compression, policy: policy, monitor: monitor)
    }

    /// Creates the sink that writes a video to this path, or returns nil for a folder.
    public func videoSink(
        _ settings: VideoSettings = VideoSettings(), _ standardOutput: FileDescriptor = .standardOutput
    ) -> VideoSink? {
        videoSink(settings, standardOutput, monitor: nil)
    }

    /// Creates the sink that writes a video to this path, with a monitor that lists the file while it is not
    /// complete; returns nil for a folder.
    package func videoSink(
        _ settings: VideoSettings, _ standardOutput: FileDescriptor, monitor: RunMonitor?
    ) -> VideoSink? {
        switch self {
        case .folder: nil
        case .video(let path, let format):
            VideoSink(path: path, format: format, settings: settings, monitor: monitor)
        case .standardOutput(let format):
            VideoSink(
                descriptor: standardOutput, format: format, settings: settings, monitor: monitor)
        }
    }

    /// Returns the shell commands that encode the video, or none for a folder. The first command reads the
    /// frames.
    public func commandLines(for frameFormat: FrameFormat, _ settings: VideoSettings) -> [String] {
        guard let videoFormat else { return [] }
        let isPipe = self == .standardOutput(videoFormat)
        let job = VideoJob(
            format: videoFormat, frameFormat: frameFormat, settings: settings,
            destination: isPipe ? .pipe : .file(path),
            workPath: isPipe ? "film.\(videoFormat.fileExtension)" : path)
        return job.commands.map { shellLine(["ffmpeg"] + $0) }
    }
}
