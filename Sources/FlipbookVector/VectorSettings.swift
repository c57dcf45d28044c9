/// The settings of films made of vectors.
public struct VectorSettings: Sendable {
    /// The largest deviations of tracks.
    public var tolerance = TrackTolerance()
    /// The still, shown with reduced motion, in print and in viewers without animation; default the trail.
    public var still = StillChoice.trail
    /// The number of times that the film plays; default 0, which repeats forever.
    public var loop = 0
    /// A Boolean value that indicates whether text is converted to outlines; default false. In Lottie it
    /// always is.
    public var outlinesText = false
    /// A Boolean value that indicates whether content that a format cannot represent is left out; default
    /// false, which refuses the film.
    public var approximates = false
    /// The color scheme of SVG files; default that of the reader.
    public var appearance = AnimatedSVG.Appearance.automatic
    /// A Boolean value that indicates whether SVG files have a hairline at their edge; default false.
    public var hasBorder = false
    /// The engine of pages whose figures are live; default nil, for pages with a player.
    public var engine: LiveEngine?

    /// Creates the default settings.
    public init() {}
}
