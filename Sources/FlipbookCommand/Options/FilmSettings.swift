import ArgumentParser
import Flipbook
import Picture
import UIKit

/// The rate, size and length of a film.
struct FilmSettings: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: "Frames per second, 1 to 240. (default: 60; 50 where only a .gif is made)",
        transform: Double.number(of:))
    var fps: Double?

    @Option(
        name: .customLong("scale"), parsing: .unconditional,
        help: "Pixels per point, above 0 and at most 8. (default: 2.0)", transform: Double.number(of:))
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
            valueName: "S", visibility: .hidden),
        transform: Double.number(of:))
    var turn: Double?

    @Option(
        help: ArgumentHelp(
            "The style of the interface and of what lies behind it; of an .svg or .html alone that of the paper, "
                + "by default that of the reader's pages.",
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
        try appearance.check(in: system)
        guard let turn else { return }
        guard turn >= 0, turn.isFinite else {
            throw ValidationError("--turn has to be a number of seconds, 0 or more.")
        }
        guard device != nil else {
            throw ValidationError("--turn needs a device that turns; add one, such as --device iPhone15.")
        }
    }

    /// The color behind the views of a film: white texts of a dark interface would be lost on white.
    private var paper: Color { (appearance == .dark ? Theme.dark : .light).paper }

    /// Returns the number of pixels per point.
    private func scale(of entry: CatalogEntry) -> Double {
        givenScale ?? device.map { Double($0.scale) } ?? entry.recordedScale ?? 2
    }

    /// Returns the film of a scene with these settings; the values of a sweep stand side by side in it.
    func film(
        of entry: CatalogEntry, frames: FrameSelection? = nil, defaultRate: Double = 60,
        look: LookOptions? = nil, showsBezel: Bool = false, parameters: [String: Double],
        sweep: ParameterSweep? = nil
    ) throws -> Film {
        let film = try Film(
            of: applied(to: entry),
            Film.Settings(
                fps: fps ?? defaultRate, scale: scale(of: entry), duration: duration,
                background: look?.color(on: paper) ?? .white,
                showsDebugOverlay: debug, showsRawMotion: raw, showsBezel: look?.bezel ?? showsBezel,
                slowMotion: look?.slow ?? 1,
                motionBlur: look?.motionBlur ?? 1, parameters: parameters, sweep: sweep))
        guard turn.map({ $0 < film.duration }) ?? true else {
            throw FilmError.invalid(
                "The device turns after the film, whose \(film.duration.typed) s are over by then; take an earlier "
                    + "--turn or a longer --duration.")
        }
        return try frames.map { try film.choosing($0) } ?? film
    }

    /// Returns a scene on the chosen device, in the chosen style, with or without stand-ins.
    func applied(to entry: CatalogEntry) -> CatalogEntry {
        // A recording may have been made in the dark.
        var entry = appearance.applied(to: device.map { entry.shown(on: $0) } ?? entry)
        if let turn, let device { entry = entry.turning(by: DeviceTurn(of: device, at: turn)) }
        if usesStandIns { entry.usesStandIns = true }
        if let system { entry.look = system }
        return entry
    }
}
