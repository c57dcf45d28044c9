/// Why a film could not be made, each with the name of what is wrong and the rule it broke.
public enum FilmError: Error, Sendable, Hashable {
    /// A value that is not allowed, such as a frame rate of 0; the sentence names the allowed ones.
    case invalid(String)
    /// A name that no scene of the catalog has, and the name nearest to it where one is near.
    case unknownScene(name: String, nearest: String?)
    /// A scene that lacks what is asked for, such as items whose motion could be plotted.
    case lacking(String)
    /// A file or folder that cannot be read.
    case unreadable(path: String, reason: String)
    /// A file or folder that cannot be written, for want of permission or space.
    case unwritable(path: String, reason: String)
    /// An output that another process is writing; the process is nil where it is not known.
    case busy(path: String, process: Int32?)
    /// A folder that is to be read while another process films into it.
    case filming(path: String, process: Int32)
    /// The program ffmpeg was not found on the PATH, so this video could not be made.
    case ffmpegMissing(video: String)
    /// The program ffmpeg gave up on this video; the reason is what it said.
    case ffmpegFailed(video: String, reason: String)
}

extension FilmError: CustomStringConvertible {
    /// The sentence that a user reads.
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
            "Cannot write “\(path)”: \(reason)."
        case .busy(let path, let process):
            "Cannot write “\(path)”: another flipbook\(process.map { " (process \($0))" } ?? "") is writing "
                + "it. Wait for its end, or choose another output."
        case .filming(let path, let process):
            "Cannot read “\(path)”: another flipbook (process \(process)) is still filming it. Wait for its "
                + "end."
        case .ffmpegMissing(let video):
            "Cannot make “\(video)”: ffmpeg is not on the PATH. "
                + "Install it with `apt-get install ffmpeg` (Debian, Ubuntu) or `brew install ffmpeg` (macOS)."
        case .ffmpegFailed(let video, let reason):
            "Cannot make “\(video)”: ffmpeg stopped. It said: \(reason)"
        }
    }

    /// Whether only the video is lost, so that other outputs of the same run can go on.
    var concernsOnlyVideo: Bool {
        switch self {
        case .ffmpegMissing, .ffmpegFailed: true
        default: false
        }
    }

    /// Whether, while a film is made, only this sink is lost: a video for which there is no more room, as well.
    func concernsOnly(_ sink: any FrameSink) -> Bool {
        guard case .unwritable(sink.path, _) = self else { return concernsOnlyVideo }
        return sink is VideoSink
    }
}
