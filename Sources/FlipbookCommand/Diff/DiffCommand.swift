import ArgumentParser
import Flipbook
import Foundation
import Raster

/// `flipbook diff`: the first difference of two motions or two films.
struct DiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Names the first difference of two motions or films.",
        discussion: """
              flipbook trace BouncingSquares -o before.csv
              flipbook diff before.csv BouncingSquares
              flipbook diff PlaygroundElastic PlaygroundElastic --set-b elasticity=0.9

            Scenes and traces are compared by their numbers: the first frame, item and quantity that differ, and \
            the contact or setting that it comes from. Folders of frames and films are compared by their pixels, \
            with one another or with a scene. Exit code 1 where something differs.

            Rare options: flipbook diff --help-hidden
            """)

    @Argument(
        help: ArgumentHelp(
            "A scene, a trace (.csv, .json, .trace or -), a film or a folder.", valueName: "A"),
        completion: .scenes)
    var a: String

    @Argument(
        help: ArgumentHelp("The scene, trace, film or folder to compare with.", valueName: "B"),
        completion: .scenes)
    var b: String

    @OptionGroup var running: RunOptions

    @OptionGroup var screen: ScreenOption

    @OptionGroup var parameters: ParameterOptions

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A parameter's value in B alone; may be repeated.", valueName: "NAME=VALUE"),
        completion: .settings)
    var setB: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Largest difference that counts as equal: of numbers in their units, of pixels in steps of 255. "
                + "(default: 0.0)",
            valueName: "N"),
        transform: Double.number(of:))
    var tolerance: Double = 0

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The frames that are compared. (default: all)", valueName: "RANGE"))
    var frames: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Seconds of scenes. (default: the scene's)", valueName: "S"),
        transform: Double.seconds(of:))
    var duration: Double?

    @Option(
        name: [.short, .long], parsing: .unconditional,
        help: ArgumentHelp(
            "A .png file for the first frame that differs: A, B and the difference.", valueName: "OUT"),
        completion: .file(extensions: ["png"]))
    var output: String?

    @Flag(help: "Print the difference as JSON.")
    var json = false

    @Flag(name: [.short, .long], help: "Print nothing; exit code 0 for equal, 1 for different.")
    var quiet = false

    func validate() throws {
        guard tolerance >= 0, tolerance.isFinite else {
            throw ValidationError("The tolerance has to be a number from 0 on.")
        }
        guard a != "-" || b != "-" else {
            throw ValidationError("Standard input is one trace; give a file for the other.")
        }
        guard !quiet || !json else {
            throw ValidationError("--quiet and --json exclude each other; leave one out.")
        }
    }

    func run() async throws {
        let range = try frames.map { try OpenFrameRange($0) }
        if let output { try refuse(output) }
        let sides = (try await side(a), try await side(b))
        try refuseUnused(by: sides)
        let values = try parameters.values
        let own = try values.merging(ParameterSetting.values(setB)) { $1 }
        let results = try Results(alone: true)
        let comparison: Comparison
        if sides.0.hasNumbers, sides.1.hasNumbers {
            comparison = try await motionComparison(sides, (values, own), range)
        } else {
            comparison = try await filmComparison(sides, (values, own), range)
        }
        guard let found = comparison.difference else {
            if json { return try results.print(json: DiffJSON(a: a, b: b)) }
            if !quiet { Terminal.error(comparison.sentence) }
            return
        }
        try report(found, results)
        throw ExitCode.differs
    }

    /// Returns a side of the comparison; a scene is shown as the options say.
    private func side(_ argument: String) async throws -> DiffSide {
        try await DiffSide(argument).applying { running.applied(to: screen.applied(to: $0)) }
    }

    /// The result of a comparison.
    struct Comparison {
        /// The first difference and its picture, which is made only if requested; nil when both sides are
        /// equal.
        var difference: (report: DiffReport, picture: DifferencePicture?)?
        /// The number of equal frames.
        let equalFrames: Int
        /// The largest difference that the tolerance allowed, as a phrase; nil for none.
        var largestAllowed: String?
        /// A clause about what differs and is not compared; nil for none.
        var remark: String?

        /// The sentence about two equal sides.
        var sentence: String {
            let largest = largestAllowed.map { "; the largest allowed one is \($0)" } ?? ""
            return "No difference in \(equalFrames) frames\(largest).\(remark.map { " \($0)." } ?? "")"
        }
    }

    private func report(_ found: (report: DiffReport, picture: DifferencePicture?), _ results: Results) throws
    {
        if let output, let picture = found.picture {
            try writeAtomically(picture.bitmap().pngData(), to: output, monitor: .process)
        } else if output != nil, !quiet {
            Terminal.error("There is nothing to show in a picture, so none was written.")
        }
        var report = found.report
        report.json.picture = found.picture == nil ? nil : output
        if json { return try results.print(json: report.json) }
        guard !quiet else { return }
        for line in report.lines { try results.print(line) }
        if found.picture != nil, let output { try results.print(output) }
    }

    /// Throws an error if the output is not a PNG file, or is one of the two sides and would overwrite it.
    private func refuse(_ output: String) throws {
        guard case .png = try PictureFormat(path: output) else {
            throw FilmError.invalid(
                "The picture of a difference is a PNG file: give -o a name that ends in .png, not “\(output)”."
            )
        }
        guard ![a, b].contains(where: { Self.takesPlace(output, of: $0) }) else {
            throw FilmError.invalid("“\(output)” cannot be both what is compared and where the picture goes.")
        }
    }

    /// Returns whether an output is a side of the comparison, or replaces a file in a folder of frames or
    /// beside those of a pattern.
    private static func takesPlace(_ output: String, of side: String) -> Bool {
        let (place, other) = (OutputPath.place(of: output), OutputPath.place(of: side))
        if place == other { return true }
        let frames = isFolder(side) ? other : side.contains("%") ? folder(of: other) : nil
        return folder(of: place) == frames && FileManager.default.fileExists(atPath: place)
    }
}
