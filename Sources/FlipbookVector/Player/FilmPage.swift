import FlipbookCore
import Foundation
import Raster

/// A page with a film and a player: one HTML file, which loads nothing.
struct FilmPage {
    /// The bytes of the file.
    let data: Data

    /// Creates the page of a film.
    /// - Throws: `RasterError` for what SVG cannot say.
    init(_ film: VectorFilm, _ settings: VectorSettings) throws {
        var settings = AnimatedSVG(settings)
        settings.loop = 0
        var writer = SVGFilmWriter(film, settings)
        try writer.writeBody()
        let dark = writer.darkRules
        let style =
            [writer.motionRule, ".m{animation-play-state:paused}"] + writer.rules.rules
            + (dark.isEmpty ? [] : ["@media (prefers-color-scheme:dark){.picture{\(dark)}}"])
        let values = [
            "title": film.title.escapedForMarkup, "summary": film.summary.escapedForMarkup,
            "style": String(decoding: PackageResources.player_css, as: UTF8.self),
            "script": String(decoding: PackageResources.player_js, as: UTF8.self),
            "film-style": style.joined(separator: "\n"),
            "width": writer.sides[0].value, "height": writer.sides[1].value, "box": writer.viewBox,
            "film": writer.svg.text, "duration": film.duration.text(4), "fps": film.fps.text(4),
        ]
        let template = String(decoding: PackageResources.player_html, as: UTF8.self)
        data = Data(Self.filled(template, with: values).utf8)
    }

    /// Returns the template with each `{{name}}` replaced, in one pass, so that inserted text is not expanded
    /// again.
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
