public import Foundation

/// The bytes of a picture or a font.
public final class CGDataProvider: Sendable {
    let bytes: Data

    /// Creates a provider of bytes.
    public init?(data: NSData) { bytes = data as Data }

    /// The largest file, in bytes: 256 MiB.
    private static let fileLimit = 256 << 20

    /// Creates a provider of the bytes of a file; nil where there is none.
    public init?(url: NSURL) {
        let file = url as URL
        guard file.isFileURL, let data = try? RegularFile(file.path, limit: Self.fileLimit).contents()
        else { return nil }
        bytes = data
    }

    init(_ bytes: Data) { self.bytes = bytes }

    /// The bytes.
    public var data: NSData? { NSData(data: bytes) }
}
