import ArgumentParser
import Flipbook
import UIKitHost

/// `flipbook explorer`: the process in which `--explore` tries out the scene of a file. It writes the script
/// of touches to standard output, each part as it is chosen, so that the part before a crash is there.
struct ExplorerCommand: AsyncParsableCommand {
    static let name = "explorer"
    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Tries out a scene for `--explore`.", shouldDisplay: false)

    @OptionGroup var scene: SceneArgument

    @OptionGroup var settings: FilmSettings

    @OptionGroup var parameters: ParameterOptions

    @MainActor func run() async throws {
        // What the scene prints is no part of the script.
        let results = try Results(alone: true)
        let entry = settings.applied(to: try await scene.entry)
        try entry.explorationScript(
            duration: settings.duration ?? entry.duration, parameters: parameters.values
        ) { try results.print($0.text, terminator: "") }
    }
}
