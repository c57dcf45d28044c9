import Foundation
import Raster

// Older records have other hashes, which cost another pass over all bytes or pixels. They are computed only
// where the present ones differ, so that older folders verify as before; that 64 bits of another hash are
// equal by chance is as unlikely as with one hash.

extension Manifest.FrameFile {
    /// Returns whether the bytes are those that were written.
    func hasBytes(_ data: Data) -> Bool {
        ContentHash.of(data) == bytesHash || Hash64(of: data).value == bytesHash
    }

    /// Returns whether a bitmap has the pixels that were filmed.
    func shows(_ bitmap: Bitmap) -> Bool {
        guard let pixelsHash else { return false }
        return ContentHash.of(bitmap) == pixelsHash
            || ContentHash.ofBytes(in: bitmap) == pixelsHash
    }
}
