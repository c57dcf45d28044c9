/// What a file that holds a single picture is made of.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    /// Pixels.
    case png
    /// Shapes, for browsers.
    case svg
    /// Shapes, for print.
    case pdf
}
