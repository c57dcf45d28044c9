public import FlipbookCore

/// One side of a comparison of films.
public enum ComparedFilm: Sendable {
    /// A scene, drawn like the other side: with the settings of its film.json, or at the film's frame rate
    /// and width.
    case scene(CatalogEntry, parameters: [String: Double])
    /// A folder of frames, or a pattern of PNG files.
    case folder(String)
    /// A file that ffmpeg decodes.
    case video(String)
}
