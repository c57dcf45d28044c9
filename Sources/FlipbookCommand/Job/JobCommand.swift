import ArgumentParser
import Flipbook
import Foundation
import Raster
import SceneCompiler

/// `flipbook job`: films on many processes or machines, as a job for an engine that schedules them.
struct JobCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "job", abstract: "Prints a job that films scenes with many processes or machines.",
        discussion: """
              flipbook job BouncingSquares --for parallel -o job.sh
              flipbook job PlaygroundElastic --for slurm --sweep elasticity=0:1:0.1 >job.sh

            The frames of many processes land in one folder (one for each value of a sweep), and become \
            videos afterwards. The job's first lines say how it is started. Also: flipbook job --help-hidden
            """)

    @Argument(
        help: ArgumentHelp("Scenes: names (`flipbook list`) or files.", valueName: "SCENE"),
        completion: .scenes)
    var scenes: [String]

    @Option(name: .customLong("for"), help: ArgumentHelp("Job engine.", valueName: "ENGINE"))
    var engine: JobEngine

    @Option(
        name: [.short, .long], parsing: .unconditional,
        help: ArgumentHelp("The job's file. (default: standard output)", valueName: "FILE"))
    var output: String?

    @OptionGroup var files: JobFiles

    @OptionGroup var units: UnitOptions

    @OptionGroup(title: "Look") var look: LookOptions

    @OptionGroup(title: "Parameters") var parameters: ParameterOptions

    @OptionGroup(title: "Parameters") var sweeping: FilmsOfSweep

    @OptionGroup var range: FrameOptions

    @OptionGroup var settings: FilmSettings

    @Flag(help: ArgumentHelp("Replace a file that is not a job of Flipbook's.", visibility: .hidden))
    var force = false

    func run() async throws {
        try OutputPath.refuseEmpty(output)
        try files.check()
        try refuseForeignFile()
        let text = try engine.text(of: try await job())
        guard let output, !OutputPath.isStandardOutput(output) else {
            return try Results(alone: true).print(text, terminator: "")
        }
        try writeAtomically(Data(text.utf8), to: output, monitor: .process)
        try Results().print(output)
    }

    /// Throws an error if the output is a file that `flipbook job` did not write, such as a scene's file that
    /// was typed in place of the job's. With `--force` there is no error.
    private func refuseForeignFile() throws {
        guard !force, let output, !OutputPath.isStandardOutput(output), let head = Self.head(of: output),
            !head.isEmpty, !String(decoding: head, as: UTF8.self).contains("Made by flipbook job")
        else { return }
        throw FilmError.unwritable(
            path: output, reason: "it is not a job of Flipbook's; --force overwrites it")
    }

    /// Returns the first 200 bytes of a regular file. Returns nil for all else, such as a FIFO, which would
    /// block until a writer comes.
    private static func head(of path: String) -> Data? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let file = FileHandle(forReadingAtPath: path)
        defer { try? file?.close() }
        return try? file?.read(upToCount: 200)
    }
}

// MARK: Contents of the job

extension JobCommand {
    private func job() async throws -> Job {
        var entries: [CatalogEntry] = []
        for name in scenes { entries.append(try await Program.entry(named: name)) }
        // A single scene needs no label.
        let marks: [String?] = entries.count > 1 ? entries.map(\.name).fileNames : [nil]
        var all: [Job.Scene] = []
        var sources = Hash64()
        for (index, entry) in entries.enumerated() {
            all.append(try await scene(entry, scenes[index], marks[index]))
            sources.combine(entry.source ?? entry.name)
        }
        return Job(
            scenes: all, sweep: sweeping.sweep, renderOptions: renderOptions, stitchOptions: stitchOptions,
            folder: files.folder, video: files.video, threads: units.jobs, unitSeconds: units.seconds,
            maximumUnitCount: engine.maximumUnitCount, image: files.image, claim: files.claim,
            program: engine == .kubernetes ? Self.programName : Self.program, file: output, sources: sources)
    }

    private func scene(_ entry: CatalogEntry, _ argument: String, _ mark: String?) async throws -> Job.Scene {
        settings.applied(to: entry).noteDevice(takesDevices: true)
        let film = try settings.film(
            of: entry, frames: range.selection, defaultRate: rate, look: look, parameters: parameters.values
        )
        let films =
            if let sweep = sweeping.sweep { try await film.films(oneByOne: try ParameterSweep(sweep)) } else {
                [try await film.resolved()]
            }
        return Job.Scene(
            argument: argument, name: entry.name, file: SceneFile(argument)?.path, mark: mark,
            frames: film.frames, isPart: range.isPart, filmCount: films.count,
            cost: try await units.cost(of: films[0]))
    }

    private var renderOptions: [String] {
        ["--resume", "--jobs", "\(units.jobs)", "--progress", engine == .openjd ? "openjd" : "lines"]
            + (files.compress == .small ? [] : ["--compress", files.compress.rawValue])
            + (settings.fps == nil && rate != 60 ? ["--fps", "\(Int(rate))"] : [])
            + settings.words + parameters.compiling.words + look.words
            + parameters.set.flatMap { ["--set", $0] }
    }

    /// The frame rate, in frames per second: GIF's maximum for a GIF, otherwise 60, as in `render`.
    private var rate: Double {
        files.video.lowercased().hasSuffix(".gif") ? VideoFormat.gif.fastest : 60
    }

    private var stitchOptions: [String] {
        ["--progress", engine == .openjd ? "openjd" : "lines"] + files.words
    }

    /// The command by the name with which it was started; a path becomes absolute.
    private static var program: String {
        let typed = CommandLine.arguments[0]
        return typed.contains("/") ? Bundle.main.executablePath ?? typed : typed
    }

    private static var programName: String {
        URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent
    }
}
