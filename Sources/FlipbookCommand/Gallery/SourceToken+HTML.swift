import Raster
import SourceOutline

extension [SourceToken] {
    /// The source as HTML, with each colored token in a `span` of its kind's class.
    var html: String {
        map { token in
            let text = token.text.escapedForMarkup
            return token.kind.map { "<span class=\"\($0.rawValue)\">\(text)</span>" } ?? text
        }
        .joined()
    }
}
