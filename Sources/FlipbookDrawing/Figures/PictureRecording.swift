public import FlipbookCore
public import Foundation
public import Picture

/// The picture of one moment of a film's run, which may feed other outputs at the same time.
@MainActor public final class PictureRecording: FrameObserver {
    private let film: Film
    private let time: TimeInterval
    private let number: Int
    private var run: SimulationRun?
    private var recorded: Picture?

    /// Prepares the picture of the frame nearest to a time of the scene, in seconds; the film's end is
    /// allowed.
    /// - Throws: `FilmError.invalid` for a time outside of the film.
    public init(of film: Film, at time: TimeInterval) throws {
        (self.film, self.time, number) = (film, time, try film.frame(at: time))
    }

    /// Begins with a run at frame 0.
    public func begin(with run: SimulationRun?) { self.run = run }

    /// Takes the frame if it is the one.
    public func add(_ frame: Frame) { if frame.number == number { recorded = frame.picture } }

    /// True until the frame came.
    public var needsMore: Bool { recorded == nil }

    /// Advances to the film's end if that is the moment.
    /// - Throws: the scene's `SceneFailure`, or `CancellationError`.
    public func end() throws {
        guard recorded == nil, let run else { return }
        try run.advance(to: number)
        recorded = run.picture
    }

    /// The picture with its title; nil before the run ends.
    public var picture: Picture? { recorded.map { film.titled($0, film.title(at: [time])) } }
}
