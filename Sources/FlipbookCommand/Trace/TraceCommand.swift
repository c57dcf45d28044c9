public import ArgumentParser
import Flipbook
import Foundation
import SystemPackage

extension TraceFormat: ExpressibleByArgument {}

/// `flipbook trace`: a scene's motion as numbers.
struct TraceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace", abstract: "Writes where every item is in each frame, or every contact.",
        discussion: """
              flipbook trace BouncingSquares -o bouncing.csv
              flipbook trace BouncingSquares --contacts
              flipbook trace BouncingSquares -o bouncing.trace

            Points, seconds, radians; y grows downwards. Without -o the rows go to standard output. A .trace is \
            compact, for `flipbook diff`. Rare options: flipbook trace --help-hidden
            """)

    @OptionGroup var scene: SceneArgument

    @OptionGroup var running: RunOptions

    @OptionGroup var screen: ScreenOption

    @OptionGroup var parameters: ParameterOptions

    @Option(
        name: [.short, .long], parsing: .unconditional,
        help: ArgumentHelp("A file. (default: standard output)", valueName: "OUT"),
        completion: .file(extensions: ["csv", "json", "trace"]))
    var output: String?

    @Option(help: "Row format. (default: json for OUT.json, else csv)")
    var format: TraceFormat?

    @Flag(help: "Rows for contacts that begin or end, not for frames and items.")
    var contacts = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Seconds, above 0 and at most 3600. (default: the scene's)", valueName: "S"),
        transform: Double.seconds(of:))
    var duration: Double?

    @OptionGroup(title: "Touches") var input: InputOptions

    @Flag(help: "Write also over a Swift file.")
    var force = false

    func validate() throws {
        guard !isCompact || !contacts else {
            throw ValidationError("A .trace holds items and contacts; leave out --contacts.")
        }
    }

    func run() async throws {
        try OutputPath.refuseEmpty(output)
        let file = output.flatMap { OutputPath.isStandardOutput($0) ? nil : $0 }
        if let file {
            try refuseSource(at: file)
            try checkExtension(of: file)
        }
        let entry = try await input.entry(of: scene, running, screen, duration: duration, parameters)
        if input.printScript { try input.writeScript(of: entry) }
        if input.printScript, file == nil { return }
        entry.noteDevice(takesDevices: true)
        let film = try await Film(
            of: entry,
            Film.Settings(
                scale: screen.scale(of: entry), duration: duration, parameters: parameters.values)
        )
        .resolved()
        let results = try Results(alone: file == nil)
        guard let file else { return try results.print(try await text(of: film), terminator: "") }
        if isCompact || contacts {
            try writeAtomically(Data(try await text(of: film).utf8), to: file, monitor: .process)
        } else {
            try await writeRows(of: film, to: file)
        }
        if !input.printScript { try results.print(file) }
    }

    /// Throws an error if the output is an existing Swift file: `trace Own.swift -o Own.swift` would
    /// overwrite the scene. With `--force` there is no error.
    private func refuseSource(at path: String) throws {
        let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard !force, [path, place].contains(where: { $0.hasSuffix(".swift") }),
            FileManager.default.fileExists(atPath: path)
        else { return }
        throw FilmError.unwritable(
            path: path, reason: "it is a Swift file, which Flipbook did not write; --force overwrites it")
    }

    /// Throws an error for a file of another kind, such as a.txt, which may be a mistyped name. Any name goes
    /// with `--format`, over a Swift file with `--force`, and for devices and FIFOs.
    private func checkExtension(of path: String) throws {
        guard format == nil, let suffix = FilePath(path).extension?.lowercased(), !suffix.isEmpty,
            !["csv", "json", "trace"].contains(suffix), suffix != "swift",
            case .file = try OutputTarget(path)
        else { return }
        throw FilmError.invalid(
            "“\(path)” ends in .\(suffix), which is not a trace format. Known are .csv, .json and .trace; --format csv "
                + "or json takes any name.")
    }

    /// Writes the rows as the scene runs, since a long film has more of them than fit into little memory.
    @MainActor private func writeRows(of film: Film, to path: String) throws {
        var output = try TextOutput(path, monitor: .process)
        var rows = TraceWriter<ItemRecord>(rowFormat)
        var hasRows = false
        do {
            try FilmRenderer().trace(of: film) {
                try output.write(rows.text(of: $0))
                hasRows = true
            }
            try output.write(rows.ending)
            try output.finish()
        } catch {
            output.discard()
            throw error
        }
        if !hasRows { noteLack(of: film) }
    }

    /// Says that a scene has no items, and so no rows that a comparison could use.
    private func noteLack(of film: Film) {
        Terminal.error(
            "“\(film.entry.name)” has no dynamic items, and so no rows. For `flipbook diff` write a .trace, which "
                + "holds hashes of its pictures.")
    }

    /// True when the output is a .trace, which has its own format.
    private var isCompact: Bool { format == nil && output?.lowercased().hasSuffix(".trace") == true }

    private var rowFormat: TraceFormat {
        format ?? (output?.lowercased().hasSuffix(".json") == true ? .json : .csv)
    }

    private func text(of film: Film) async throws -> String {
        if isCompact { return try await MotionTrace(of: film).compactText }
        if contacts { return rowFormat.text(of: try await FilmRenderer().contacts(of: film)) }
        let rows = try await FilmRenderer().trace(of: film)
        if rows.isEmpty { noteLack(of: film) }
        return rowFormat.text(of: rows)
    }
}
