import CoreGeometry

/// A kind of image files, known by its first bytes.
enum ImageFileKind: String {
    /// Portable Network Graphics.
    case png = "public.png"
    /// Files of the Joint Photographic Experts Group.
    case jpeg = "public.jpeg"
    /// The Graphics Interchange Format.
    case gif = "com.compuserve.gif"

    /// Returns the kind of a file; nil for any other.
    init?(of file: Data) {
        if file.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if file.starts(with: [0xFF, 0xD8]) {
            self = .jpeg
        } else if file.starts(with: Array("GIF8".utf8)) {
            self = .gif
        } else {
            return nil
        }
    }
}
