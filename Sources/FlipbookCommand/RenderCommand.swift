import ArgumentParser
import Flipbook

/// `flipbook render`: a scene as PNG sequence, as video, or as several of them in one run.
struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Films a scene as PNG sequence or video.",
        discussion: """
              flipbook render FallingSquare -o falling.mp4
              flipbook render FallingSquare -o falling/ -o falling.mp4 --scale 3

            A folder gets 000000.png and its successors, named by frame number, and film.json. Frame n shows the \
            time n / fps; a video shows the chosen frames one after another. Files that are there are replaced.
            """)

    @OptionGroup var scene: SceneArgument

    @Option(
        name: [.short, .long], parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A folder (ending in / or without extension) or an .mp4 file; may be repeated.", valueName: "OUT")
    )
    var output: [String]

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Which frames, such as 7, 0-119:2 or 1-10:2,15. (default: all)", valueName: "RANGE"))
    var frames: String?

    @OptionGroup var options: FilmOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How many frames are drawn at once. (default: one per processor)", valueName: "N"))
    var jobs: Int?

    @Flag(help: "Print what was made as JSON.")
    var json = false

    @Flag(help: "No progress.")
    var quiet = false

    func run() async throws {
        _ = try OutputPath.all(output)
        let films = try await options.films(of: scene, frames: frames)
        let studio = try jobs.map { try Studio(jobs: $0) } ?? Studio()
        let results = try Results(alone: json)
        var reports: [RenderReport] = []
        for film in films {
            let outputs = try OutputPath.all(output.map(film.path))
            reports.append(try await render(film.film, to: outputs, with: studio))
            if !json { try outputs.forEach { try results.print($0.path) } }
        }
        if json { try reports.count == 1 ? results.print(json: reports[0]) : results.print(json: reports) }
    }

    private func render(
        _ film: Film, to outputs: [OutputPath], with studio: Studio
    ) async throws -> RenderReport {
        let progress = ProgressReport(isQuiet: quiet)
        let clock = ContinuousClock()
        do {
            let time = try await clock.measure {
                try await studio.render(film, to: outputs) { progress.note($0, of: $1) }
            }
            return RenderReport(film, outputs, seconds: time / .seconds(1))
        } catch {
            progress.clear()
            throw error
        }
    }
}

/// What `flipbook render --json` prints.
struct RenderReport: Encodable {
    struct Output: Encodable {
        let path, format: String
    }

    let scene: String
    let parameters: [String: Double]
    let frames: Int
    let fps, seconds: Double
    let width, height: Int
    let outputs: [Output]

    init(_ film: Film, _ outputs: [OutputPath], seconds: Double) {
        scene = film.listing.name
        parameters = film.parameters
        frames = film.frames.count
        fps = film.fps
        (width, height) = (film.pixelWidth, film.pixelHeight)
        self.seconds = (seconds * 1000).rounded() / 1000
        self.outputs = outputs.map { output in
            switch output {
            case .folder(let path): Output(path: path, format: "png")
            case .video(let path, let format): Output(path: path, format: format.rawValue)
            }
        }
    }
}
