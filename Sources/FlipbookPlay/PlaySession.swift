package import CoreGeometry
package import FlipbookCore
package import Picture
package import UIKitHost

/// A scene that runs under somebody's hands, and the recording of what they do: `flipbook render --input`
/// films exactly what was played, since touches act at ticks, of which a second has 60, and not at moments of
/// a day.
@MainActor package final class PlaySession {
    /// The screen of the scene, and the values of its parameters. A change of these begins a new run.
    package struct Settings: Sendable, Hashable {
        /// The screen; nil, the default, for the scene's own size.
        package var device: DeviceProfile?
        /// A Boolean value that indicates whether the interface is dark; default false.
        package var isDark = false
        /// The values of parameters by name; missing ones have the scene's defaults.
        package var parameters: [String: Double] = [:]

        /// Creates the scene's own settings.
        package init() {}

        /// Creates the settings with which a scene begins.
        init(of entry: CatalogEntry) { isDark = entry.isDark }
    }

    /// The scene.
    package let entry: CatalogEntry
    /// The settings of the present run.
    package private(set) var settings: Settings
    private var run: SimulationRun
    private var recorder = TouchRecorder()
    private var hash = Hash64()

    /// Sets the scene up, at tick 0.
    /// - Throws: the errors of `SimulationRun`.
    package init(of entry: CatalogEntry, _ settings: Settings? = nil) throws {
        let settings = settings ?? Settings(of: entry)
        (self.entry, self.settings) = (entry, settings)
        run = try Self.run(of: entry, settings)
        hash.combine(run.tick)
    }

    private static func run(of entry: CatalogEntry, _ settings: Settings) throws -> SimulationRun {
        var recording = InputRecording(settings)
        recording.ticks = InputRecording.mostTicks
        var entry = entry.playing(recording)
        // A page can turn an interface light that began dark.
        entry.isDark = settings.isDark
        // A recording's hash is over the engine's own states, which are also what the page shows.
        return try SimulationRun(
            of: Film(of: entry, Film.Settings(scale: entry.recordedScale ?? 2, showsRawMotion: true)))
    }

    /// Sets the scene up again, at tick 0, and forgets the touches so far. On an error the run before goes
    /// on.
    /// - Throws: the errors of `SimulationRun`.
    package func restart(_ settings: Settings? = nil) throws {
        let settings = settings ?? self.settings
        run = try Self.run(of: entry, settings)
        (self.settings, recorder, hash) = (settings, TouchRecorder(), Hash64())
        hash.combine(run.tick)
    }

    /// The number of the present tick.
    package var tick: Int { run.tick.number }
    /// The size of the scene's view, in points.
    package var size: CGSize { run.film.size }
    /// The picture of the present tick.
    package var picture: Picture { run.picture }
    /// The hash of the ticks so far, which `flipbook hash --input` gives for the recording.
    package var stateHash: String { hash.text }
    /// The number of touches so far.
    package var touchCount: Int { recorder.count }
    /// A Boolean value that indicates whether the recording has the length of the longest film.
    package var isFull: Bool { tick + 1 >= InputRecording.mostTicks }

    /// Takes an event, which acts at the next tick.
    package func take(_ event: TouchEvent) {
        guard event.point.x.isFinite, event.point.y.isFinite else { return }
        // Fingers leave the screen at its edges.
        let point = CGPoint(
            x: min(max(event.point.x, 0), size.width), y: min(max(event.point.y, 0), size.height))
        recorder.take(TouchEvent(event.phase, finger: event.finger, at: point), nextTick: tick + 1)
    }

    /// Cancels all touches at the next tick.
    package func cancelTouches() { recorder.cancelAll() }

    /// Simulates a tick.
    /// - Throws: the errors of `SimulationRun`.
    package func advance() throws {
        recorder.act(on: run.host, tick: tick + 1)
        hash.combine(try run.nextTick())
    }

    /// The text of the recording, with the hash in a comment.
    package var script: String { "# The hash of these ticks: \(stateHash)\n" + recording.text }

    /// The recording of the run so far, up to the present tick.
    package var recording: InputRecording {
        var recording = InputRecording(settings)
        recording.look = entry.look == .iOS18 ? nil : entry.look
        recording.script = recorder.script()
        recording.ticks = tick + 1
        return recording
    }
}

extension InputRecording {
    /// Creates a recording without touches of some settings.
    init(_ settings: PlaySession.Settings) {
        self.init()
        (device, isDark, parameters) = (settings.device, settings.isDark, settings.parameters)
    }
}
