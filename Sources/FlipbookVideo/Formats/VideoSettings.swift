import FlipbookCore
public import Picture
public import Raster

/// The settings for writing films in any format.
public struct VideoSettings: Sendable, Hashable {
    /// The encoding quality; default standard.
    public var quality = VideoQuality.standard
    /// The number of times a .gif, .apng or .webp plays, 0 for endless (the default) to 65535; other formats
    /// leave it to the player.
    public var loop = 0
    /// The color behind transparent frames in a format without alpha; default white.
    public var background = Color.white
    /// Additional arguments for ffmpeg, which precede the output and override Flipbook's own; default none.
    public var extraArguments: [String] = []
    /// The compression of the files of a PNG sequence; default small.
    public var compression = PNGCompression.small

    /// Creates the given settings.
    /// - Throws: `FilmError.invalid` for a loop outside 0...65535.
    public init(
        quality: VideoQuality = .standard, loop: Int = 0, background: Color = .white,
        extraArguments: [String] = [], compression: PNGCompression = .small
    ) throws {
        guard (0...65535).contains(loop) else {
            throw FilmError.invalid("A video cannot play \(loop) times; it has to be 0 (forever) to 65535.")
        }
        (self.quality, self.loop) = (quality, loop)
        (self.background, self.extraArguments) = (background, extraArguments)
        self.compression = compression
    }

    /// Creates settings for standard quality and endless playing, on white.
    public init() {}
}
