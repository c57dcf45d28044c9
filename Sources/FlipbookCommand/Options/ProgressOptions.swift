import ArgumentParser

/// The progress options of the commands that make films.
struct ProgressOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Progress report style.", valueName: "STYLE"))
    var progress: ProgressStyle = .bar

    @Flag(help: ArgumentHelp("No progress: --progress none.", visibility: .hidden))
    var quiet = false

    func validate() throws {
        guard !quiet || progress == .bar else {
            throw ValidationError("--quiet and --progress exclude each other; leave one out.")
        }
    }

    /// The selected style; `none` with `--quiet`.
    var style: ProgressStyle { quiet ? .none : progress }

    /// Throws an error if progress lines and another output would both go to standard output.
    func check(isOutputTaken: Bool) throws {
        guard style != .openjd || !isOutputTaken else {
            throw ValidationError(
                "Standard output takes either --progress openjd, or the video (-o -) or --json.")
        }
    }
}
