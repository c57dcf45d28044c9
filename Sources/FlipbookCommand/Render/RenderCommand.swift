import ArgumentParser
import Flipbook
import Foundation
import Raster
import SceneCompiler

/// `flipbook render`: a scene as a PNG sequence, as a video, or as several of them in one run.
struct RenderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Films a scene as video, as PNG sequence, or as several at once.",
        discussion: """
              flipbook render FallingSquare -o falling.mp4
              flipbook render FallingSquare -o falling/ -o falling.gif --slow 4

            A folder gets PNG files and film.json. Rare options, --live: flipbook render --help-hidden
            """)

    @OptionGroup var scene: SceneArgument

    @OptionGroup(title: "Output") var target: FilmOutput

    @OptionGroup(title: "Output") var video: VideoOptions

    @OptionGroup(title: "Output") var vector: VectorOptions

    @OptionGroup(title: "Look") var look: LookOptions

    @OptionGroup var range: FrameOptions

    @Flag(help: "Film only what a folder lacks: what is missing, damaged or stale.")
    var resume = false

    @Flag(
        help: ArgumentHelp(
            "Replace files that Flipbook did not write, and frames that were edited.", visibility: .hidden))
    var force = false

    @OptionGroup var settings: FilmSettings

    @OptionGroup(title: "Parameters") var parameters: ParameterOptions

    @OptionGroup(title: "Parameters") var sweep: SweepOptions

    @OptionGroup(title: "Touches") var input: InputOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Number of threads that draw frames and simulate. (default: one per processor)", valueName: "N",
            visibility: .hidden))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "Compression of PNG files with the same pixels: fast, small or best.",
            visibility: .hidden),
        transform: Self.compression)
    var compress: PNGCompression = .small

    @Flag(
        help: ArgumentHelp(
            "Print the time of each stage to standard error.", visibility: .hidden))
    var timings = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "With --one-by-one, only these values of the sweep, counted from 0: 0-11 or 3,5.",
            valueName: "RANGE", visibility: .hidden))
    var values: String?

    @OptionGroup var strict: StrictOption

    @Flag(help: "Print the outputs as JSON.")
    var json = false

    @OptionGroup var progress: ProgressOptions

    private var options: FilmOptions {
        var settings = settings
        if turnsColors, settings.appearance == .dark { settings.appearance = .light }
        return FilmOptions(settings: settings, parameters: parameters, sweep: sweep, input: input)
    }
    /// True where all outputs turn the colors of a light interface for dark paper by themselves. Any other
    /// output shows the style of the interface.
    private var turnsColors: Bool {
        output.allSatisfy { path in
            guard !OutputPath.isStandardOutput(path), let format = try? VectorFormat(path: path) else {
                return false
            }
            return [.svg, .html].contains(format)
        }
    }

    private var output: [String] { target.output }
    private var isPiped: Bool { output.contains(where: OutputPath.isStandardOutput) }

    func validate() throws {
        guard !json || !isPiped else {
            throw ValidationError("Standard output takes either the video (-o -) or --json.")
        }
        guard !input.printScript || !json && !isPiped else {
            throw ValidationError(
                "Standard output takes either --print-script, or --json or the video (-o -).")
        }
        guard !sweep.oneByOne || !isPiped else {
            throw ValidationError("Standard output takes one video; --one-by-one makes several.")
        }
        guard values == nil || sweep.oneByOne else {
            throw ValidationError("--values chooses films of a sweep; it needs --sweep and --one-by-one.")
        }
        guard try !vector.live || vectorPaths(output).contains(where: { $0.format == .html }) else {
            throw ValidationError("--live is for pages; it needs an output such as -o figure.html.")
        }
        try progress.check(isOutputTaken: json || isPiped)
    }

    func run() async throws {
        let outputs = try video.outputs(pixelPaths(output), others: VectorFormat.allCases.map(\.rawValue))
        try OutputPath.refuseSame(output)
        if !progress.quiet { noteUnnamedFolders() }
        let vectors = try vectorPaths(output)
        try checkResumption(of: outputs)
        try refuseUnused(by: outputs, vectors.map(\.format))
        try refuseFolderOfCode(in: outputs)
        let films = try await options.films(
            of: scene, frames: range.selection, defaultRate: vectors.isEmpty ? Self.rate(for: outputs) : 60,
            look: look, values: values)
        for film in films { for output in outputs { try output.check(for: film.film) } }
        var settings = try video.settings()
        settings.compression = compress
        if video.dryRun {
            for film in films {
                try video.printCommands(
                    video.outputs(pixelPaths(output.map(film.path))), film.film.frameFormat, settings)
            }
        } else {
            for film in films { try await strict.check(film.film) }
            if look.transparent, !progress.quiet, let film = films.first {
                try await noteCover(of: film.film)
            }
            try await render(films, settings)
        }
    }

    /// Says that an output without an extension becomes a folder, where there is none yet.
    private func noteUnnamedFolders() {
        for path in output where !path.hasSuffix("/") {
            guard case .folder? = try? OutputPath(path), !FileManager.default.fileExists(atPath: path) else {
                continue
            }
            Terminal.error(
                "“\(path)” has no extension, so it becomes a folder of PNG files, as \(path)/ does.")
        }
    }

    /// Says that a scene's own views cover the whole of a film that was to be transparent.
    private func noteCover(of film: Film) async throws {
        let picture = try await FilmRenderer().picture(of: film, frame: film.frames.first)
        guard try Bitmap(drawing: picture, scale: min(1, film.scale)).isOpaque else { return }
        Terminal.error(
            "--transparent: views of “\(film.entry.name)” cover the whole film, which is opaque for that reason."
        )
    }

    /// Throws an error for `--resume` with a video, since a partly written video cannot be continued. A video
    /// made from the folder afterwards needs no drawing.
    private func checkResumption(of outputs: [OutputPath]) throws {
        guard resume, let video = outputs.first(where: { $0.videoFormat != nil }) else { return }
        throw FilmError.invalid(
            "“\(video.path)” cannot be resumed: --resume is for folders. Afterwards `flipbook stitch` makes the "
                + "video."
        )
    }

    /// Throws an error for frames that would lie among the code of the scene.
    private func refuseFolderOfCode(in outputs: [OutputPath]) throws {
        guard let code = SceneFile(scene.name), code.isFolder else { return }
        let place = OutputPath.place(of: code.path)
        for output in outputs where OutputPath.place(of: output.path) == place {
            throw FilmError.invalid(
                "“\(output.path)” is the folder of the scene's code; frames need a folder of their own.")
        }
    }

    private func render(_ films: [LabeledFilm], _ settings: VideoSettings) async throws {
        var renderer = try jobs.map { try FilmRenderer(jobs: $0) } ?? FilmRenderer()
        renderer.monitor = .process
        // A video on standard output must not be mixed with other results.
        let results = try Results(alone: json || isPiped)
        var reports: [RenderReport] = []
        CodePages.release()
        for (number, film) in films.enumerated() {
            let paths = output.map(film.path)
            let outputs = try video.outputs(pixelPaths(paths))
            let vectors = try vectorPaths(paths)
            if timings { renderer.stopwatch = Stopwatch() }
            let progress = ProgressReport(
                progress.style, of: film.mark ?? film.film.entry.name, part: number, of: films.count,
                results)
            let files =
                vectors.isEmpty
                ? nil
                : try await VectorFiles(
                    of: film.film, to: vectors,
                    try vector.settings(loop: settings.loop, appearance: self.settings.appearance))
            let report = try await render(
                film.film, to: outputs, files, settings, with: renderer, results, progress)
            reports.append(report)
            if !json && !isPiped && !input.printScript {
                try (outputs.map(\.path) + vectors.map(\.path)).forEach { try results.print($0) }
            }
        }
        if json { try reports.count == 1 ? results.print(json: reports[0]) : results.print(json: reports) }
    }

    private func render(
        _ film: Film, to outputs: [OutputPath], _ files: VectorFiles?, _ settings: VideoSettings,
        with renderer: FilmRenderer, _ results: Results, _ progress: ProgressReport
    ) async throws -> RenderReport {
        let clock = ContinuousClock()
        let policy = FolderPolicy(resumes: resume, overwritesForeignFiles: force)
        do {
            var folders: [FolderReport] = []
            let isWhole = try options.settings.duration == nil && range.selection == nil
            let ending = film.entry.hasDefaultDuration && isWhole ? await EndingMotion(besides: files) : nil
            let time = try await clock.measure {
                if outputs.isEmpty {
                    try await files?.record(simulationThreads: renderer.jobs)
                } else {
                    folders = try await renderer.render(
                        film, to: outputs, settings: settings, policy: policy, standardOutput: results.output,
                        observer: ending ?? files
                    ) { progress.note($0, of: $1) }
                }
                try await files?.write()
            }
            if !self.progress.quiet { try input.noteLate(in: film) }
            for sentence in folders.flatMap(\.sentences) { Terminal.error(sentence) }
            if !self.progress.quiet, let note = await ending?.note(on: film) { Terminal.error(note) }
            if let warning = await files?.warning { Terminal.error(warning) }
            let timings = outputs.isEmpty ? nil : renderer.stopwatch.map { Timings($0) }
            if let timings { Terminal.error(timings.text) }
            return RenderReport(
                film, outputs, files?.outputs ?? [], seconds: time / .seconds(1), timings)
        } catch {
            progress.fail(error)
            throw error
        }
    }

    /// Returns the paths of videos and folders.
    private func pixelPaths(_ paths: [String]) throws -> [String] {
        try paths.filter { try OutputPath.isStandardOutput($0) || VectorFormat(path: $0) == nil }
    }

    /// Returns the paths of films made of vectors, with their formats.
    private func vectorPaths(_ paths: [String]) throws -> [VectorFiles.Output] {
        try paths.compactMap { path in
            guard !OutputPath.isStandardOutput(path), let format = try VectorFormat(path: path) else {
                return nil
            }
            return (path, format)
        }
    }

    // The error lists the compressions because the parser lists an option's values only if the help shows the
    // option.
    static func compression(_ text: String) throws -> PNGCompression {
        guard let compression = PNGCompression(rawValue: text) else {
            throw ValidationError("--compress has to be fast, small or best.")
        }
        return compression
    }

    /// Returns the default frame rate, in frames per second: 60, or GIF's maximum of 50 when all outputs are
    /// GIFs, so that no frame is left out.
    private static func rate(for outputs: [OutputPath]) -> Double {
        outputs.allSatisfy { $0.videoFormat == .gif } ? VideoFormat.gif.fastest : 60
    }
}
