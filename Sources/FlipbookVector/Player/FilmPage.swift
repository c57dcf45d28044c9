import CPages
import FlipbookCore
import Foundation
import Raster

/// A page with a film and a player: one HTML file, which loads no other file.
package struct FilmPage {
    /// The script with the JavaScript class VectorFilm, for pages with players of their own.
    package static let filmScript = String(cString: PageFile.filmJS.text)

    /// The bytes of the file.
    let data: Data

    /// Creates the page of a film.
    /// - Throws: `RasterError` for content that SVG cannot represent.
    init(_ film: VectorFilm, _ settings: VectorSettings) throws {
        var settings = AnimatedSVG(settings)
        settings.loop = 0
        var writer = SVGFilmWriter(film, settings)
        try writer.writeBody()
        let dark = writer.darkRules
        let style =
            [writer.motionRule, ".m{animation-play-state:paused}", writer.textRule] + writer.rules.rules
            + (dark.isEmpty ? [] : [settings.inDarkness(".picture{\(dark)}")])
        let values = [
            "title": film.title.escapedForMarkup, "summary": film.summary.escapedForMarkup,
            "style": String(cString: PageFile.playerCSS.text),
            "script": Self.filmScript + String(cString: PageFile.playerJS.text),
            "film-style": style.joined(separator: "\n"),
            "width": writer.sides[0].value, "height": writer.sides[1].value, "box": writer.viewBox,
            "film": writer.svg.text, "duration": film.duration.text(4), "fps": film.fps.text(4),
        ]
        data = Data(Template(String(cString: PageFile.playerHTML.text)).filled(with: values).utf8)
    }
}
