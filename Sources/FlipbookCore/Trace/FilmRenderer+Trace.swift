import Picture
public import UIKitHost

extension FilmRenderer {
    /// Returns the state of every dynamic item in each frame of the film's range, ordered by frame and then
    /// by the items' addition.
    /// - Throws: the scene's `SceneFailure`, or `CancellationError`.
    @MainActor public func trace(of film: Film) async throws -> [ItemRecord] {
        var rows: [ItemRecord] = []
        try trace(of: film) { rows.append($0) }
        return rows
    }

    /// Calls a function with the state of every dynamic item in each frame of the film's range, ordered by
    /// frame and then by the items' addition.
    /// - Throws: the scene's `SceneFailure`, `CancellationError`, or the error of the function.
    @MainActor public func trace(of film: Film, _ body: (ItemRecord) throws -> Void) throws {
        let simulation = try SimulationRun(of: film, simulationThreads: jobs)
        for number in film.frames {
            try simulation.advance(to: number)
            try simulation.itemRecords.forEach(body)
        }
    }

    /// Returns every contact that begins or ends, up to the last frame of the film's range, in the order of
    /// time.
    /// - Throws: the scene's `SceneFailure`, or `CancellationError`.
    @MainActor public func contacts(of film: Film) async throws -> [ContactRecord] {
        try SimulationRun(of: film, simulationThreads: jobs).contacts(to: film.frames.last)
    }

    /// Returns a hash of the bodies' motion state and of everything visible, at the start and after each
    /// tick. Items are drawn where the engine has them, without interpolation.
    /// - Throws: the scene's `SceneFailure`, or `CancellationError`.
    @MainActor public func hash(of film: Film) async throws -> Hash64 {
        var film = film
        film.given.showsRawMotion = true
        let simulation = try SimulationRun(of: film, simulationThreads: jobs)
        var hash = Hash64()
        hash.combine(simulation.tick)
        while let tick = try simulation.nextTick(toFrame: film.frames.last) { hash.combine(tick) }
        return hash
    }

    /// Returns the members of UIKit without effect that the scene uses up to the last frame of the film's
    /// range, each once, in the order of use. Warnings of the run are not printed.
    /// - Throws: the scene's `SceneFailure`, or `CancellationError`.
    @MainActor public func usesWithoutEffect(of film: Film) async throws -> [UseWithoutEffect] {
        let handler = RunContext.warningHandler
        RunContext.warningHandler = { _ in }
        defer { RunContext.warningHandler = handler }
        let simulation = try SimulationRun(of: film, simulationThreads: jobs)
        while try simulation.nextTick(toFrame: film.frames.last) != nil {}
        return simulation.host.usesWithoutEffect
    }
}
