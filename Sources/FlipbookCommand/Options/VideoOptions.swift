public import ArgumentParser
import Flipbook
import Picture

extension VideoFormat: ExpressibleByArgument {}
extension VideoQuality: ExpressibleByArgument {}

/// The quality, format and ffmpeg options of the commands that make videos.
struct VideoOptions: ParsableArguments {
    @Option(help: "Encoder quality preset.")
    var quality: VideoQuality = .standard

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Number of times that a .gif, .apng, .webp or .svg plays; 0 for endless.", valueName: "N",
            visibility: .hidden))
    var loop = 0

    @Option(
        help: ArgumentHelp(
            "Format for -o - or a device.", valueName: "FORMAT"))
    var format: VideoFormat?

    @Option(
        name: .customLong("ffmpeg"), parsing: .unconditional,
        help: ArgumentHelp(
            "More arguments for ffmpeg, such as \"-crf 12\".", valueName: "ARGS", visibility: .hidden))
    var arguments: String = ""

    @Flag(help: ArgumentHelp("Print ffmpeg's command lines and make nothing.", visibility: .hidden))
    var dryRun = false

    /// Returns the settings, with a background for formats that have no opacity; white by default.
    func settings(over background: String? = nil) throws -> VideoSettings {
        try VideoSettings(
            quality: quality, loop: loop, background: background.map { try .init(named: $0) } ?? .white,
            extraArguments: shellWords(arguments))
    }

    /// Throws an error for an option that none of the outputs takes.
    ///
    /// - Parameters:
    ///   - outputs: the videos and folders.
    ///   - repeats: true if another output, an .svg, plays several times as well; default false.
    func refuseUnused(by outputs: [OutputPath], repeats: Bool = false) throws {
        let formats = outputs.compactMap(\.videoFormat)
        guard loop == 0 || repeats || formats.contains(where: { [.gif, .apng, .webp].contains($0) }) else {
            throw FilmError.invalid("--loop is for .gif, .apng, .webp and .svg; no output is one of them.")
        }
        guard !formats.isEmpty || quality == .standard && arguments.isEmpty && !dryRun else {
            throw FilmError.invalid(
                "--quality, --ffmpeg and --dry-run are for videos; they need an output such as -o film.mp4.")
        }
    }

    /// Reads the outputs, and verifies that standard output can take the video. An error about an extension
    /// names those of other formats, too.
    func outputs(_ paths: [String], others: [String] = []) throws -> [OutputPath] {
        let outputs = try OutputPath.all(paths, format: format, others: others)
        let isPiped = paths.contains(where: OutputPath.isStandardOutput)
        guard dryRun || !isPiped || !Terminal.isOutput else {
            throw FilmError.invalid("Standard output is a terminal; send the video to a file or a program.")
        }
        return outputs
    }

    /// Prints the ffmpeg commands that would run.
    func printCommands(_ outputs: [OutputPath], _ frameFormat: FrameFormat, _ settings: VideoSettings) throws
    {
        let results = try Results()
        for output in outputs {
            for line in output.commandLines(for: frameFormat, settings) { try results.print(line) }
        }
    }
}
