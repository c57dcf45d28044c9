import CoreGeometry
public import FlipbookCore
import Picture

extension FilmRenderer {
    /// Plots a film's motion over time: a curve for each item or, with a sweep, for each value and item.
    /// Views that move take the place of dynamic items in a scene without any.
    /// - Throws: `FilmError.lacking` for a scene in which nothing moves, `FilmError.invalid` for an unknown
    ///   item, too many curves or a size that is not allowed, the scene's `SceneFailure`, or
    ///   `CancellationError`.
    @MainActor public func plot(of film: Film, _ spec: PlotSpec = PlotSpec()) async throws -> Plot {
        // Checks the size before the simulation.
        _ = try Plot(
            title: "", duration: film.duration, panels: spec.quantities.map { Plot.Panel($0, []) },
            size: spec.size)
        try SeriesSelection.check(film.sweep)
        let simulations = try film.panels.map { try SimulationRun(of: $0, simulationThreads: jobs).motions() }
        return try Plot(of: film, simulations, spec)
    }
}

extension Plot {
    /// Creates the plot of a film from the motions of its runs, one for each value of a sweep.
    @MainActor init(of film: Film, _ simulations: [[ItemMotion]], _ spec: PlotSpec) throws {
        let selection = try SeriesSelection(of: simulations, film, spec)
        try self.init(
            title: film.entry.name, duration: film.time(ofFrame: film.frameCount),
            panels: spec.quantities.map { Plot.Panel($0, selection.series(of: $0)) }, theme: spec.theme,
            size: spec.size)
        (subtitle, legendTitle) = (selection.subtitle, selection.legendTitle)
        let notes = [selection.note, selection.velocityNote(for: spec.quantities)]
        (note, marksContacts) = (notes.filter { !$0.isEmpty }.joined(separator: "  "), spec.marksContacts)
        summary = "\(film.entry.summarySentence) \(summary)"
    }
}
