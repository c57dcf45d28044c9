import CoreGeometry
import Picture

/// A scene with the settings it is filmed with. Frame n shows the time n / fps; frame 0 is the initial state.
/// In slow motion it shows the time n / fps / slowMotion.
///
/// A film of two seconds at 60 fps has the frames 0 to 119: frame 120 would begin the third second.
public struct Film: Sendable {
    /// What is filmed.
    public let listing: Listing
    /// Frames per second, 1...240; default 60.
    public let fps: Double
    /// Pixels per point, above 0 and at most 8; default 2.
    public let scale: Double
    /// Seconds of the scene, above 0 and at most 3600; default the scene's own. Slow motion makes the film
    /// longer than that.
    public let duration: TimeInterval
    /// The frames that are wanted; default all.
    public private(set) var frames: FrameRange
    /// What lies behind the scene's view; default white.
    public let background: Color
    /// Whether the frames show what the animators see, over the views; default false.
    public let showsDebugOverlay: Bool
    /// Whether frames show the engine's own states instead of moments that move evenly between its sub-steps;
    /// default false. Frames with the overlay always do.
    public internal(set) var showsRawMotion: Bool
    /// How many times slower than the scene the film runs, 1...100; default 1. The scene moves as it would
    /// without.
    public let slowMotion: Double
    /// How many pictures are averaged in linear light for each frame, 1...64; default 1, for none that is
    /// blurred.
    public let motionBlur: Int
    /// The values of parameters by their names; those that are missing have the scene's defaults.
    public internal(set) var parameters: [String: Double]
    /// The values of one more parameter that are seen side by side; default none.
    public internal(set) var sweep: Sweep?

    /// A film of the settings given.
    /// - Throws: `FilmError.invalid` for one that is not allowed; the sentence says which are.
    public init(
        of listing: Listing, fps: Double = 60, scale: Double = 2, duration: TimeInterval? = nil,
        frames: FrameRange? = nil, background: Color = .white, showsDebugOverlay: Bool = false,
        showsRawMotion: Bool = false, slowMotion: Double = 1, motionBlur: Int = 1,
        parameters: [String: Double] = [:], sweep: Sweep? = nil
    ) throws {
        self.listing = listing
        self.fps = fps
        self.scale = scale
        self.duration = duration ?? listing.duration
        self.background = background
        self.showsDebugOverlay = showsDebugOverlay
        self.showsRawMotion = showsRawMotion
        self.slowMotion = slowMotion
        self.motionBlur = motionBlur
        self.parameters = parameters
        self.sweep = sweep
        try Self.check(fps: fps, scale: scale, duration: self.duration, size: listing.size)
        try Self.checkColumns(sweep, of: listing, scale: scale)
        try Self.check(slowMotion: slowMotion, motionBlur: motionBlur)
        self.frames = frames ?? FrameRange(count: Self.frameCount(self.duration, fps * slowMotion))
        try checkFrames()
    }

    /// How many frames the whole film has: duration x fps x slow motion rounded, at least 1.
    public var frameCount: Int { Self.frameCount(duration, fps * slowMotion) }

    /// Whether something behind the film shines through it.
    public var isTransparent: Bool { background.alpha < 1 }

    /// The width in pixels, a part of a pixel counted as one.
    public var pixelWidth: Int { Self.pixels(size.width, scale) }

    /// The height in pixels, a part of a pixel counted as one.
    public var pixelHeight: Int { Self.pixels(size.height, scale) }

    /// The time of the scene in seconds that a frame shows.
    public func time(ofFrame number: Int) -> TimeInterval { Double(number) / (fps * slowMotion) }

    /// The frame that shows a time: the nearest one. The film's end is the frame after the last, which no film
    /// holds, but a figure can show.
    /// - Throws: `FilmError.invalid` for a time before the film or after its end.
    public func frame(at time: TimeInterval) throws -> Int {
        guard time >= 0, time <= duration else {
            throw FilmError.invalid(
                "The time \(time.text) s is outside of the film; allowed are 0 to \(duration.text) s.")
        }
        return min(Int((time * fps * slowMotion).rounded()), frameCount)
    }

    /// The same film, of which only some frames are wanted; all have to be among its frames.
    func with(frames: FrameRange) -> Film {
        var film = self
        film.frames = frames
        return film
    }

    private static func frameCount(_ duration: TimeInterval, _ fps: Double) -> Int {
        max(1, Int((duration * fps).rounded()))
    }

    static func pixels(_ length: CGFloat, _ scale: Double) -> Int {
        Int((Double(length) * scale).rounded(.up))
    }
}

extension Film {
    /// How many ticks of the simulation make one frame at full speed: the fewest that keep a tick at or below
    /// 1/60 s, so that callbacks are never coarser than on a device: 1 at 60 and 120 fps, 2 at 30, 3 at 24.
    public var ticksPerFrame: Int { max(1, Int((60 / fps - 1e-9).rounded(.up))) }

    /// The length of a tick in seconds.
    public var tick: TimeInterval { 1 / (fps * Double(ticksPerFrame)) }
}

extension Film {
    /// The longest side of a frame in pixels: the most that H.264 encoders take.
    static let longestSide = 16384

    /// The most frames of a film: the names of all their files have six digits, and so sort as they do. An
    /// hour at 240 fps, or four and a half at 60.
    static let mostFrames = 1_000_000

    private static func check(fps: Double, scale: Double, duration: TimeInterval, size: CGSize) throws {
        guard fps >= 1, fps <= 240 else {
            throw FilmError.invalid(
                "The frame rate \(fps.text) fps is not allowed; it has to be from 1 to 240.")
        }
        guard scale > 0, scale <= 8 else {
            throw FilmError.invalid(
                "The scale \(scale.text) is not allowed; it has to be above 0 and at most 8.")
        }
        guard duration > 0, duration <= 3600 else {
            throw FilmError.invalid(
                "The duration \(duration.text) s is not allowed; it has to be above 0 and at most 3600 s.")
        }
        try check(size: size, scale: scale)
    }

    private static func check(size: CGSize, scale: Double) throws {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            throw FilmError.invalid(
                "The scene's size \(size.width.text)x\(size.height.text) pt is not allowed; both have to be above 0."
            )
        }
        guard max(size.width, size.height) * scale <= Double(longestSide) else {
            throw FilmError.invalid(
                "At scale \(scale.text) a frame of \(size.width.text)x\(size.height.text) pt has a side of more than "
                    + "\(longestSide) pixels; take a smaller scale.")
        }
    }

    private static func checkColumns(_ sweep: Sweep?, of listing: Listing, scale: Double) throws {
        guard let sweep else { return }
        let size = size(of: listing, sweep)
        guard max(size.width, size.height) * scale <= Double(longestSide) else {
            throw FilmError.invalid(
                "The \(sweep.values.count) values of “\(sweep.parameter)” side by side take "
                    + "\(size.width.text)x\(size.height.text) pt, at scale \(scale.text) more than \(longestSide) pixels; take a smaller scale, or a film of "
                    + "each with --one-by-one.")
        }
    }

    private static func check(slowMotion: Double, motionBlur: Int) throws {
        guard slowMotion >= 1, slowMotion <= 100 else {
            throw FilmError.invalid(
                "Slow motion of \(slowMotion.text) is not allowed; it has to be from 1 to 100 times slower.")
        }
        guard (1...64).contains(motionBlur) else {
            throw FilmError.invalid(
                "Motion blur of \(motionBlur) pictures a frame is not allowed; it has to be from 1 to 64.")
        }
    }

    func checkFrames() throws {
        guard frameCount <= Self.mostFrames else {
            throw FilmError.invalid(
                "A film of \(frameCount) frames is not allowed; it may have at most \(Self.mostFrames). Take a "
                    + "shorter duration, a lower frame rate, or less slow motion.")
        }
        guard frames.last < frameCount else {
            let slow = slowMotion == 1 ? "" : ", \(slowMotion.text) times slower,"
            throw FilmError.invalid(
                "Frame \(frames.last) is after the film's last one, \(frameCount - 1): "
                    + "\(duration.text) s at \(fps.text) fps\(slow) are the frames 0-\(frameCount - 1).")
        }
    }
}
