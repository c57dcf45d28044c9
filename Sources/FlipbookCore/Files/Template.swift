/// A text with placeholders such as `{{title}}`: a page of HTML.
package struct Template: Sendable {
    private let start: String
    private let places: [(name: String, rest: String)]

    /// Creates a template from its text.
    package init(_ text: String) {
        let parts = text.split(separator: "{{", omittingEmptySubsequences: false)
        start = String(parts[0])
        places = parts.dropFirst().map { part in
            let pieces = part.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(pieces[0]), pieces.count > 1 ? String(pieces[1]) : "")
        }
    }

    /// Returns the text with each placeholder replaced by its value, or removed if it has none. Placeholders
    /// in values are not replaced.
    package func filled(with values: [String: String]) -> String {
        places.reduce(into: start) { text, place in
            text += values[place.name, default: ""]
            text += place.rest
        }
    }
}
