extension Manifest {
    /// The record of one frame's file. It has 32 bytes and nothing on the heap, since a folder may hold a
    /// million frames.
    public struct FrameFile: Sendable, Hashable {
        private let number: Int32
        private let hasPicture: Bool
        private let hasPixels: Bool
        /// The hash of the file's bytes; FNV-1a in older records.
        let bytesHash: UInt64
        private let pictureBits: UInt64
        private let pixelsBits: UInt64

        /// Creates a record from a frame's number, which is that of a film, and its hashes.
        init(frame: Int, bytes: UInt64, picture: UInt64?, pixels: UInt64?) {
            number = Int32(frame)
            bytesHash = bytes
            (hasPicture, pictureBits) = (picture != nil, picture ?? 0)
            (hasPixels, pixelsBits) = (pixels != nil, pixels ?? 0)
        }
    }
}

extension Manifest.FrameFile {
    /// The frame's number; its time in the film is number / fps seconds.
    public var frame: Int { Int(number) }

    /// The name of the file in the folder.
    public var file: String { Manifest.fileName(ofFrame: frame) }

    /// The hash of the file's bytes, as 16 hexadecimal digits; FNV-1a in older records.
    public var hash: String { bytesHash.hexadecimal }

    /// The hash of the `Picture` before it was drawn, which shows whether the scene still shows the same; 16
    /// hexadecimal digits. Nil in files of older versions.
    public var picture: String? { pictureHash?.hexadecimal }

    /// The hash of the decoded pixels, which does not depend on the file's compression; 16 hexadecimal
    /// digits. Older records have another hash, or none.
    public var pixels: String? { pixelsHash?.hexadecimal }

    /// The hash of the picture before it was drawn, or nil.
    var pictureHash: UInt64? { hasPicture ? pictureBits : nil }

    /// The hash of the decoded pixels, or nil.
    var pixelsHash: UInt64? { hasPixels ? pixelsBits : nil }
}
