/// The bytes of a picture.
public final class CGDataProvider: Sendable {
    private let bytes: Data

    /// Creates a provider of bytes.
    public init?(data: NSData) { bytes = data as Data }

    init(_ bytes: Data) { self.bytes = bytes }

    /// The bytes.
    public var data: NSData? { NSData(data: bytes) }
}
