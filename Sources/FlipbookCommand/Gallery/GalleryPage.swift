import CPages
import Flipbook
import Foundation
import Raster

/// The page of a gallery: one HTML file with its style and script, which loads nothing but the gallery's
/// films and pictures.
struct GalleryPage {
    /// The line that shows that this command made a page.
    static let mark = "<meta name=\"generator\" content=\"flipbook gallery\">"

    /// The whole file.
    let html: String

    /// Creates the page of a gallery.
    /// - Throws: `FilmError.invalid` when a scene cannot be filmed at the gallery's scale.
    init(of gallery: Gallery) throws {
        let groups = try gallery.groups.map { try Self.html(of: $0.scenes, in: gallery, under: $0.name) }
        let values = [
            "mark": Self.mark, "title": gallery.title.escapedForMarkup,
            "count": gallery.scenes.count == 1 ? "1 scene" : "\(gallery.scenes.count) scenes",
            "inks": Theme.pageInks,
            "style": String(cString: PageFile.galleryCSS.text),
            "script": FilmPage.filmScript + String(cString: PageFile.galleryJS.text),
            "groups": groups.joined(separator: "\n"),
        ]
        html = Template(String(cString: PageFile.galleryHTML.text)).filled(with: values)
    }

    /// Returns the cards of a group with its heading. Scenes without a group get a heading only beside other
    /// groups.
    private static func html(
        of scenes: [GalleryScene], in gallery: Gallery, under name: String?
    ) throws -> String {
        let cards = try scenes.map { try GalleryCard(of: $0, in: gallery).html }.joined(separator: "\n")
        let heading = name ?? (scenes.count < gallery.scenes.count ? "Other scenes" : nil)
        return """
            <section class="group">
            \(heading.map { "<h2>\($0.escapedForMarkup)</h2>" } ?? "")
            <ul class="scenes">
            \(cards)
            </ul>
            </section>
            """
    }
}
