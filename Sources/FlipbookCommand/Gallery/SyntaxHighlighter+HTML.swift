import Raster
import SourceAdapter

extension SyntaxHighlighter {
    /// Returns the source as HTML, with each colored token in a `span` of its kind's class.
    static func html(of source: String) -> String {
        pieces(of: source).map { piece in
            let text = piece.text.escapedForMarkup
            return piece.kind.map { "<span class=\"\($0.rawValue)\">\(text)</span>" } ?? text
        }
        .joined()
    }
}
