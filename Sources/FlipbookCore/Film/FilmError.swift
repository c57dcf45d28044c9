/// An error of making or reading a film, with a sentence that names the culprit and the rule that it breaks.
public enum FilmError: Error, Sendable, Hashable {
    /// A value that is not allowed, such as a frame rate of 0; the sentence gives the allowed range.
    case invalid(String)
    /// A name that no scene of the catalog has, and the most similar name, or nil when none is similar.
    case unknownScene(name: String, nearest: String?)
    /// A scene that lacks the requested feature, such as items whose motion could be plotted.
    case lacking(String)
    /// A file or folder that cannot be read.
    case unreadable(path: String, reason: String)
    /// A file or folder that cannot be written, such as for lack of permission or space.
    case unwritable(path: String, reason: String)
    /// An output that another process is writing; the process is nil when it is unknown.
    case busy(path: String, process: Int32?)
    /// A folder to be read into which another process is filming.
    case filming(path: String, process: Int32)
    /// A video that could not be made because the program ffmpeg is not on the PATH.
    case ffmpegMissing(video: String)
    /// A video that ffmpeg failed to encode; the reason is its own message.
    case ffmpegFailed(video: String, reason: String)
    /// A live figure that could not be made because the file with the engine for pages is missing.
    case engineMissing(file: String)
}

extension FilmError: CustomStringConvertible {
    /// The error as a sentence for the user.
    public var description: String {
        switch self {
        case .invalid(let sentence), .lacking(let sentence):
            sentence
        case .unknownScene(let name, let nearest?):
            "There is no scene named “\(name)”. Did you mean “\(nearest)”?"
        case .unknownScene(let name, nil):
            "There is no scene named “\(name)”. `flipbook list` shows all scenes."
        case .unreadable(let path, let reason):
            "Cannot read “\(path)”: \(reason)."
        case .unwritable(let path, let reason):
            "Cannot write “\(StartFolder.shown(path))”: \(reason)."
        case .busy(let path, let process):
            "Cannot write “\(StartFolder.shown(path))”: another flipbook\(process.map { " (process \($0))" } ?? "") is writing "
                + "it. Wait for its end, or choose another output."
        case .filming(let path, let process):
            "Cannot read “\(path)”: another flipbook (process \(process)) is still filming it. Wait for its "
                + "end."
        case .ffmpegMissing(let video):
            "Cannot make “\(video)”: ffmpeg is not on the PATH. "
                + "Install it with `apt-get install ffmpeg` (Debian, Ubuntu)."
        case .ffmpegFailed(let video, let reason):
            "Cannot make “\(video)”: ffmpeg stopped. It said: \(reason)"
        case .engineMissing(let file):
            "A live figure needs \(file), the engine for pages, which is missing: `make install` in Flipbook's "
                + "folder installs it, and `make live` only builds it."
        }
    }

    /// True when only the video is lost, so that other outputs of the same run can continue.
    var concernsOnlyVideo: Bool {
        switch self {
        case .ffmpegMissing, .ffmpegFailed: true
        default: false
        }
    }

    /// Returns whether the error affects this sink alone, so that others can continue: an error of ffmpeg, or
    /// a video that cannot be written.
    func concernsOnly(_ sink: any FrameSink) -> Bool {
        guard case .unwritable(let path, _) = self,
            StartFolder.absolute(path) == StartFolder.absolute(sink.path)
        else { return concernsOnlyVideo }
        return sink.failsAlone
    }
}
