import ArgumentParser
import Flipbook
import Raster
import SystemPackage

/// The folder of frames and the video of a job, and the encoding of both.
struct JobFiles: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The folder of frames; with --sweep one for each value.", valueName: "FOLDER"),
        completion: .directory)
    var into = "frames/"

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The video: .mp4, .webm, .mov, .gif, .apng, .webp.", valueName: "OUT"),
        completion: .videos)
    var video = "film.mp4"

    @Option(help: "Encoder quality preset.")
    var quality: VideoQuality = .standard

    @Option(
        name: .customLong("ffmpeg"), parsing: .unconditional,
        help: ArgumentHelp(
            "More arguments for ffmpeg, such as \"-crf 12\".", valueName: "ARGS", visibility: .hidden))
    var arguments = ""

    @Option(
        help: ArgumentHelp(
            "Compression of PNG files with the same pixels: fast, small or best.",
            visibility: .hidden),
        transform: RenderCommand.compression)
    var compress: PNGCompression = .small

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The image of Kubernetes' containers, with flipbook and ffmpeg.", valueName: "IMAGE",
            visibility: .hidden))
    var image = "flipbook"

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The claim of the volume that Kubernetes' pods share.", valueName: "NAME", visibility: .hidden))
    var claim = "flipbook"

    /// The folder of frames without a slash at its end.
    var folder: String { FilePath(into).string }

    /// The options of every video.
    var words: [String] {
        (quality == .standard ? [] : ["--quality", quality.rawValue])
            + (arguments.isEmpty ? [] : ["--ffmpeg", arguments])
    }

    /// Validates the paths and the ffmpeg arguments now, so that the error does not come from every unit.
    func check() throws {
        guard !into.isEmpty, into != "-" else {
            throw FilmError.invalid("Frames need a folder: --into frames/.")
        }
        guard case .video = try OutputPath(video) else {
            throw FilmError.invalid("“\(video)” is not the path of a video; write one such as film.mp4.")
        }
        _ = try shellWords(arguments)
    }
}
