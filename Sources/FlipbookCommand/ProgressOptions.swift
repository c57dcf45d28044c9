import ArgumentParser

/// How progress is told.
enum ProgressStyle: String, CaseIterable, ExpressibleByArgument {
    /// A bar on a terminal; elsewhere a line now and then.
    case bar
    /// A line now and then, also on a terminal.
    case lines
    /// Lines on standard output that Open Job Description's sessions read.
    case openjd
    /// Nothing.
    case none
}

/// How the commands that make films tell their progress.
struct ProgressOptions: ParsableArguments {
    @Option(help: ArgumentHelp("How far the film is.", valueName: "STYLE"))
    var progress: ProgressStyle = .bar

    @Flag(help: ArgumentHelp("No progress: --progress none.", visibility: .hidden))
    var quiet = false

    func validate() throws {
        guard !quiet || progress == .bar else { throw ValidationError("Say either --quiet or --progress.") }
    }

    /// The style that was chosen.
    var style: ProgressStyle { quiet ? .none : progress }

    /// Refuses lines on standard output where something else has it.
    func check(isOutputTaken: Bool) throws {
        guard style != .openjd || !isOutputTaken else {
            throw ValidationError(
                "Standard output takes either --progress openjd, or the video (-o -) or --json.")
        }
    }
}
