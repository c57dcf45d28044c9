import ArgumentParser
import Flipbook
import Foundation

/// `flipbook diff`: where two motions, or two films, go apart first.
struct DiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Names the first difference of two motions or films.",
        discussion: """
              flipbook trace BouncingSquares -o before.csv
              flipbook diff before.csv BouncingSquares
              flipbook diff PlaygroundElastic PlaygroundElastic --set-b elasticity=0.9 -o apart.png

            Scenes and traces are compared by their numbers: the first frame, item and quantity that differ, and \
            the contact or setting that it comes from. Folders of frames and films are compared by their pixels, \
            with one another or with a scene. Exit code 1 where something differs.
            """)

    @Argument(
        help: ArgumentHelp("A scene, a trace (.csv, .json, .trace), a film or a folder.", valueName: "A"),
        completion: .scenes)
    var a: String

    @Argument(help: ArgumentHelp("What it is compared with.", valueName: "B"), completion: .scenes)
    var b: String

    @OptionGroup var parameters: ParameterOptions

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A parameter's value in B alone; may be repeated.", valueName: "NAME=VALUE"),
        completion: .settings)
    var setB: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The largest difference that counts as none: of numbers in their units, of pixels in steps of 255.",
            valueName: "N"))
    var tolerance: Double = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The frames that are compared. (default: all)", valueName: "RANGE"))
    var frames: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Seconds of scenes. (default: the scene's)", valueName: "S"))
    var duration: Double?

    @Option(
        name: [.short, .long], parsing: .unconditional,
        help: ArgumentHelp(
            "A .png file for the first frame that differs: A, B and the difference.", valueName: "OUT"),
        completion: .file(extensions: ["png"]))
    var output: String?

    @Flag(help: "Print what was found as JSON.")
    var json = false

    @Flag(name: [.short, .long], help: "Print nothing; the exit code tells.")
    var quiet = false

    func validate() throws {
        guard tolerance >= 0, tolerance.isFinite else {
            throw ValidationError("The tolerance has to be a number from 0 on.")
        }
        guard !quiet || !json else { throw ValidationError("Say either --quiet or --json.") }
    }

    func run() async throws {
        let range = try frames.map { try FrameRange($0) }
        let (first, second) = (try await DiffSide(a), try await DiffSide(b))
        let results = try Results(alone: true)
        guard first.hasNumbers, second.hasNumbers else { return }
        try await compareMotion(first, second, range, results)
    }

    private func compareMotion(
        _ first: DiffSide, _ second: DiffSide, _ range: FrameRange?, _ results: Results
    ) async throws {
        let own = try ParameterSetting.values(setB)
        let one = try await motion(first, like: second, parameters.values, range)
        let other = try await motion(second, like: first, parameters.values.merging(own) { $1 }, range)
        let report = try await Studio().compare(one, other, tolerance: tolerance, frames: range)
        guard let difference = report.difference else {
            if json { try results.print(json: DiffJSON(a: a, b: b)) }
            if !quiet, !json {
                Terminal.complain("No difference in \(report.equalFrames) frames.")
            }
            return
        }
        let found = DiffReport(a, b, difference)
        if json { try results.print(json: found.json) }
        if !quiet, !json { try found.lines.forEach { try results.print($0) } }
        throw ExitCode.differs
    }

    /// A scene is filmed at the rate of the trace that it is compared with.
    @MainActor private func motion(
        _ side: DiffSide, like other: DiffSide, _ parameters: [String: Double], _ range: FrameRange?
    ) throws -> ComparedMotion {
        switch side {
        case .trace(let trace): return .trace(trace)
        case .scene(let listing):
            var rate: Double?
            if case .trace(let trace) = other { rate = trace.rate }
            return .film(
                try Film(
                    of: listing, fps: rate ?? 60, duration: duration, frames: range, parameters: parameters
                ).resolved())
        case .folder, .film: throw FilmError.invalid("Pictures have no numbers.")
        }
    }
}
