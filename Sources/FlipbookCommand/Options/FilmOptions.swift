import ArgumentParser
import Flipbook

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
        look: LookOptions? = nil, showsBezel: Bool = false, values: String? = nil
    ) async throws -> [LabeledFilm] {
        let sweep = try sweep.values
        let entry = try await entry(of: scene, sweep)
        let chosen = try values.map { try ValueRange($0) }
        let film = try settings.film(
            of: entry, frames: frames, defaultRate: defaultRate, look: look, showsBezel: showsBezel,
            parameters: parameters.values, sweep: self.sweep.oneByOne ? nil : sweep)
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
        let exploration = Exploration(
            scene: scene, options: settings.words + parameters.compiling.words,
            duration: settings.duration, parameters: values)
        entry = try await input.applied(to: entry, exploring: exploration)
        if input.printScript { try input.writeScript(of: entry) }
        // Options go before the settings of a recording.
        entry = settings.applied(to: entry)
        entry.noteDevice(takesDevices: true)
        return entry
    }
}
