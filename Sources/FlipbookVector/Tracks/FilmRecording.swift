import FlipbookCore
import FlipbookDrawing
import Picture
import UIKitHost

/// The layers, items and contacts of a film's frames, and its still, while the film is recorded.
@MainActor struct FilmRecording {
    /// The number of ghosts above which the still has fewer phases: 14,000 ghosts of 1,500 items would be
    /// nine tenths of the file, and a heap in which no item can be followed.
    private static let mostGhosts = 3000

    private let film: Film
    private let choice: StillChoice
    private let root = LayerRecord()
    /// The run whose items are described; nil for a sweep, which has none of its own.
    private var described: SimulationRun?
    private var words: MotionRecord
    private var trail: Trail?
    /// True when a frame blurs what lies behind a view, which the film does not show.
    private(set) var hasBackdrops = false
    /// True when a frame combines layers in a way that the film does not show.
    private(set) var hasOperators = false
    private var first: Picture?
    private var last: Picture?
    private var count = 0

    /// Creates the recording of a film.
    /// - Throws: `FilmError.invalid` for a film with motion blur.
    init(of film: Film, still: StillChoice) throws {
        guard film.motionBlur == 1 else {
            throw FilmError.invalid(
                "A film of vectors has no motion blur, which averages pixels. Leave out --motion-blur, or take a "
                    + "video.")
        }
        (self.film, choice) = (film, still)
        words = MotionRecord(size: film.entry.size)
        guard still == .trail else { return }
        var look = film.entry.trail.look
        // The still has the film's size, without a legend or marks of contacts.
        (look.isCropped, look.showsContacts) = (false, false)
        if look.coloring == .time { look.coloring = .age }
        trail = try Trail(spacing: film.sweep == nil ? film.entry.trail.spacing : nil, look: look)
        trail?.allowsUnknownItems = true
        trail?.mostGhosts = Self.mostGhosts
    }

    /// Begins with the run of the film; nil for a sweep.
    mutating func begin(with run: SimulationRun?) {
        described = run
        run?.recordsContacts = true
    }

    /// Runs the film's scene and adds all its frames.
    mutating func run(simulationThreads: Int) throws {
        let runs = try SimulationRuns(of: film, simulationThreads: simulationThreads)
        begin(with: runs.only)
        while let frame = try runs.nextFrame() { try add(frame) }
    }

    /// Adds the next frame.
    mutating func add(_ frame: Frame) throws {
        let picture = frame.picture
        if !hasBackdrops { hasBackdrops = picture.hasBackdrops }
        if !hasOperators { hasOperators = picture.hasOperators }
        root.addChildren(picture.layers.map(\.inStrips), frame: count, anchor: .zero)
        // A bezel does not move, and is no part of the scene.
        let scene = film.bezel != nil && film.sweep == nil ? DeviceBezel.content(of: picture) : picture
        try trail?.add(scene, at: Double(count) / film.fps)
        if described != nil { words.add(scene, at: film.time(ofFrame: frame.number)) }
        if first == nil { first = picture }
        last = picture
        count += 1
    }

    /// Returns the film of the frames so far, with the given still in place of the recording's if there is
    /// one.
    func film(_ tolerance: TrackTolerance, still: StillChoice? = nil) throws -> VectorFilm {
        guard let first else { throw FilmError.invalid("A film of vectors needs at least one frame.") }
        let still: Picture? =
            switch still ?? choice {
            case .trail: try trail?.picture().map(inBezel)
            case .first: first
            case .last: last
            }
        return VectorFilm(
            size: first.size, background: first.background, fps: film.fps, frameCount: count,
            layers: root.childTracks(tolerance, frameCount: count), title: film.entry.name,
            summary: summary, still: still)
    }

    /// Returns a trail within the bezel of the film. A trail with marks beyond the frame stays alone.
    private func inBezel(_ trail: Picture) -> Picture {
        guard let bezel = film.bezel, trail.size == film.entry.size else { return trail }
        let bar = described.map { StatusBarLook(of: $0.host) } ?? StatusBarLook()
        return bezel.picture(of: trail, statusBar: bar, background: film.background)
    }

    /// The description of the motion; of a sweep, that of the scene.
    private var summary: String {
        guard let described else { return film.entry.summary }
        var record = words
        // Other observers of the run may have advanced it beyond the last frame.
        record.contacts = described.contacts.filter { $0.phase == .began && $0.frame <= film.frames.last }
        return MotionDescription(of: record, film).text
    }
}
