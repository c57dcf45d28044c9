/// A text read from HTML: paragraphs, headings, lists, links and the looks of letters. What else there is
/// gives its text alone, and is named in `leftOut`.
struct HTMLText {
    /// A part in one style.
    struct Part: Equatable {
        var text: String
        let style: HTMLStyle
    }

    /// The parts, in the order of the text.
    private(set) var parts: [Part] = []
    /// The elements, attributes and values without effect, in the order of the text.
    private(set) var leftOut: [String] = []

    private struct Element {
        let name: String
        let style: HTMLStyle
        /// The number of entries of a list so far.
        var count = 0
    }

    private let text: [Character]
    private var place = 0
    private var open: [Element] = []
    /// The style of the white space before the next word; nil where there is none.
    private var space: HTMLStyle?
    /// True behind a line break, where white space does not count.
    private var isAtStart = true

    /// Reads a text.
    init(_ html: String) {
        text = Array(html)
        while place < text.count {
            if text[place] == "<", readTag() { continue }
            readText()
        }
    }

    private var style: HTMLStyle { open.last?.style ?? HTMLStyle() }

    // MARK: Text

    private mutating func readText() {
        let start = place
        repeat { place += 1 } while place < text.count && text[place] != "<"
        var word = ""
        for character in decoded(text[start..<place]) {
            if character != "\u{A0}", character.isWhitespace {
                add(word)
                word = ""
                space = isAtStart ? nil : space ?? style
            } else {
                word.append(character)
            }
        }
        add(word)
    }

    private mutating func add(_ word: String) {
        guard !word.isEmpty else { return }
        if let space { append(" ", space) }
        append(word, style)
        (space, isAtStart) = (nil, false)
    }

    private mutating func append(_ string: String, _ style: HTMLStyle) {
        if parts.last?.style == style {
            parts[parts.count - 1].text += string
        } else {
            parts.append(Part(text: string, style: style))
        }
    }

    /// The attributed text.
    var attributed: NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for part in parts {
            text.append(NSAttributedString(string: part.text, attributes: part.style.attributes))
        }
        return text
    }

    /// Returns characters with those of entities.
    private mutating func decoded(_ part: ArraySlice<Character>) -> [Character] {
        var (output, rest) = ([Character](), part)
        while let next = rest.popFirst() {
            guard next == "&", let end = rest.prefix(10).firstIndex(of: ";") else {
                output.append(next)
                continue
            }
            let name = String(rest[rest.startIndex..<end])
            guard let character = Self.character(name) else {
                if name.allSatisfy({ $0.isASCII && $0.isLetter }) { leaveOut("the entity &\(name);") }
                output.append(next)
                continue
            }
            output.append(character)
            rest = rest[(end + 1)...]
        }
        return output
    }

    private static func character(_ name: String) -> Character? {
        guard name.hasPrefix("#") else { return entities[name] }
        let digits = name.dropFirst()
        let number =
            digits.first.map { "xX".contains($0) } == true
            ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }

    private static let entities: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
        "reg": "®", "trade": "™", "euro": "€", "pound": "£", "deg": "°", "times": "×", "middot": "·",
        "bull": "•", "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”", "laquo": "«", "raquo": "»", "larr": "←", "rarr": "→",
    ]

    // MARK: Elements

    /// Reads a tag, comment or declaration; returns false for a sign that is text.
    private mutating func readTag() -> Bool {
        guard place + 1 < text.count else { return false }
        if text[place + 1] == "!" || text[place + 1] == "?" {
            let isComment = text[place...].starts(with: "<!--")
            skip(behind: isComment ? "-->" : ">")
            return true
        }
        let isEnd = text[place + 1] == "/"
        let start = place + (isEnd ? 2 : 1)
        guard start < text.count, text[start].isASCII, text[start].isLetter else { return false }
        place = start
        let name = String(read { $0.isLetter || $0.isNumber || $0 == "-" }).lowercased()
        let attributes = readAttributes()
        isEnd ? end(name) : begin(name, attributes)
        return true
    }

    private mutating func read(while holds: (Character) -> Bool) -> ArraySlice<Character> {
        let part = text[place...].prefix(while: holds)
        place = part.endIndex
        return part
    }

    private mutating func skip(behind end: String) {
        let mark = Array(end)
        while place < text.count, text[place] != mark[0] || !isAt(mark) { place += 1 }
        place = min(place + mark.count, text.count)
    }

    private func isAt(_ mark: [Character]) -> Bool {
        text[place...].starts(with: mark) { $0 == $1 || $0.lowercased() == $1.lowercased() }
    }

    /// Reads the attributes of a tag and its end.
    private mutating func readAttributes() -> [(name: String, value: String)] {
        var attributes: [(name: String, value: String)] = []
        while place < text.count, text[place] != ">" {
            let name = String(read { !$0.isWhitespace && !"=>/".contains($0) }).lowercased()
            guard !name.isEmpty else {
                place += 1
                continue
            }
            _ = read { $0.isWhitespace }
            guard place < text.count, text[place] == "=" else { continue }
            place += 1
            _ = read { $0.isWhitespace }
            attributes.append((name, readValue()))
        }
        place = min(place + 1, text.count)
        return attributes
    }

    private mutating func readValue() -> String {
        guard place < text.count, "\"'".contains(text[place]) else {
            return String(decoded(read { !$0.isWhitespace && $0 != ">" }))
        }
        let quote = text[place]
        place += 1
        let value = read { $0 != quote }
        place = min(place + 1, text.count)
        return String(decoded(value))
    }

    private mutating func begin(_ name: String, _ attributes: [(name: String, value: String)]) {
        switch name {
        case "script", "style", "title":
            if name == "style" { leaveOut("the element style") }
            return skip(behind: "</\(name)>")
        case "head", "meta": return
        case "br": return breakLine()
        default: break
        }
        if Self.blocks.contains(name) {
            // A paragraph ends where the next block begins, and an entry where the next one does.
            if open.last.map({ $0.name == "p" || $0.name == name && name == "li" }) == true {
                end(open[open.count - 1].name)
            }
            beginLine()
        }
        var style = style
        if style.apply(name) {
            for attribute in attributes {
                style.apply(attribute.name, attribute.value, of: name).map { leaveOut($0) }
            }
        } else {
            leaveOut("the element \(name)")
        }
        if Self.empty.contains(name) { return }
        open.append(Element(name: name, style: style))
        if name == "li" { addMark() }
    }

    private mutating func end(_ name: String) {
        guard let index = open.lastIndex(where: { $0.name == name }) else { return }
        if open[index...].contains(where: { Self.blocks.contains($0.name) }) { beginLine() }
        open.removeSubrange(index...)
    }

    /// Adds the sign or number of a list's entry.
    private mutating func addMark() {
        var mark = "•"
        if let list = open.lastIndex(where: { $0.name == "ul" || $0.name == "ol" }) {
            open[list].count += 1
            if open[list].name == "ol" { mark = "\(open[list].count)." }
        }
        append("\t\(mark)\t", style)
    }

    /// Ends the line, unless it has just begun.
    private mutating func beginLine() {
        if !isAtStart { append("\n", style) }
        (space, isAtStart) = (nil, true)
    }

    private mutating func breakLine() {
        append(style.keepsParagraph ? "\u{2028}" : "\n", style)
        (space, isAtStart) = (nil, true)
    }

    private mutating func leaveOut(_ name: String) {
        if !leftOut.contains(name) { leftOut.append(name) }
    }

    /// Returns a text without white space at its ends.
    static func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static let blocks: Set = [
        "p", "div", "ul", "ol", "li", "center", "h1", "h2", "h3", "h4", "h5", "h6", "table", "tr",
        "blockquote", "pre", "hr", "section", "article", "header", "footer",
    ]
    private static let empty: Set = ["img", "hr", "input", "link", "wbr", "col", "area", "base", "source"]
}
