import ArgumentParser
import Flipbook
import SceneCompiler

/// `flipbook verify`: the frames of a folder that are missing, damaged, stale or foreign.
struct VerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Names the frames of a folder that are missing, damaged, stale or foreign.",
        discussion: """
              flipbook render FallingSquare -o falling/
              flipbook verify falling/
              flipbook verify falling/ FallingSquare --frames 0-59

            Prints a line for each kind of frame, such as “missing 60-119”. Stale are frames of another \
            version of the scene; with SCENE it is run to see what it shows now. Damaged is a PNG file with other \
            pixels, a wrong checksum or bytes after its end; its chunks without pixels, such as comments, may \
            differ. Exit code 1 unless all is well; then film again with --resume.

            Compile time (--compile-timeout): flipbook verify --help-hidden
            """)

    @Argument(help: ArgumentHelp("A folder of frames.", valueName: "FOLDER"), completion: .directory)
    var folder: String

    @Argument(
        help: ArgumentHelp("The scene to compare with: a name or a file.", valueName: "SCENE"),
        completion: .scenes)
    var scene: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The frames that have to be there. (default: those that were to be filmed)", valueName: "RANGE"))
    var frames: String?

    @Flag(help: "Print the result as JSON.")
    var json = false

    @OptionGroup var compiling: CompileOptions

    func run() async throws {
        let range = try frames.map { try OpenFrameRange($0) }
        let entry = try await entry
        let results = try Results(alone: true)
        let found = try await FolderVerification(of: folder, expecting: range, of: entry)
        let report = VerificationReport(found)
        if json {
            try results.print(json: report)
        } else {
            try report.lines.forEach { try results.print($0) }
        }
        guard !found.isWhole else { return }
        if let filming = found.filming, found.isWholeButFilming {
            Terminal.error("“\(folder)” is still being filmed: \(filming).")
            throw ExitCode.busy
        }
        Terminal.error(sentence(about: found))
        throw ExitCode.differs
    }

    /// Returns the sentence that names the problem and the next step.
    private func sentence(about found: FolderVerification) -> String {
        if found.hasChangedManifest {
            return
                "“\(folder)/film.json” was changed after it was written. Film again with the same options and "
                + "--resume, or take the frames as they are with stitch --force."
        }
        guard found.missing == nil, found.damaged == nil, found.stale == nil else {
            return "“\(folder)” is not whole. Film it again with the same options and --resume: only what is "
                + "missing, damaged or stale is drawn."
        }
        return
            "“\(folder)” holds frames that no run filmed. Move them away, or let stitch leave them out with "
            + "--force."
    }

    private var entry: CatalogEntry? {
        get async throws {
            guard let scene else { return nil }
            if let file = SceneFile(scene) { return try await file.entry() }
            return try await Program.knownEntry(named: scene)
        }
    }
}
