import CoreGeometry
import FlipbookCore
import Picture

extension FilmRenderer {
    /// Plots a film's motion over time: a curve for each item or, with a sweep, for each value and item.
    /// - Throws: `FilmError.lacking` for a scene without dynamic items, `FilmError.invalid` for an unknown
    ///   item, too many curves or a size that is not allowed, the scene's `SceneFailure`, or
    ///   `CancellationError`.
    @MainActor public func plot(of film: Film, _ order: PlotSpec = PlotSpec()) async throws -> Plot {
        // Checks the size before the simulation.
        _ = try Plot(
            title: "", duration: film.duration, panels: order.quantities.map { Plot.Panel($0, []) },
            size: order.size)
        try SeriesSelection.check(film.sweep)
        let simulations = try film.panels.map { try SimulationRun(of: $0, simulationThreads: jobs).motions() }
        let cast = try SeriesSelection(of: simulations, film, order)
        var plot = try Plot(
            title: film.listing.name, subtitle: cast.subtitle, legendTitle: cast.legendTitle, note: cast.note,
            duration: film.time(ofFrame: film.frameCount),
            panels: order.quantities.map { Plot.Panel($0, cast.series(of: $0)) },
            marksContacts: order.marksContacts, theme: order.theme, size: order.size)
        plot.summary = "\(film.listing.summary) \(plot.summary)"
        return plot
    }
}
