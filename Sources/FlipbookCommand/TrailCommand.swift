import ArgumentParser
import Flipbook

extension Trail.Style: ExpressibleByArgument {}

/// `flipbook trail`: all phases of a movement in one picture.
struct TrailCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trail", abstract: "Draws all phases of a scene in one picture, older ones fainter.",
        discussion: "  flipbook trail BouncingSquares -o bouncing.svg --style outlines")

    @OptionGroup var scene: SceneArgument

    @Option(
        name: [.short, .long], parsing: .unconditional,
        help: ArgumentHelp("A .png, .svg or .pdf file.", valueName: "OUT"), completion: .pictures)
    var output: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Take every Nth of the frames. (default: so that about a dozen phases show)", valueName: "N"))
    var every: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Which frames, such as 0-59 or 0-119:2. (default: all)", valueName: "RANGE"))
    var frames: String?

    @Option(help: "Phases as they are, or only their outlines.")
    var style: Trail.Style = .ghosts

    @OptionGroup var options: FilmOptions

    func run() async throws {
        _ = try PictureFormat(path: output)
        for film in try await options.films(of: scene, frames: frames) {
            let picture = try await Studio().trail(of: film.film, every: every, style: style)
            try Figure(picture, scale: film.film.scale).write(to: film.path(output))
            try Results().print(film.path(output))
        }
    }
}
