import CoreGeometry
package import Picture

/// The frames of a film: those of one run, or, with a sweep, of a run for each value, side by side.
@MainActor package final class SimulationRuns {
    private let simulations: [SimulationRun]
    private let screen: GridLayout?
    private let bezel: DeviceBezel?
    private let background: Color

    /// Sets the scene up for each value, at frame 0; each run uses `simulationThreads` threads.
    package init(of film: Film, simulationThreads: Int) throws {
        simulations = try film.panels.map { try SimulationRun(of: $0, simulationThreads: simulationThreads) }
        (screen, bezel) = (film.splitScreen, film.bezel)
        background = film.background
    }

    /// The run of a film without a sweep; nil for a sweep.
    package var only: SimulationRun? { screen == nil ? simulations[0] : nil }

    /// The picture of the hosts' current states.
    package var picture: Picture { compose(simulations.map(\.picture)) }

    /// Advances to the next requested frame, or returns nil after the last.
    package func nextFrame() throws -> Frame? {
        let frames = try simulations.compactMap { try $0.nextFrame() }
        return frames.first.map { Frame(number: $0.number, pictures: exposures(of: frames)) }
    }

    /// Returns the pictures of the exposure, with all runs at the same moments. A run whose pictures are all
    /// equal has only one, which stands for each moment.
    private func exposures(of frames: [Frame]) -> [Picture] {
        let count = frames.map(\.pictures.count).max() ?? 1
        return (0..<count).map { moment in
            compose(frames.map { $0.pictures[min(moment, $0.pictures.count - 1)] })
        }
    }

    /// Advances to a later frame.
    package func advance(to number: Int) throws {
        for simulation in simulations { try simulation.advance(to: number) }
    }

    private func compose(_ pictures: [Picture]) -> Picture {
        let shown = bezel.map { bezel in
            zip(pictures, simulations).map { picture, run in
                bezel.picture(
                    of: picture, statusBar: StatusBarLook(of: run.host), background: background)
            }
        }
        let panels = shown ?? pictures
        return screen?.picture(of: panels, background: background) ?? panels[0]
    }
}
