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

    @OptionGroup var target: PictureOutput

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A phase every 5 (frames), 0.1s, 40pt (moved) or 15deg (turned). "
                + "(default: about a dozen phases)", valueName: "STEP"))
    var every: String?

    @OptionGroup var look: TrailLookOptions

    @OptionGroup var range: FrameOptions

    @OptionGroup var options: FilmOptions

    func run() async throws {
        try target.check(count: options.sweep.count)
        let results = try Results(alone: target.isPiped)
        let spacing = try every.map { try TrailSpacing($0) }
        for marked in try await options.films(of: scene, frames: range.selection) {
            let picture = try await Studio().trail(of: marked.film, spacing: spacing, look: look.look)
            let figure = Figure(picture, scale: marked.film.scale)
            try target.write(figure, to: marked.path(target.output), results)
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
