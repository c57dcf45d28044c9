import Raster
import SourceAdapter

extension SyntaxHighlighter {
    /// Returns the source as HTML, with each colored token in a `span` of its kind's class.
    static func html(of source: String) -> String {
        tokens(of: source).map { token in
            let text = token.text.escapedForMarkup
            return token.kind.map { "<span class=\"\($0.rawValue)\">\(text)</span>" } ?? text
        }
        .joined()
    }
}
