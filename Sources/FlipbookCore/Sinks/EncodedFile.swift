public import Foundation

/// The contents of a frame's file before it is written.
public struct EncodedFile: Sendable {
    /// The bytes of the file.
    public let data: Data
    /// The hash of the bytes.
    public let hash: UInt64
    /// The hash of the pixels, which does not depend on the compression.
    let pixels: UInt64
}
