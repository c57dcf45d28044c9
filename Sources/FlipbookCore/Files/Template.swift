/// A text with places such as `{{title}}` that take values: a page of HTML.
package struct Template: Sendable {
    private let start: String
    private let places: [(name: String, rest: String)]

    /// Creates a template from its text in UTF-8.
    package init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let parts = text.split(separator: "{{", omittingEmptySubsequences: false)
        start = String(parts[0])
        places = parts.dropFirst().map { part in
            let pieces = part.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(pieces[0]), pieces.count > 1 ? String(pieces[1]) : "")
        }
    }

    /// Returns the text with the values of its places, and with nothing at places without a value. Places in
    /// values stay as they are.
    package func filled(with values: [String: String]) -> String {
        places.reduce(into: start) { text, place in
            text += values[place.name, default: ""]
            text += place.rest
        }
    }
}
