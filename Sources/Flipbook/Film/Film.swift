import CoreGeometry
import Picture

/// A scene with the settings of its film. Frame n shows the time n / (fps x slowMotion) of the scene; frame 0
/// is the initial state.
///
/// A film of two seconds at 60 fps has the frames 0 to 119: frame 120 would begin the third second.
public struct Film: Sendable {
    /// The scene to film.
    public let listing: Listing
    /// The frame rate in frames per second, 1...240; default 60.
    public let fps: Double
    /// The number of pixels per point, above 0 and at most 8; default 2.
    public let scale: Double
    /// The duration of the scene in seconds, above 0 and at most 3600; default the scene's own. Slow motion
    /// makes the film longer than that.
    public let duration: TimeInterval
    /// The frames to render; default all.
    public private(set) var frames: FrameRange
    /// The color behind the scene's view; default white.
    public let background: Color
    /// A Boolean value that indicates whether frames show the animators' debug overlay over the views;
    /// default false.
    public let showsDebugOverlay: Bool
    /// A Boolean value that indicates whether frames show the engine's own states instead of states
    /// interpolated between its sub-steps; default false. Frames with the debug overlay always do.
    public internal(set) var showsRawMotion: Bool
    /// The factor by which the film is slower than the scene, 1...100; default 1. It does not affect the
    /// simulation.
    public let slowMotion: Double
    /// The number of pictures averaged in linear light for each frame, 1...64; default 1, which means no
    /// motion blur.
    public let motionBlur: Int
    /// The values of parameters by name; missing ones have the scene's defaults.
    public internal(set) var parameters: [String: Double]
    /// The values of another parameter, filmed side by side; default nil.
    public internal(set) var sweep: Sweep?

    /// Creates a film from its settings.
    /// - Throws: `FilmError.invalid` for a setting that is not allowed; the message gives the range.
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

    /// The number of frames of the whole film: duration x fps x slowMotion, rounded, at least 1.
    public var frameCount: Int { Self.frameCount(duration, fps * slowMotion) }

    /// A Boolean value that indicates whether the background is translucent.
    public var isTransparent: Bool { background.alpha < 1 }

    /// The width of a frame in pixels, rounded up.
    public var pixelWidth: Int { Self.pixels(size.width, scale) }

    /// The height of a frame in pixels, rounded up.
    public var pixelHeight: Int { Self.pixels(size.height, scale) }

    /// Returns the time of the scene that a frame shows, in seconds.
    public func time(ofFrame number: Int) -> TimeInterval { Double(number) / (fps * slowMotion) }

    /// Returns the frame nearest to a time of the scene in seconds, from 0 to `frameCount`. That last one is
    /// not in the film, but a figure can show it.
    /// - Throws: `FilmError.invalid` for a time before the film or after its end.
    public func frame(at time: TimeInterval) throws -> Int {
        guard time >= 0, time <= duration else {
            throw FilmError.invalid(
                "The time \(time.text) s is outside of the film; allowed are 0 to \(duration.text) s.")
        }
        return min(Int((time * fps * slowMotion).rounded()), frameCount)
    }

    /// Returns the same film with other frames to render, all of which have to be among its frames.
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
    /// The number of simulation ticks in a frame at full speed: the smallest that keeps a tick at or below
    /// 1/60 s, so that callbacks are never coarser than on a device. It is 1 at 60 and 120 fps, 2 at 30, and
    /// 3 at 24.
    public var ticksPerFrame: Int { max(1, Int((60 / fps - 1e-9).rounded(.up))) }

    /// The length of a tick in seconds, at most 1/60.
    public var tick: TimeInterval { 1 / (fps * Double(ticksPerFrame)) }
}

extension Film {
    /// The longest side of a frame in pixels: the limit of H.264 encoders.
    static let longestSide = 16384

    /// The largest number of frames of a film, for which six digits in file names suffice: 69 minutes at 240
    /// fps, or 4.6 hours at 60.
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

    private func checkFrames() throws {
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
