import ArgumentParser
import Flipbook

/// `flipbook figure`: one frame as a picture.
struct FigureCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "figure", abstract: "Draws a single frame of a scene.",
        discussion: "  flipbook figure BouncingSquares --at 1.5 -o bouncing.pdf")

    @OptionGroup var scene: SceneArgument

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The frame's number; 0 is the initial state.", valueName: "N"))
    var frame: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The time in seconds; the nearest frame is drawn.", valueName: "S"))
    var at: Double?

    @Option(
        name: [.short, .long], parsing: .unconditional,
        help: ArgumentHelp("A .png, .svg or .pdf file.", valueName: "OUT"), completion: .pictures)
    var output: String

    @OptionGroup var options: FilmOptions

    func validate() throws {
        guard (frame == nil) != (at == nil) else {
            throw ValidationError("Say which frame: either --frame <N> or --at <S>.")
        }
    }

    func run() async throws {
        _ = try PictureFormat(path: output)
        for marked in try await options.films(of: scene) {
            let film = marked.film
            let picture = try await Studio().picture(of: film, frame: frame ?? film.frame(at: at ?? 0))
            try Figure(picture, scale: film.scale).write(to: marked.path(output))
            try Results().print(marked.path(output))
        }
    }
}
