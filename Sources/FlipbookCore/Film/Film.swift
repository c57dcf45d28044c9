public import CoreGeometry
import Picture

/// A scene with the settings of its film. Frame n shows the time n / (fps x slowMotion) of the scene; frame 0
/// is the initial state.
///
/// A film of two seconds at 60 fps has the frames 0 to 119: frame 120 would begin the third second.
public struct Film: Sendable {
    /// The scene to film.
    public let entry: CatalogEntry
    /// The duration of the scene in seconds, above 0 and at most 3600. Slow motion makes the film longer than
    /// that.
    public let duration: TimeInterval
    /// The frames to render.
    public private(set) var frames: FrameRange

    /// The body of the device around the scene; nil for none.
    package let bezel: DeviceBezel?
    /// The settings that the film was created with.
    var given: Settings
    /// The parameters that the scene declares; nil until `resolved()` reads them, which creates the scene.
    var declarations: [ParameterDeclaration]?

    /// Creates a film of a scene.
    /// - Throws: `FilmError.invalid` for a setting that is not allowed; the message gives the range.
    public init(of entry: CatalogEntry, _ settings: Settings = Settings()) throws {
        self.entry = entry
        given = settings
        duration = settings.duration ?? entry.duration
        bezel = try Self.bezel(of: entry, isWanted: given.showsBezel)
        let panel = bezel?.size ?? entry.size
        try Self.check(fps: given.fps, scale: given.scale, duration: duration, size: panel)
        try Self.checkColumns(given.sweep, of: panel, scale: given.scale)
        try Self.check(slowMotion: given.slowMotion, motionBlur: given.motionBlur)
        let rate = given.fps * given.slowMotion
        frames = settings.frames ?? FrameRange(count: Self.frameCount(duration, rate))
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
    package static let longestSide = 16384

    /// The largest number of frames of a film, for which six digits in file names suffice: 69 minutes at 240
    /// fps, or 4.6 hours at 60.
    package static let mostFrames = 1_000_000

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

    private static func bezel(of entry: CatalogEntry, isWanted: Bool) throws -> DeviceBezel? {
        guard isWanted else { return nil }
        guard entry.turn == nil else {
            throw FilmError.invalid(
                "A film in which the device turns has no bezel; leave out --bezel, or --turn.")
        }
        if let bezel = DeviceBezel(size: entry.size, safeAreaInsets: entry.safeAreaInsets) { return bezel }
        throw FilmError.invalid(
            "No device has a screen of \(entry.size.width.text)x\(entry.size.height.text) pt, the size of "
                + "“\(entry.name)”, so there is no bezel for it; choose one, such as --device iPhone15.")
    }

    private static func checkColumns(_ sweep: ParameterSweep?, of panel: CGSize, scale: Double) throws {
        guard let sweep else { return }
        let size = size(of: panel, sweep)
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
