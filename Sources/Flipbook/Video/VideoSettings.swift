import Picture
import Raster

/// How films are written, whatever their format.
public struct VideoSettings: Sendable, Hashable {
    /// How much care goes into them; default standard.
    public var quality = VideoQuality.standard
    /// How often a .gif, .apng or .webp plays, 0 for ever (the default); other formats leave it to the
    /// player.
    public var loop = 0
    /// What frames that something shines through are laid over in a format that has no opacity; default
    /// white.
    public var background = Color.white
    /// More arguments for ffmpeg, before the output and so stronger than ours; default none.
    public var extraArguments: [String] = []
    /// How hard the files of a PNG sequence are packed; default small.
    public var compression = PNGCompression.small

    /// The settings given.
    /// - Throws: `FilmError.invalid` for a loop that is not in 0...65535.
    public init(
        quality: VideoQuality = .standard, loop: Int = 0, background: Color = .white,
        extraArguments: [String] = [], compression: PNGCompression = .small
    ) throws {
        guard (0...65535).contains(loop) else {
            throw FilmError.invalid("A video cannot play \(loop) times; it has to be 0 (for ever) to 65535.")
        }
        (self.quality, self.loop) = (quality, loop)
        (self.background, self.extraArguments) = (background, extraArguments)
        self.compression = compression
    }

    /// Standard quality, played for ever, on white.
    public init() {}
}
