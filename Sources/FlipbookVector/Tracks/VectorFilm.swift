public import CoreGeometry
public import Picture

/// A film as tracks of its layers: the source of animated SVG, Lottie and keyframes for apps.
///
///     let film = try await VectorFilm(of: Film(of: CatalogEntry(FallingSquare.self)))
///     let file = try AnimatedSVG().data(of: film)
public struct VectorFilm: Sendable {
    /// The size in points.
    public var size: CGSize
    /// The background color.
    public var background: Color
    /// The frame rate in frames per second.
    public var fps: Double
    /// The number of frames.
    public var frameCount: Int
    /// The layers from back to front.
    public var layers: [LayerTracks]
    /// The name of the film.
    public var title: String
    /// The description of its motion, which screen readers read out.
    public var summary: String
    /// The still, shown with reduced motion, in print and in viewers without animation: the film's trail, its
    /// first or its last frame.
    public var still: Picture?

    /// The duration in seconds.
    public var duration: Double { Double(frameCount) / fps }

    /// All layers, a layer before its children.
    public var allLayers: [LayerTracks] { layers.flatMap(\.all) }

    /// The summary of keys and errors.
    public var fit: TrackReport { TrackReport(of: self) }
}
