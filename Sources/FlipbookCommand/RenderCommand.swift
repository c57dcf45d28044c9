import ArgumentParser
import Flipbook

/// `flipbook render`: a scene as PNG sequence, as video, or as several of them in one run.
struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Films a scene as PNG sequence or video.",
        discussion: """
              flipbook render FallingSquare -o falling.mp4
              flipbook render FallingSquare -o falling/ -o falling.gif --slow 4

            Videos are .mp4, .webm, .mov, .gif, .apng and .webp. A folder gets 000000.png and its successors, \
            named by frame number, and film.json. Files that are there are replaced.
            """)

    @OptionGroup var scene: SceneArgument

    @Option(
        name: [.short, .long], parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A video, a folder (ending in / or without extension) or -; may be repeated.", valueName: "OUT")
    )
    var output: [String]

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Which frames, such as 7, 0-119:2 or 1-10:2,15. (default: all)", valueName: "RANGE"))
    var frames: String?

    @OptionGroup var options: FilmOptions

    @OptionGroup var look: LookOptions

    @OptionGroup var video: VideoOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How many frames are drawn at once. (default: one per processor)", valueName: "N"))
    var jobs: Int?

    @Flag(help: "Print what was made as JSON.")
    var json = false

    @Flag(help: "No progress.")
    var quiet = false

    func validate() throws {
        guard !json || !output.contains("-") else {
            throw ValidationError("Standard output takes either the video (-o -) or --json.")
        }
    }

    func run() async throws {
        let outputs = try video.outputs(output)
        let film = try await options.film(
            of: scene, frames: frames, defaultRate: Self.rate(for: outputs), look: look)
        for output in outputs { try output.check(for: film) }
        let settings = try video.settings()
        if video.dryRun { return try video.printCommands(outputs, film.stock, settings) }
        try await render(film, to: outputs, settings)
    }

    private func render(_ film: Film, to outputs: [OutputPath], _ settings: VideoSettings) async throws {
        let studio = try jobs.map { try Studio(jobs: $0) } ?? Studio()
        let progress = ProgressReport(isQuiet: quiet)
        let isPiped = outputs.contains { $0.path == "-" }
        let results = try Results(alone: json || isPiped)
        let clock = ContinuousClock()
        do {
            let time = try await clock.measure {
                try await studio.render(
                    film, to: outputs, settings: settings, standardOutput: results.output
                ) { progress.note($0, of: $1) }
            }
            // A video on standard output stands there alone.
            if !isPiped { try report(film, outputs, seconds: time / .seconds(1), to: results) }
        } catch {
            progress.clear()
            throw error
        }
    }

    /// GIF has at most 50 frames a second. Where nothing else is made the scene is filmed at that rate, and
    /// no frame is left out.
    private static func rate(for outputs: [OutputPath]) -> Double {
        outputs.allSatisfy { $0.videoFormat == .gif } ? VideoFormat.gif.fastest : 60
    }

    private func report(_ film: Film, _ outputs: [OutputPath], seconds: Double, to results: Results) throws {
        guard json else { return try outputs.forEach { try results.print($0.path) } }
        try results.print(json: RenderReport(film, outputs, seconds: seconds))
    }
}

/// What `flipbook render --json` prints.
struct RenderReport: Encodable {
    struct Output: Encodable {
        let path, format: String
    }

    let scene: String
    let frames: Int
    let fps, seconds: Double
    let width, height: Int
    let outputs: [Output]

    init(_ film: Film, _ outputs: [OutputPath], seconds: Double) {
        scene = film.listing.name
        frames = film.frames.count
        fps = film.fps
        (width, height) = (film.pixelWidth, film.pixelHeight)
        self.seconds = (seconds * 1000).rounded() / 1000
        self.outputs = outputs.map { output in
            Output(path: output.path, format: output.videoFormat?.rawValue ?? "png")
        }
    }
}
