import CoreGeometry
import Foundation

extension Manifest {
    /// A Boolean value that indicates whether a manifest that was read says what Flipbook wrote: no known key
    /// was changed, added or removed. True for files of older versions, which have no digest.
    var isAsWritten: Bool {
        guard format != nil || digest != nil else { return true }
        return format == Self.sealedFormat && digest == contentDigest
    }

    /// Throws an error for a manifest that was changed after it was written.
    /// - Throws: `FilmError.unreadable`.
    ///
    /// - Parameters:
    ///   - folder: the folder of the manifest, for the message.
    ///   - advice: what the user can do besides filming again, as the end of the sentence; default none.
    package func checkDigest(in folder: String, advice: String = "") throws {
        guard !isAsWritten else { return }
        throw FilmError.unreadable(
            path: folder + "/" + Self.fileName,
            reason: "it was changed after it was written; film again with --resume" + advice)
    }

    /// The manifest with the digest of its content, as it is written.
    var sealed: Manifest {
        var sealed = self
        sealed.format = Self.sealedFormat
        sealed.digest = sealed.contentDigest
        return sealed
    }

    private static let sealedFormat = 2

    /// The digest of the settings and of each frame's record. It covers values and not their layout, so that
    /// a program may indent the file in another way.
    private var contentDigest: String? {
        var bare = self
        (bare.files, bare.digest) = (FrameRecords(), nil)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let settings = try? encoder.encode(bare) else { return nil }
        var hash = Hash64(of: settings)
        for file in files {
            hash.combine(file.frame)
            hash.combine(file.bytesHash)
            // A hash that is missing differs from any other.
            for optional in [file.pictureHash, file.pixelsHash] {
                hash.combine(byte: optional == nil ? 0 : 1)
                hash.combine(optional ?? 0)
            }
        }
        return hash.text
    }
}
