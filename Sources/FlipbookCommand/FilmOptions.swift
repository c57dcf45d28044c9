import ArgumentParser
import Flipbook

/// The scene that a command is about.
struct SceneArgument: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The scene's name; `flipbook list` shows all. Or a file with one: Own.swift, Own.swift:Second.",
            valueName: "SCENE"))
    var name: String

    /// The scene's entry in the catalog or in the file.
    var listing: Listing {
        get async throws {
            if let file = SceneFile(name) { return try await file.listing() }
            return try await Program.catalog.listing(named: name)
        }
    }
}

/// How a scene is filmed, for the commands that make pictures.
struct FilmOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: "Frames per second, 1 to 240.")
    var fps: Double = 60

    @Option(parsing: .unconditional, help: "Pixels per point, above 0 and at most 8.")
    var scale: Double = 2

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Seconds, above 0 and at most 3600. (default: the scene's)", valueName: "S"))
    var duration: Double?

    @Flag(help: "Draw what the engine sees: bodies, boundaries, velocities, contacts.")
    var debug = false

    @OptionGroup var parameters: ParameterOptions

    @OptionGroup var sweep: SweepOptions

    /// The film of a scene with these options; one for each value of a sweep that is wanted one by one.
    func films(of scene: SceneArgument, frames: String? = nil) async throws -> [MarkedFilm] {
        let range = try frames.map { try FrameRange($0) }
        let film = try await Film(
            of: scene.listing, fps: fps, scale: scale, duration: duration, frames: range,
            showsDebugOverlay: debug, parameters: parameters.values, sweep: sweep.values)
        return sweep.split(try await film.resolved())
    }
}
