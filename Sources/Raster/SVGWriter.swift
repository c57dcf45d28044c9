import Picture

/// A writer of XML elements, one per line and indented by their depth.
struct SVGWriter {
    typealias Attribute = (name: String, value: String)

    private(set) var text = ""
    private var depth = 0
    private var ids: Set<String> = []
    /// The ids of images that were written.
    var imageIDs: [PlacedImage: String] = [:]

    /// Writes an element without content.
    mutating func element(_ name: String, _ attributes: [Attribute]) {
        line("<" + name + SVGWriter.list(attributes) + "/>")
    }

    /// Writes an element around a text.
    mutating func element(_ name: String, _ attributes: [Attribute], text: String) {
        line("<" + name + SVGWriter.list(attributes) + ">" + text.escapedForXML + "</" + name + ">")
    }

    /// Writes an element around others.
    mutating func element(
        _ name: String, _ attributes: [Attribute], content: (inout SVGWriter) throws -> Void
    ) rethrows {
        line("<" + name + SVGWriter.list(attributes) + ">")
        depth += 1
        try content(&self)
        depth -= 1
        line("</" + name + ">")
    }

    /// Returns an id that XML allows and that no element has yet: the name with other characters replaced by
    /// hyphens, and with a number if necessary.
    mutating func uniqueID(_ name: String) -> String {
        var id = name.asXMLName
        var number = 1
        while !ids.insert(id).inserted {
            number += 1
            id = name.asXMLName + "-\(number)"
        }
        return id
    }

    private static func list(_ attributes: [Attribute]) -> String {
        attributes.map { " " + $0.name + "=\"" + $0.value.escapedForXML + "\"" }.joined()
    }

    private mutating func line(_ line: String) {
        text += String(repeating: "  ", count: depth) + line + "\n"
    }
}

extension String {
    /// The text with XML's special characters as entities and without those that XML forbids.
    fileprivate var escapedForXML: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

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
