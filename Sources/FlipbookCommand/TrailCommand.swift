import ArgumentParser
import Flipbook

extension TrailLook.Style: ExpressibleByArgument {}
extension TrailLook.Coloring: ExpressibleByArgument {}

/// `flipbook trail`: all phases of a movement in one picture.
struct TrailCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trail", abstract: "Draws all phases of a scene in one picture, older ones fainter.",
        usage: "flipbook trail <SCENE> -o <OUT> [--every <STEP>] [<options>]",
        discussion: """
              flipbook trail BouncingSquares -o bouncing.svg
              flipbook trail PushedSquare -o pushed.pdf --every 40pt --paths --crop

            Rare options: flipbook trail --help-hidden
            """)

    @OptionGroup var scene: SceneArgument

    @Option(
        name: [.short, .long], parsing: .unconditional,
        help: ArgumentHelp("A .png, .svg or .pdf file.", valueName: "OUT"), completion: .pictures)
    var output: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A phase every 5 (frames), 0.1s, 40pt (moved) or 15deg (turned). "
                + "(default: about a dozen phases)", valueName: "STEP"))
    var every: String?

    @OptionGroup var look: TrailLookOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Which frames, such as 0-59 or 0-119:2. (default: all)", valueName: "RANGE"))
    var frames: String?

    @OptionGroup var options: FilmOptions

    func run() async throws {
        _ = try PictureFormat(path: output)
        let spacing = try every.map { try TrailSpacing($0) }
        for marked in try await options.films(of: scene, frames: frames) {
            let picture = try await Studio().trail(of: marked.film, spacing: spacing, look: look.look)
            try Figure(picture, scale: marked.film.scale).write(to: marked.path(output))
            try Results().print(marked.path(output))
        }
    }
}

/// How a trail is drawn.
struct TrailLookOptions: ParsableArguments {
    @Option(help: "Tinted areas or outlines.")
    var style: TrailLook.Style = .ghosts

    @Option(help: "What colours tell; times get a legend.")
    var color: TrailLook.Coloring = .age

    @Flag(help: "Draw the path of each center.")
    var paths = false

    @Flag(help: "Mark where contacts begin.")
    var contacts = false

    @Flag(help: "Crop to what moves.")
    var crop = false

    @Option(help: "Paper and inks.")
    var theme: Theme.Name = .light

    var look: TrailLook {
        TrailLook(
            style: style, coloring: color, showsPaths: paths, showsContacts: contacts, isCropped: crop,
            theme: theme.theme)
    }
}
