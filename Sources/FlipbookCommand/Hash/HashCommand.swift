import ArgumentParser
import Flipbook

/// `flipbook hash`: a hash over every state of a scene's run, to compare runs of different machines and
/// builds.
struct HashCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hash", abstract: "Prints a hash over every state of a scene's run.",
        discussion: """
              flipbook hash BouncingSquares

            The same scene has the same hash on every machine, in every run and build. In CI, give the hash of \
            before: flipbook hash BouncingSquares --expect HASH

            Rare options: flipbook hash --help-hidden
            """)

    @OptionGroup var scene: SceneArgument

    @OptionGroup var running: RunOptions

    @OptionGroup var screen: ScreenOption

    @OptionGroup var parameters: ParameterOptions

    @Option(help: ArgumentHelp("Exit with code 1 unless the hash is this one.", valueName: "HASH"))
    var expect: String?

    @OptionGroup var strict: StrictOption

    @OptionGroup(title: "Touches") var input: InputOptions

    func validate() throws {
        guard expect == nil || !input.printScript else {
            throw ValidationError("--print-script prints no hash that --expect could compare; leave one out.")
        }
        guard expect != "" else {
            throw ValidationError(
                "--expect needs the hash of before, such as b4a81e90f6f0e08a; this one is empty.")
        }
    }

    func run() async throws {
        let entry = try await input.entry(of: scene, running, screen, duration: nil, parameters)
        guard !input.printScript else { return try input.writeScript(of: entry) }
        entry.noteDevice(takesDevices: true)
        let film = try await Film(
            of: entry, Film.Settings(scale: screen.scale(of: entry), parameters: parameters.values)
        ).resolved()
        try await strict.check(film)
        let results = try Results(alone: true)
        let hash = try await FilmRenderer().hash(of: film).text
        try results.print(hash)
        guard let expect, expect.lowercased() != hash else { return }
        Terminal.error("Error: \(film.entry.name) has the hash \(hash), not \(expect).")
        throw ExitCode.differs
    }
}
