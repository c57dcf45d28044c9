/// The file format of a single picture.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    /// Pixels.
    case png
    /// Vector graphics for browsers.
    case svg
    /// Vector graphics for print.
    case pdf
}
