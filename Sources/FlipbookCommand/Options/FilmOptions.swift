import ArgumentParser
import Flipbook
import Picture
import UIKit

/// The scene that a command works on.
struct SceneArgument: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "A scene's name (`flipbook list`) or a file: Own.swift, Own.swift:Second.",
            valueName: "SCENE"),
        completion: .scenes)
    var name: String

    @Option(
        help: ArgumentHelp(
            "The seconds that the scene may compute for one frame; a loop without end is then named. (default: 10)",
            valueName: "SECONDS", visibility: .hidden))
    var patience: Double?

    func validate() throws {
        guard let patience else { return }
        guard patience > 0, patience.isFinite else {
            throw ValidationError("--patience has to be a number of seconds above 0.")
        }
        LoopWatch.patience = patience
    }

    /// The scene's entry in the catalog or in the scene file.
    var entry: CatalogEntry {
        get async throws { try await Program.entry(named: name) }
    }
}

/// The rate, size and length of a film.
struct FilmSettings: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: "Frames per second, 1 to 240. (default: 60; 50 where only a .gif is made)")
    var fps: Double?

    @Option(
        name: .customLong("scale"), parsing: .unconditional,
        help: "Pixels per point, above 0 and at most 8. (default: 2.0)")
    var givenScale: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "A screen: iPhone15, iPadMini:landscape; “list” shows all.",
            valueName: "NAME"),
        completion: .devices,
        transform: DeviceProfile.init(argument:))
    var device: DeviceProfile?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Turn the device of --device to its other direction at a time in seconds; the film is square.",
            valueName: "S", visibility: .hidden))
    var turn: Double?

    @Option(
        help: ArgumentHelp(
            "The style of the interface; of an .svg or .html that of the paper, by default that of the reader's "
                + "pages.",
            visibility: .hidden))
    var appearance: AnimatedSVG.Appearance = .automatic

    @Option(
        name: .customLong("look"), parsing: .unconditional, help: SystemLook.help,
        completion: SystemLook.completion, transform: SystemLook.init(argument:))
    var system: SystemLook?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Seconds, above 0 and at most 3600. (default: the scene's)", valueName: "S"),
        transform: Double.seconds(of:))
    var duration: Double?

    @Flag(help: "Draw the engine's bodies, boundaries, velocities and contacts.")
    var debug = false

    @Flag(
        help: ArgumentHelp(
            "Show the engine's own states, not states interpolated between its sub-steps.",
            visibility: .hidden))
    var raw = false

    @Flag(
        name: .customLong("stand-in"),
        help: ArgumentHelp(
            "Let views and images of Flipbook's own stand for those of missing storyboards, xibs and files.",
            visibility: .hidden))
    var usesStandIns = false

    func validate() throws {
        if system == .iOS12, appearance == .dark {
            throw ValidationError(
                "--look iOS12 excludes --appearance dark: dark interfaces came with iOS 13; leave one out.")
        }
        guard let turn else { return }
        guard turn >= 0, turn.isFinite else {
            throw ValidationError("--turn has to be a number of seconds, 0 or more.")
        }
        guard device != nil else {
            throw ValidationError("--turn needs a device that turns; add one, such as --device iPhone15.")
        }
    }

    /// Returns the number of pixels per point.
    private func scale(of entry: CatalogEntry) -> Double {
        givenScale ?? device.map { Double($0.scale) } ?? entry.recordedScale ?? 2
    }

    /// Returns the film of a scene with these settings; the values of a sweep stand side by side in it.
    func film(
        of entry: CatalogEntry, frames: FrameSelection? = nil, defaultRate: Double = 60,
        look: LookOptions? = nil, parameters: [String: Double], sweep: ParameterSweep? = nil
    ) throws -> Film {
        let film = try Film(
            of: applied(to: entry),
            Film.Settings(
                fps: fps ?? defaultRate, scale: scale(of: entry), duration: duration,
                background: look?.color ?? .white,
                showsDebugOverlay: debug, showsRawMotion: raw, showsBezel: look?.bezel ?? false,
                slowMotion: look?.slow ?? 1,
                motionBlur: look?.motionBlur ?? 1, parameters: parameters, sweep: sweep))
        return try frames.map { try film.choosing($0) } ?? film
    }

    /// Returns a scene on the chosen device, in the chosen style, with or without stand-ins.
    func applied(to entry: CatalogEntry) -> CatalogEntry {
        var entry = device.map { entry.shown(on: $0) } ?? entry
        if let turn, let device { entry = entry.turning(by: DeviceTurn(of: device, at: turn)) }
        if usesStandIns { entry.usesStandIns = true }
        if appearance == .dark { entry.isDark = true }
        if let system { entry.look = system }
        return entry
    }
}

/// The film settings, parameters, sweep and touches of the commands that make pictures.
///
/// It is no group of options itself: in debug builds the argument parser checks a group within a group
/// several times as often, which took most of the time of short commands.
struct FilmOptions {
    let settings: FilmSettings
    let parameters: ParameterOptions
    let sweep: SweepOptions
    let input: InputOptions

    /// Returns the films of a scene with these options and with those that only films have. There is one
    /// film, or one for each value of a sweep with `--one-by-one`; `values` selects some of these.
    func films(
        of scene: SceneArgument, frames: FrameSelection? = nil, defaultRate: Double = 60,
        look: LookOptions? = nil, values: String? = nil
    ) async throws -> [LabeledFilm] {
        let sweep = try sweep.values
        let entry = try await entry(of: scene, sweep)
        let chosen = try values.map { try ValueRange($0) }
        let film = try settings.film(
            of: entry, frames: frames, defaultRate: defaultRate, look: look, parameters: parameters.values,
            sweep: self.sweep.oneByOne ? nil : sweep)
        guard let sweep, self.sweep.oneByOne else {
            return [LabeledFilm(film: try await film.resolved(), mark: nil)]
        }
        let films = zip(try await film.films(oneByOne: sweep), sweep.marks).map(LabeledFilm.init)
        return try chosen?.choose(from: films, of: sweep) ?? films
    }
}

extension FilmOptions {
    /// Returns the entry of a scene on the chosen device, with the chosen script of touches.
    private func entry(of scene: SceneArgument, _ sweep: ParameterSweep?) async throws -> CatalogEntry {
        var entry = settings.applied(to: try await scene.entry)
        // Of a sweep, the first value is explored.
        var values = try parameters.values
        if let sweep { values[sweep.parameter] = sweep.values.first }
        entry = try await input.applied(to: entry, duration: settings.duration, parameters: values)
        if input.printScript { try input.writeScript(of: entry) }
        // Options go before the settings of a recording.
        return settings.applied(to: entry)
    }
}

/// The options that select frames of a film.
struct FrameOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Such as 7, 0-119:2 or 30-. (default: all)", valueName: "RANGE"))
    var frames: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The frames from this time of the scene on, in seconds. (default: 0)", valueName: "S"),
        transform: Double.seconds(of:))
    var from: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The frames before this time of the scene, in seconds. (default: the end)", valueName: "S"),
        transform: Double.seconds(of:))
    var to: Double?

    func validate() throws {
        guard frames == nil || (from == nil && to == nil) else {
            throw ValidationError("--frames excludes --from and --to; leave out one or the others.")
        }
    }

    /// True when an option selects frames.
    var isPart: Bool { frames != nil || from != nil || to != nil }

    /// The selected frames; nil for all.
    var selection: FrameSelection? {
        get throws {
            if let frames { return .frames(try OpenFrameRange(frames)) }
            return isPart ? .seconds(from: from, to: to) : nil
        }
    }
}

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
        help: ArgumentHelp("Slow motion: N times as long, 1 to 100.", valueName: "N"))
    var slow: Double = 1

    func validate() throws {
        guard !transparent || background == nil else {
            throw ValidationError("--transparent and --background exclude each other; leave one out.")
        }
    }

    /// The color behind the scene; white by default, clear with `--transparent`.
    var color: Color {
        get throws { try transparent ? .clear : background.map { try Color(named: $0) } ?? .white }
    }
}
