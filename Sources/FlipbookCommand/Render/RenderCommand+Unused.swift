import Flipbook
import Raster

extension RenderCommand {
    /// Throws an error for an option that none of the outputs takes, since its value would be lost without a
    /// word.
    ///
    /// - Parameters:
    ///   - outputs: the videos and folders.
    ///   - hasVectors: true if there are films made of vectors as well.
    func refuseUnused(by outputs: [OutputPath], hasVectors: Bool) throws {
        try video.refuseUnused(by: outputs, repeats: hasVectors)
        let hasFolder = outputs.contains { $0.videoFormat == nil }
        guard compress == .small || hasFolder else {
            throw FilmError.invalid("--compress is for PNG files; it needs a folder, such as -o frames/.")
        }
        guard !resume || hasFolder else {
            throw FilmError.invalid("--resume is for folders; it needs one, such as -o frames/.")
        }
        guard !vector.isGiven || hasVectors else {
            throw FilmError.invalid(
                "--still, --text, --tolerance and --approximate are for films made of vectors; they need an output "
                    + "such as -o film.svg.")
        }
    }
}
