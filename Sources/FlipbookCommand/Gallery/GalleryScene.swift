import Flipbook
import Foundation

/// A scene in a gallery: where its files are, and the commands that make them.
struct GalleryScene: Sendable {
    /// The scene's entry.
    let listing: CatalogEntry
    /// What names it on the command line: a name of the catalog, or a file.
    let argument: String
    /// The name of its folder, which its address ends in as well.
    let fileName: String
    /// Its source; nil where that is not known.
    let source: Source?
    /// What has been made of it.
    var parts: [Part] = []

    /// A file with the source of a scene.
    struct Source: Hashable {
        let path, text: String
    }

    /// What is made of a scene.
    enum Part: String, CaseIterable {
        case film = "film.mp4"
        case poster = "poster.png"
        case trail = "trail.svg"
        case plot = "plot.svg"
        case darkPlot = "plot-dark.svg"
    }

    /// The address of a part as the page names it.
    func address(of part: Part) -> String { "scenes/\(fileName)/\(part.rawValue)" }
}
