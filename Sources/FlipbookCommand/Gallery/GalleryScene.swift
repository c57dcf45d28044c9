import Flipbook
import Foundation
import SourceOutline

/// A scene in a gallery: the addresses of its files, and its source.
struct GalleryScene: Sendable {
    /// The scene's entry.
    let entry: CatalogEntry
    /// The scene's name in the catalog, or its file, as on the command line.
    let argument: String
    /// The name of the scene's folder, which is also the end of its address.
    let fileName: String
    /// The scene's source; nil when it is unknown.
    let source: Source?
    /// The parts that have been made.
    var parts: [Part] = []
    /// The description of the motion in words.
    var description = ""

    /// A source file of a scene.
    struct Source: Hashable {
        let path: String
        /// The tokens of the text; a single one without a kind where it has no colors.
        let tokens: [SourceToken]
    }

    /// A file made from a scene; the raw value is its name.
    enum Part: String, CaseIterable {
        case vectors = "film.svg"
        case film = "film.mp4"
        case poster = "poster.png"
        case trail = "trail.svg"
        case plot = "plot.svg"
        case darkPlot = "plot-dark.svg"
        case live = "live.html"
    }

    /// Returns the address of a part on the page.
    func address(of part: Part) -> String { "\(folder)/\(part.rawValue)" }

    /// The address of the scene's folder.
    var folder: String { "scenes/\(fileName)" }
}
