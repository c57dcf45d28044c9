import Foundation

/// What a video file is made of; pure functions from a film's numbers to ffmpeg's arguments.
public enum VideoFormat: String, Sendable, Hashable, CaseIterable {
    /// H.264 in MP4, as every player and browser shows it.
    case mp4

    /// The file name extension, without its dot.
    public var fileExtension: String { rawValue }

    /// The arguments that make ffmpeg read raw frames from its standard input and write a video.
    ///
    /// - Parameters:
    ///   - width: the frames' width in pixels.
    ///   - height: the frames' height in pixels.
    ///   - fps: frames per second.
    ///   - path: the file to write; one that is there is replaced.
    func arguments(width: Int, height: Int, fps: Double, path: String) -> [String] {
        quiet + input(width: width, height: height, fps: fps) + encoding + sameBytes + output(path)
    }

    /// Says nothing but errors and asks nothing.
    private var quiet: [String] { ["-hide_banner", "-loglevel", "error", "-nostats", "-y"] }

    /// Bitmaps as Cairo holds them in memory: blue, green, red, alpha in rows without gaps.
    private func input(width: Int, height: Int, fps: Double) -> [String] {
        [
            "-f", "rawvideo", "-pixel_format", "bgra", "-video_size", "\(width)x\(height)",
            "-framerate", fps.text, "-i", "pipe:0",
        ]
    }

    private var encoding: [String] {
        switch self {
        case .mp4:
            ["-vf", Self.yuv420Filter, "-c:v", "libx264", "-preset", "medium", "-crf", "16"]
                + Self.colorTags + ["-movflags", "+faststart"]
        }
    }

    /// An even size (4:2:0 halves the colour planes) by a border on the right and below, then
    /// BT.709 in tv range, said both to the converter and to the format that leaves it.
    private static let yuv420Filter = [
        "pad=w=ceil(iw/2)*2:h=ceil(ih/2)*2:color=white",
        "scale=in_range=pc:out_range=tv:in_color_matrix=bt709:out_color_matrix=bt709"
            + ":flags=bicubic+accurate_rnd+full_chroma_int+bitexact",
        "format=yuv420p",
    ].joined(separator: ",")

    /// Tells the player which colours those are; one that is not told guesses by the picture's height.
    private static let colorTags = [
        "-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv",
    ]

    /// No version, no date: the same frames through the same ffmpeg make the same file.
    private var sameBytes: [String] {
        ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    }

    private func output(_ path: String) -> [String] { ["-f", "mp4", "file:\(path)"] }
}
