import ArgumentParser
import Flipbook

extension VideoFormat: ExpressibleByArgument {}
extension VideoQuality: ExpressibleByArgument {}

/// How videos are made, for the commands that make some.
struct VideoOptions: ParsableArguments {
    @Option(help: "Care, time and bytes.")
    var quality: VideoQuality = .standard

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How often a .gif, .apng or .webp plays; 0 for ever.", valueName: "N", visibility: .hidden))
    var loop = 0

    @Option(
        help: ArgumentHelp(
            "What -o - or a device gets.", valueName: "FORMAT"))
    var format: VideoFormat?

    @Option(
        name: .customLong("ffmpeg"), parsing: .unconditional,
        help: ArgumentHelp(
            "More arguments for ffmpeg, such as \"-crf 12\".", valueName: "ARGS", visibility: .hidden))
    var arguments: String = ""

    @Flag(help: ArgumentHelp("Print ffmpeg's command lines and make nothing.", visibility: .hidden))
    var dryRun = false

    /// The settings, over a background where a format has no opacity.
    func settings(over background: String? = nil) throws -> VideoSettings {
        try VideoSettings(
            quality: quality, loop: loop, background: background.map { try .init(named: $0) } ?? .white,
            extraArguments: shellWords(arguments))
    }

    /// Reads the outputs, and makes sure that standard output can take what goes there.
    func outputs(_ paths: [String]) throws -> [OutputPath] {
        let outputs = try OutputPath.all(paths, format: format)
        let isPiped = paths.contains(where: OutputPath.isStandardOutput)
        guard dryRun || !isPiped || !Terminal.isOutput else {
            throw FilmError.invalid("Standard output is a terminal; send the video to a file or a program.")
        }
        return outputs
    }

    /// Prints what would be run.
    func printCommands(_ outputs: [OutputPath], _ stock: FrameFormat, _ settings: VideoSettings) throws {
        let results = try Results()
        for output in outputs {
            for line in output.commandLines(for: stock, settings) { try results.print(line) }
        }
    }
}
