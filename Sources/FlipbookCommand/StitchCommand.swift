import ArgumentParser
import Flipbook

/// `flipbook stitch`: a PNG sequence as video.
struct StitchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stitch", abstract: "Makes videos of numbered PNG files, whoever made them.",
        discussion: """
              flipbook render FallingSquare -o falling/
              flipbook stitch falling/ -o falling.mp4
              flipbook stitch falling/%06d.png --fps 24 -o slower.webm -o slower.gif

            A file - is standard output. Rarely needed options: flipbook stitch --help-hidden
            """)

    @Argument(
        help: ArgumentHelp("A folder of frames, or a pattern such as shots/%04d.png.", valueName: "FRAMES"),
        completion: .directory)
    var frames: String

    @OptionGroup(title: "Output") var target: StitchOutput

    @OptionGroup(title: "Output") var video: VideoOptions

    @Option(parsing: .unconditional, help: "Frames per second, 1 to 240. (default: what film.json says)")
    var fps: Double?

    @Option(
        help: ArgumentHelp(
            "What transparent frames are laid over in .mp4. (default: white)", valueName: "COLOR"),
        completion: .colors)
    var background: String?

    @Flag(help: "Pass over gaps, and frames that film.json does not vouch for.")
    var force = false

    @Flag(help: "No progress.")
    var quiet = false

    func run() async throws {
        let outputs = try video.outputs(target.output)
        for case .folder(let path) in outputs {
            throw FilmError.invalid("“\(path)” is a folder; stitch makes a video, such as film.mp4.")
        }
        let settings = try video.settings(over: background)
        let sequence = try PNGSequence(frames, fps: fps, takesAll: force)
        if video.dryRun { return try video.printCommands(outputs, sequence.stock, settings) }
        try await stitch(sequence, outputs, settings)
    }

    private func stitch(_ sequence: PNGSequence, _ outputs: [OutputPath], _ settings: VideoSettings)
        async throws
    {
        let progress = ProgressReport(isQuiet: quiet)
        let isPiped = outputs.contains { OutputPath.isStandardOutput($0.path) }
        let results = try Results(alone: isPiped)
        do {
            let sinks = outputs.compactMap { $0.videoSink(settings, results.output) }
            try await Studio().stitch(sequence, into: sinks) { progress.note($0, of: $1) }
        } catch {
            progress.clear()
            throw error
        }
        if !quiet, let absent = sequence.absent {
            Terminal.complain("“\(sequence.folder)” holds a part of its film; not there: \(absent.named).")
        }
        if !isPiped { for output in outputs { try results.print(output.path) } }
    }
}

/// Where stitched films go.
struct StitchOutput: ParsableArguments {
    @Option(
        name: [.short, .long], parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A .mp4, .webm, .mov, .gif, .apng, .webp or -; may be repeated.",
            valueName: "OUT"),
        completion: .videos)
    var output: [String]
}
