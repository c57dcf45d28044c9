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
