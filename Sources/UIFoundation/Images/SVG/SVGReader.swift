/// The reader of an SVG file's elements (XML 1.0). It expands no entities but those of letters, so that a
/// file cannot grow.
struct SVGReader {
    /// A reason for which a file is not read, as the end of a sentence.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The largest file, in bytes: 16 MiB.
    private static let byteLimit = 16 << 20
    /// The deepest nesting of elements.
    private static let deepest = 64
    /// The largest number of elements.
    private static let mostElements = 100_000

    private let bytes: [UInt8]
    private var position = 0
    /// The elements that have begun and not ended, the outermost first.
    private var open: [SVGElement] = []
    private var count = 0
    private var root: SVGElement?

    /// Returns the outermost element of a file.
    ///
    /// - Throws: `Failure` for bytes that are not XML, or beyond a limit.
    static func root(of data: Data) throws(Failure) -> SVGElement {
        guard data.count <= byteLimit else {
            throw Failure(description: "it has more than \(byteLimit >> 20) MiB")
        }
        var reader = SVGReader(bytes: Array(data))
        try reader.read()
        guard let root = reader.root, root.name == "svg" else {
            throw Failure(description: "it has no element svg")
        }
        return root
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func read() throws(Failure) {
        while root == nil {
            let start = position
            guard let mark = bytes[start...].firstIndex(of: UInt8(ascii: "<")) else {
                throw Failure(description: open.isEmpty ? "it has no element svg" : "it is cut off")
            }
            add(text: bytes[start..<mark])
            position = mark
            if begins("<!--") {
                try pass("-->")
            } else if begins("<![CDATA[") {
                let start = position + 9
                try pass("]]>")
                add(text: bytes[start..<(position - 3)])
            } else if begins("<?") {
                try pass("?>")
            } else if begins("<!") {
                try passDeclaration()
            } else if begins("</") {
                try endElement()
            } else {
                try beginElement()
            }
        }
    }

    /// Adds a text to a style sheet; others are not drawn.
    private mutating func add(text: ArraySlice<UInt8>) {
        guard !text.isEmpty, open.last?.name == "style" else { return }
        open[open.count - 1].text += String(decoding: text, as: UTF8.self)
    }

    // MARK: Markup

    private func begins(_ mark: String) -> Bool { bytes[position...].starts(with: mark.utf8) }

    /// Goes on behind a mark.
    private mutating func pass(_ mark: String) throws(Failure) {
        let mark = Array(mark.utf8)
        while position + mark.count <= bytes.count {
            if bytes[position] == mark[0], bytes[position...].starts(with: mark) {
                return position += mark.count
            }
            position += 1
        }
        throw Failure(description: "it is cut off")
    }

    /// Passes a declaration of the kind of document, with the entities that it declares.
    private mutating func passDeclaration() throws(Failure) {
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "[") { return try passEntities() }
            if bytes[position] == UInt8(ascii: ">") { return position += 1 }
            position += 1
        }
        throw Failure(description: "it is cut off")
    }

    private mutating func passEntities() throws(Failure) {
        try pass("]")
        try pass(">")
    }

    // MARK: Elements

    private mutating func endElement() throws(Failure) {
        position += 2
        let name = name()
        try pass(">")
        guard let last = open.last, last.name == Self.bare(name) else {
            throw Failure(description: "\(name) ends that has not begun")
        }
        end(open.removeLast())
    }

    private mutating func end(_ element: SVGElement) {
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    private mutating func beginElement() throws(Failure) {
        position += 1
        let name = name()
        guard !name.isEmpty else { throw Failure(description: "it is not XML") }
        count += 1
        guard count <= Self.mostElements else {
            throw Failure(description: "it has more than \(Self.mostElements) elements")
        }
        guard open.count < Self.deepest else {
            throw Failure(description: "its elements are nested more than \(Self.deepest) deep")
        }
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            guard position < bytes.count else { throw Failure(description: "it is cut off") }
            let isEmpty = begins("/>")
            if isEmpty || bytes[position] == UInt8(ascii: ">") {
                position += isEmpty ? 2 : 1
                let element = SVGElement(name: Self.bare(name), attributes: attributes)
                if isEmpty { end(element) } else { open.append(element) }
                return
            }
            let (name, value) = try attribute()
            if attributes[name] == nil { attributes[name] = value }
        }
    }

    private mutating func attribute() throws(Failure) -> (name: String, value: String) {
        let name = name()
        skipSpace()
        guard !name.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
            throw Failure(description: "an attribute has no value")
        }
        position += 1
        skipSpace()
        guard position < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[position]) else {
            throw Failure(description: "the value of \(name) has no quotation marks")
        }
        let (quote, start) = (bytes[position], position + 1)
        guard let end = bytes[start...].firstIndex(of: quote) else {
            throw Failure(description: "it is cut off")
        }
        position = end + 1
        return (Self.bare(name), Self.text(bytes[start..<end]))
    }

    private mutating func name() -> String {
        let rest = bytes[position...]
        let name = rest.prefix { !Self.isSpace($0) && !">/=\"'<".utf8.contains($0) }
        position += name.count
        return String(decoding: name, as: UTF8.self)
    }

    private mutating func skipSpace() {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    /// Returns a name without its prefix; `xmlns:own` stays as it is, which no attribute is called.
    private static func bare(_ name: String) -> String {
        guard let colon = name.lastIndex(of: ":"), !name.hasPrefix("xmlns") else { return name }
        return String(name[name.index(after: colon)...])
    }

    /// Returns the text of a value with the five letters that have names.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(UInt8(ascii: "&")) else { return text }
        let letters = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
        return letters.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}
