import ArgumentParser
import Flipbook
import Picture

/// The background, motion blur and slow motion of `flipbook render`.
struct LookOptions: ParsableArguments {
    @Flag(help: "Let the background shine through; not for .mp4.")
    var transparent = false

    @Option(
        help: ArgumentHelp(
            "Background color: a name, #rrggbb or #rrggbbaa. (default: white)", valueName: "COLOR"),
        completion: .colors)
    var background: String?

    @Flag(
        help: ArgumentHelp(
            "Show the device around the scene, with its status bar; see --device.", visibility: .hidden))
    var bezel = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Average N pictures in linear light for each frame, 1 to 64.", valueName: "N"))
    var motionBlur = 1

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Slow motion: N times as long, 1 to 100. (default: 1.0)", valueName: "N"),
        transform: Double.number(of:))
    var slow: Double = 1

    func validate() throws {
        guard !transparent || background == nil else {
            throw ValidationError("--transparent and --background exclude each other; leave one out.")
        }
    }

    /// Returns the color behind the scene: clear with `--transparent`, and that of the paper by default.
    func color(on paper: Color) throws -> Color {
        try transparent ? .clear : background.map { try Color(named: $0) } ?? paper
    }
}
