import ArgumentParser
import Flipbook

/// The scene that a command works on.
struct SceneArgument: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "A scene's name (`flipbook list`) or a file: Own.swift, Own.swift:Second.",
            valueName: "SCENE"),
        completion: .scenes)
    var name: String

    @Option(
        help: ArgumentHelp(
            "The seconds that the scene may compute for one frame; a loop without end is then named. (default: 10)",
            valueName: "SECONDS", visibility: .hidden),
        transform: Double.number(of:))
    var patience: Double?

    func validate() throws {
        guard let patience else { return }
        guard patience > 0, patience.isFinite else {
            throw ValidationError("--patience has to be a number of seconds above 0.")
        }
        LoopWatch.patience = patience
    }

    /// The argument and option as they are on the command line, without defaults.
    var words: [String] { [name] + (patience.map { ["--patience", $0.typed] } ?? []) }

    /// The scene's entry in the catalog or in the scene file.
    var entry: CatalogEntry {
        get async throws { try await Program.entry(named: name) }
    }
}
