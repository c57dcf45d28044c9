import Flipbook
import Foundation

/// The page of a gallery: one HTML file with its style and script in it, which asks for nothing but the
/// gallery's own films and pictures.
struct GalleryPage {
    /// The whole file.
    let html: String

    /// The page of a gallery.
    /// - Throws: `FilmError.invalid` where a scene cannot be filmed at the gallery's scale.
    init(of gallery: Gallery) throws {
        let cards = try gallery.scenes.map { try GalleryCard(of: $0, in: gallery).html }
        let values = [
            "title": gallery.title.htmlEscaped,
            "count": gallery.scenes.count == 1 ? "1 scene" : "\(gallery.scenes.count) scenes",
            "inks": Theme.pageInks,
            "style": String(decoding: PackageResources.gallery_css, as: UTF8.self),
            "script": String(decoding: PackageResources.gallery_js, as: UTF8.self),
            "cards": cards.joined(separator: "\n"),
        ]
        html = Self.filled(String(decoding: PackageResources.gallery_html, as: UTF8.self), with: values)
    }

    /// The template with each `{{name}}` replaced, in one pass: what is put in is not looked at again.
    private static func filled(_ template: String, with values: [String: String]) -> String {
        let parts = template.components(separatedBy: "{{")
        return parts[0]
            + parts.dropFirst().map { part in
                let pieces = part.components(separatedBy: "}}")
                return values[pieces[0], default: ""] + pieces.dropFirst().joined(separator: "}}")
            }
            .joined()
    }
}
