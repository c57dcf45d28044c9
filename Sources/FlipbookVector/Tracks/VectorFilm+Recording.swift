import CoreGeometry
import FlipbookCore
import FlipbookDrawing
import Foundation
import Picture

/// The picture that stands for a film where nothing may move.
public enum StillChoice: String, Sendable, Hashable, CaseIterable {
    /// All phases in one picture.
    case trail
    /// The first frame.
    case first
    /// The last frame.
    case last
}

extension VectorFilm {
    /// Runs a film's scene and fits tracks to its layers.
    ///
    /// - Throws: `FilmError.invalid` for a film with motion blur, which vectors cannot show; the scene's
    ///   `SceneFailure`, or `CancellationError`.
    @MainActor public init(
        of film: Film, tolerance: TrackTolerance = TrackTolerance(), still: StillChoice = .trail,
        simulationThreads: Int = 1
    ) throws {
        guard film.motionBlur == 1 else {
            throw FilmError.invalid(
                "A film of vectors has no motion blur, which averages pixels. Leave out --motion-blur, or take a "
                    + "video.")
        }
        var recording = try FilmRecording(of: film, still: still)
        var words = MotionRecord(size: film.listing.size)
        if film.sweep == nil {
            let run = try SimulationRun(of: film, simulationThreads: simulationThreads)
            run.recordsContacts = true
            while let frame = try run.nextFrame() {
                try recording.add(frame.picture)
                words.add(run.traceRows)
            }
            words.contacts = run.contactRows.filter { $0.phase == .began }
        } else {
            let runs = try SimulationRuns(of: film, simulationThreads: simulationThreads)
            while let frame = try runs.nextFrame() { try recording.add(frame.picture) }
        }
        self = try recording.film(of: film, tolerance)
        summary = MotionDescription(of: words, film).text
    }
}

/// The layers of a film's frames, and its still, while the film is recorded.
private struct FilmRecording {
    private let root = LayerRecord()
    private let choice: StillChoice
    private let fps: Double
    private var trail: Trail?
    private var first: Picture?
    private var last: Picture?
    private var count = 0

    @MainActor init(of film: Film, still: StillChoice) throws {
        choice = still
        fps = film.fps
        guard still == .trail else { return }
        var look = film.listing.trail.look
        // The still has the film's size and says nothing beside the picture.
        (look.isCropped, look.showsContacts) = (false, false)
        if look.coloring == .time { look.coloring = .age }
        trail = try Trail(spacing: film.sweep == nil ? film.listing.trail.spacing : nil, look: look)
        trail?.allowsUnknownItems = true
    }

    mutating func add(_ picture: Picture) throws {
        root.addChildren(picture.layers, frame: count, anchor: .zero)
        try trail?.add(picture, at: Double(count) / fps)
        if first == nil { first = picture }
        last = picture
        count += 1
    }

    func film(of film: Film, _ tolerance: TrackTolerance) throws -> VectorFilm {
        guard let first else { throw FilmError.invalid("A film of vectors needs at least one frame.") }
        let still: Picture? =
            switch choice {
            case .trail: try trail?.picture()
            case .first: first
            case .last: last
            }
        return VectorFilm(
            size: first.size, background: first.background, fps: film.fps, frameCount: count,
            layers: root.childTracks(tolerance, frameCount: count), title: film.listing.name,
            summary: film.listing.summary, still: still)
    }
}
