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

/// The numbers of keys of a film's tracks, and the errors that they reached.
public struct TrackReport: Sendable, Hashable {
    /// The number of keys of each track that changes.
    private var keyCounts: [Int] = []
    /// The largest deviation of a position from the film's frames, in points.
    public private(set) var positionError = 0.0
    /// The largest deviation of a rotation, in degrees.
    public private(set) var angleError = 0.0
    /// The largest deviation of an opacity or a color's component.
    package private(set) var colorError = 0.0

    /// The median number of keys of a track that changes; 0 when none does.
    public var medianKeyCount: Int {
        keyCounts.isEmpty ? 0 : keyCounts.sorted()[keyCounts.count / 2]
    }

    /// Creates the report of a film.
    public init(of film: VectorFilm) {
        for layer in film.allLayers {
            keyCounts += layer.motionTracks.filter { $0.constant == nil }.map(\.keys.count)
            positionError = max(positionError, layer.x.error, layer.y.error)
            angleError = max(angleError, layer.rotation.error, layer.skew.error)
            colorError = max(colorError, layer.opacity.error)
            for content in layer.contents {
                for track in [content.shape, content.color].compactMap({ $0 }) where track.constant == nil {
                    keyCounts.append(track.keys.count)
                }
                positionError = max(positionError, content.shape?.error ?? 0)
                colorError = max(colorError, content.color?.error ?? 0)
            }
        }
    }
}
