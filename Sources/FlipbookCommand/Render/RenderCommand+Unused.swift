import Flipbook
import Raster

extension RenderCommand {
    /// Throws an error for an option that none of the outputs takes, since its value would be lost without a
    /// word.
    ///
    /// - Parameters:
    ///   - outputs: the videos and folders.
    ///   - vectors: the formats of the films made of vectors.
    func refuseUnused(by outputs: [OutputPath], _ vectors: [VectorFormat]) throws {
        // The readers of pages and of Lottie start and stop a film.
        try video.refuseUnused(by: outputs, repeats: vectors.contains(.svg))
        let hasFolder = outputs.contains { $0.videoFormat == nil }
        guard compress == .small || hasFolder else {
            throw FilmError.invalid("--compress is for PNG files; it needs a folder, such as -o frames/.")
        }
        guard !resume || hasFolder else {
            throw FilmError.invalid("--resume is for folders; it needs one, such as -o frames/.")
        }
        guard !vector.isGiven || !vectors.isEmpty else {
            throw FilmError.invalid(
                "--still, --text, --border, --tolerance and --approximate are for films made of vectors; they need "
                    + "an output such as -o film.svg.")
        }
        try vector.refuseUnused(by: vectors)
    }
}
