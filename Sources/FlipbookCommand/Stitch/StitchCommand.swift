import ArgumentParser
import Flipbook

/// `flipbook stitch`: videos from a PNG sequence.
struct StitchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stitch", abstract: "Makes videos of numbered PNG files, also those of other programs.",
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

    @Option(
        parsing: .unconditional, help: "Frames per second, 1 to 240. (default: what film.json says)",
        transform: Double.number(of:))
    var fps: Double?

    @Option(
        help: ArgumentHelp(
            "Color behind transparent frames in .mp4. (default: white)", valueName: "COLOR"),
        completion: .colors)
    var background: String?

    @Flag(help: "Accept gaps and frames that film.json does not list or that were changed.")
    var force = false

    @Option(
        name: .customLong("frames"), parsing: .unconditional,
        help: ArgumentHelp(
            "Make nothing unless these frames are there.", valueName: "RANGE", visibility: .hidden))
    var wanted: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The folders, and a video for each, that render made with --one-by-one and this sweep.",
            valueName: "NAME=VALUES", visibility: .hidden))
    var sweep: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Only these values of the sweep, counted from 0: 0-11 or 3,5.", valueName: "RANGE",
            visibility: .hidden))
    var values: String?

    @OptionGroup var progress: ProgressOptions

    func validate() throws {
        guard values == nil || sweep != nil else {
            throw ValidationError("--values chooses folders of a sweep; it needs --sweep.")
        }
        let isPiped = target.output.contains(where: OutputPath.isStandardOutput)
        guard sweep == nil || !isPiped else {
            throw ValidationError("Standard output takes one video; --sweep makes several.")
        }
        try progress.check(isOutputTaken: isPiped)
    }

    func run() async throws {
        let settings = try video.settings(over: background)
        let marks = try marks
        let wanted = try wanted.map { try OpenFrameRange($0) }
        for (number, mark) in marks.enumerated() {
            let outputs = try video.outputs(
                target.output.map { path in mark.map { marked(path, $0) } ?? path })
            for case .folder(let path) in outputs {
                throw FilmError.invalid("“\(path)” is a folder; stitch makes a video, such as film.mp4.")
            }
            try video.refuseUnused(by: outputs)
            let sequence = try PNGSequence(
                mark.map { marked(frames, $0) } ?? frames, fps: fps, takesAll: force, wanted: wanted)
            if video.dryRun {
                try video.printCommands(outputs, sequence.frameFormat, settings)
            } else {
                let isPiped = outputs.contains { OutputPath.isStandardOutput($0.path) }
                let results = try Results(alone: isPiped)
                let report = ProgressReport(
                    progress.style, of: sequence.folder, part: number, of: marks.count, results)
                try await stitch(sequence, outputs, settings, results, report)
            }
        }
    }

    /// The labels of a sweep's folders; a single nil without a sweep.
    private var marks: [String?] {
        get throws {
            guard let sweep = try sweep.map({ try ParameterSweep($0) }) else { return [nil] }
            return try values.map { try ValueRange($0).choose(from: sweep.marks, of: sweep) } ?? sweep.marks
        }
    }

    private func stitch(
        _ sequence: PNGSequence, _ outputs: [OutputPath], _ settings: VideoSettings, _ results: Results,
        _ progress: ProgressReport
    ) async throws {
        do {
            let sinks = outputs.compactMap { $0.videoSink(settings, results.output, monitor: .process) }
            var renderer = try FilmRenderer()
            renderer.monitor = .process
            try await renderer.stitch(sequence, into: sinks) { progress.note($0, of: $1) }
        } catch {
            progress.fail(error)
            throw error
        }
        if self.progress.style != .none, let absent = sequence.absent {
            Terminal.error("“\(sequence.folder)” holds a part of its film; not there: \(absent.named).")
        }
        for output in outputs where !OutputPath.isStandardOutput(output.path) {
            try results.print(output.path)
        }
    }
}
