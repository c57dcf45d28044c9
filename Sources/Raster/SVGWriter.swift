import Picture

/// A writer of XML elements, one per line and indented by their depth.
package struct SVGWriter {
    /// The forms of text in a file.
    package enum TextForm: Sendable, Hashable {
        /// Letters that can be selected, in a font of the reader's computer.
        case letters
        /// The outlines of letters, which look the same everywhere.
        case outlines
    }

    package typealias Attribute = (name: String, value: String)

    package private(set) var text = ""
    /// A Boolean value that indicates whether lines are not indented; default false.
    package var isCompact = false
    /// The form of text; default letters.
    package var textForm = TextForm.letters
    private var depth = 0
    private var ids: Set<String> = []
    /// The ids of images that were written.
    var imageIDs: [PlacedImage: String] = [:]

    /// Creates a writer without any element.
    package init() {}

    /// Writes an element without content.
    package mutating func element(_ name: String, _ attributes: [Attribute]) {
        line("<" + name + SVGWriter.list(attributes) + "/>")
    }

    /// Writes an element around a text.
    package mutating func element(_ name: String, _ attributes: [Attribute], text: String) {
        line("<" + name + SVGWriter.list(attributes) + ">" + text.escapedForMarkup + "</" + name + ">")
    }

    /// Writes an element around markup, all in one line.
    package mutating func element(_ name: String, _ attributes: [Attribute], markup: String) {
        line("<" + name + SVGWriter.list(attributes) + ">" + markup + "</" + name + ">")
    }

    /// Writes an element around others.
    package mutating func element(
        _ name: String, _ attributes: [Attribute], content: (inout SVGWriter) throws -> Void
    ) rethrows {
        open(name, attributes)
        try content(&self)
        close(name)
    }

    /// Begins an element, which `close` ends.
    package mutating func open(_ name: String, _ attributes: [Attribute]) {
        line("<" + name + SVGWriter.list(attributes) + ">")
        depth += 1
    }

    /// Ends the element that `open` began last.
    package mutating func close(_ name: String) {
        depth -= 1
        line("</" + name + ">")
    }

    /// Writes markup as it is.
    package mutating func append(_ markup: String) {
        text += markup
    }

    /// Returns an id that XML allows and that no element has yet: the name with other characters replaced by
    /// hyphens, and with a number if necessary.
    package mutating func uniqueID(_ name: String) -> String {
        var id = name.asXMLName
        var number = 1
        while !ids.insert(id).inserted {
            number += 1
            id = name.asXMLName + "-\(number)"
        }
        return id
    }

    private static func list(_ attributes: [Attribute]) -> String {
        attributes.map { " " + $0.name + "=\"" + $0.value.escapedForMarkup + "\"" }.joined()
    }

    private mutating func line(_ line: String) {
        text += (isCompact ? "" : String(repeating: "  ", count: depth)) + line + "\n"
    }
}

extension String {
    /// The text as an XML name: letters, digits, `-`, `_` and `.`, starting with a letter or `_`.
    fileprivate var asXMLName: String {
        var name = String.UnicodeScalarView(unicodeScalars.map { $0.isXMLLetter || $0.isXMLDigit ? $0 : "-" })
        if name.first?.isXMLLetter != true { name.insert("_", at: name.startIndex) }
        return String(name)
    }
}

extension Unicode.Scalar {
    /// A subset of XML 1.0's NameStartChar: its letters.
    fileprivate var isXMLLetter: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "_": true
        case "\u{C0}"..<"\u{300}", "\u{370}"..<"\u{2000}", "\u{3001}"..."\u{D7FF}": properties.isAlphabetic
        default: false
        }
    }

    fileprivate var isXMLDigit: Bool {
        switch self {
        case "0"..."9", "-", ".": true
        default: false
        }
    }
}
