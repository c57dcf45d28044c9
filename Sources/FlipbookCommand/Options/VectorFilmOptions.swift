import ArgumentParser
import Flipbook

/// The settings of the commands that turn a film into vectors, code or words.
struct VectorFilmOptions: ParsableArguments {
    @OptionGroup(title: "Parameters") var parameters: ParameterOptions

    @OptionGroup var running: RunOptions

    @OptionGroup var screen: ScreenOption

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Seconds, above 0 and at most 3600. (default: the scene's)", valueName: "S"),
        transform: Double.seconds(of:))
    var duration: Double?

    @Option(
        parsing: .unconditional, help: "Frames per second, 1 to 240. (default: 60.0)",
        transform: Double.number(of:))
    var fps: Double = 60

    @Flag(
        help:
            "Take items where the engine has them, not at moments that move evenly between its sub-steps.")
    var raw = false

    /// The style of the interface and of the paper.
    var appearance: AnimatedSVG.Appearance { running.appearance }

    /// Returns the film of a scene with these settings. A dark interface lies on dark paper, on which its
    /// white texts are seen, and so does its still.
    func film(of scene: SceneArgument) async throws -> Film {
        var entry = running.applied(to: screen.applied(to: try await scene.entry))
        entry.noteDevice(takesDevices: true)
        let paper = appearance == .dark ? Theme.dark : .light
        if appearance == .dark { entry.trail.look.theme = paper }
        return try await Film(
            of: entry,
            Film.Settings(
                fps: fps, scale: screen.scale(of: entry), duration: duration, background: paper.paper,
                showsRawMotion: raw, parameters: parameters.values)
        )
        .resolved()
    }

    /// Returns the tracks of a film.
    @MainActor func vectors(of film: Film) throws -> VectorFilm { try VectorFilm(of: film, still: .first) }
}
