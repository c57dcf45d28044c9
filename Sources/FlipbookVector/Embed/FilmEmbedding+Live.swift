public import FlipbookCore
import Foundation
import Raster

extension FilmEmbedding {
    /// Creates the page of a live figure and the frame that shows it in another page. A film that cannot be
    /// live gets a page with a player.
    ///
    /// - Parameters:
    ///   - film: the film to embed.
    ///   - engine: the engine of the page.
    ///   - maximumByteCount: the largest size of the page; default nil, for no limit.
    ///   - folder: the page's folder as the document names it; default empty, for the document's own folder.
    ///   - appearance: the style of the film on the page; default `automatic`, for that of the reader.
    /// - Throws: `FilmError.invalid` for a page that is larger, and the errors of the other initializer.
    @MainActor public init(
        live film: Film, _ engine: LiveEngine, maximumByteCount: Int? = nil, folder: String = "",
        appearance: AnimatedSVG.Appearance = .automatic
    ) throws {
        var settings = VectorSettings()
        (settings.engine, settings.appearance) = (engine, appearance)
        let page = try VectorFiles(of: film, to: [("", .html)], settings)
        try page.record()
        let data = page.contents[0]
        guard data.count <= maximumByteCount ?? .max else {
            throw FilmError.invalid(
                "“\(film.entry.name)” takes \(data.count) bytes as a live figure, more than --max-bytes "
                    + "\(maximumByteCount ?? 0). Take a shorter --duration, or a larger limit.")
        }
        let name = VectorFilm.fileName(of: film.entry.name) + ".html"
        let path = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
        // The page has controls below the picture, and is as wide as its column.
        let height = Int((film.size.height + 330).rounded(.up))
        self.init(
            files: [File(name: name, data: data)],
            snippet: "<iframe src=\"\((path + name).escapedForMarkup)\" "
                + "title=\"\(film.entry.name.escapedForMarkup)\" sandbox=\"allow-scripts\" loading=\"lazy\" "
                + "style=\"width:100%;height:\(height)px;border:0\"></iframe>",
            choice: page.warning)
    }
}
