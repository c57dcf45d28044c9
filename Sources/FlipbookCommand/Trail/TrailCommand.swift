public import ArgumentParser
import Flipbook

extension TrailLook.Style: ExpressibleByArgument {}
extension TrailLook.Coloring: ExpressibleByArgument {}

/// `flipbook trail`: the successive positions of a motion in one picture.
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
                + "(default: the scene's, or as suits the motion)", valueName: "STEP"))
    var every: String?

    @OptionGroup var look: TrailLookOptions

    @OptionGroup var range: FrameOptions

    @OptionGroup var settings: FilmSettings

    @OptionGroup(title: "Parameters") var parameters: ParameterOptions

    @OptionGroup(title: "Parameters") var sweep: SweepOptions

    @OptionGroup(title: "Touches") var input: InputOptions

    private var options: FilmOptions {
        FilmOptions(
            settings: settings.onPaper(of: look.theme), parameters: parameters, sweep: sweep,
            input: input)
    }

    func run() async throws {
        try target.check(count: sweep.count, printsScript: input.printScript)
        let results = try Results(alone: target.isPiped)
        let spacing = try every.map { try TrailSpacing($0) }
        for marked in try await options.films(of: scene, frames: range.selection) {
            let paper = look.theme ?? (settings.appearance == .dark ? .dark : .light)
            var chosen = look.look(of: marked.film.entry.trail.look, on: paper)
            chosen.ground = settings.ground(on: paper)
            let picture = try await FilmRenderer().trail(of: marked.film, spacing: spacing, look: chosen)
            let figure = Figure(picture, scale: marked.film.scale)
            try target.write(
                figure, to: marked.path(target.output), results, isSilent: input.printScript)
        }
    }
}
