import CoreGeometry
import Picture

/// What a film shows, frame by frame: one take, or with a sweep a take for each value, which run side by
/// side.
@MainActor final class Takes {
    private let takes: [Take]
    private let screen: SplitScreen?
    private let background: Color

    /// Sets the scene up for each value and stands at frame 0; each take runs on a number of threads.
    init(of film: Film, simulationThreads: Int) throws {
        takes = try film.panels.map { try Take(of: $0, simulationThreads: simulationThreads) }
        screen = film.splitScreen
        background = film.background
    }

    /// What is seen now.
    var picture: Picture { compose(takes.map(\.picture)) }

    /// Steps on to the next wanted frame; nil after the last.
    func nextFrame() throws -> Frame? {
        let frames = try takes.compactMap { try $0.nextFrame() }
        return frames.first.map { Frame(number: $0.number, pictures: exposures(of: frames)) }
    }

    /// What the open shutter sees, every take at the same moments. A take in which nothing moves has one
    /// picture for all of them.
    private func exposures(of frames: [Frame]) -> [Picture] {
        let count = frames.map(\.pictures.count).max() ?? 1
        return (0..<count).map { moment in
            compose(frames.map { $0.pictures[min(moment, $0.pictures.count - 1)] })
        }
    }

    /// Steps on to a later frame.
    func advance(to number: Int) throws {
        for take in takes { try take.advance(to: number) }
    }

    private func compose(_ pictures: [Picture]) -> Picture {
        screen?.picture(of: pictures, background: background) ?? pictures[0]
    }
}
