import ArgumentParser
import Flipbook
import UIKit

/// The settings of the commands that turn a film into vectors, code or words.
struct VectorFilmOptions: ParsableArguments {
    @OptionGroup(title: "Parameters") var parameters: ParameterOptions

    @OptionGroup var running: RunOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A screen: iPhone15, iPadMini:landscape; “list” shows all.", valueName: "NAME"),
        completion: .devices, transform: DeviceProfile.init(argument:))
    var device: DeviceProfile?

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

    /// Returns the film of a scene with these settings.
    func film(of scene: SceneArgument) async throws -> Film {
        let chosen = try await scene.entry
        let entry = running.applied(to: device.map { chosen.shown(on: $0) } ?? chosen)
        entry.noteDevice()
        return try await Film(
            of: entry,
            Film.Settings(
                fps: fps, duration: duration, showsRawMotion: raw, parameters: parameters.values)
        )
        .resolved()
    }

    /// Returns the tracks of a film.
    @MainActor func vectors(of film: Film) throws -> VectorFilm { try VectorFilm(of: film, still: .first) }
}
