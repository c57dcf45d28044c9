/// The parts of a Markdown text within a paragraph: emphasis, code, links, escaped characters.
struct MarkdownInlines {
    /// A part in one style.
    struct Part: Equatable {
        var text: String
        var intent: InlinePresentationIntent = []
        var link: String?
    }

    private let text: [Character]
    /// A Boolean value that indicates whether line breaks stay as they are.
    private let keepsLines: Bool
    private(set) var parts: [Part] = []
    /// The number of characters at which searches for ends have looked.
    private var steps = 0
    /// The number of parts around the one that is read.
    private var depth = 0
    /// The largest number of steps, of which texts of 3,000 characters never need more. Beyond it, and within
    /// 100 parts, signs count as text.
    private static let mostSteps = 10_000_000
    private static let deepest = 100

    /// Reads a text.
    init(_ text: String, keepsLines: Bool) {
        (self.text, self.keepsLines) = (Array(text), keepsLines)
        read(0..<self.text.count, [], nil)
    }

    private mutating func add(_ string: String, _ intent: InlinePresentationIntent, _ link: String?) {
        guard let last = parts.last, last.intent == intent, last.link == link else {
            return parts.append(Part(text: string, intent: intent, link: link))
        }
        parts[parts.count - 1].text += string
    }

    private mutating func read(
        _ range: Range<Int>, _ intent: InlinePresentationIntent, _ link: String?
    ) {
        depth += 1
        defer { depth -= 1 }
        var place = range.lowerBound
        while place < range.upperBound {
            let next = special(at: place, in: range, intent, link)
            if let next {
                place = next
                continue
            }
            // A delimiter without an end counts as text, with all of its run.
            let end = "*_`~".contains(text[place]) ? runEnd(at: place, in: range) : place + 1
            for character in text[place..<end] {
                add(String(character.isNewline && !keepsLines ? " " : character), intent, link)
            }
            place = end
        }
    }

    /// Reads what begins with a special character; nil for plain text.
    private mutating func special(
        at place: Int, in range: Range<Int>, _ intent: InlinePresentationIntent, _ link: String?
    ) -> Int? {
        if text[place] == "\\" { return escaped(at: place, in: range, intent, link) }
        guard steps < Self.mostSteps, depth <= Self.deepest else { return nil }
        return switch text[place] {
        case "`": code(at: place, in: range, intent, link)
        case "*", "_", "~": emphasis(at: place, in: range, intent, link)
        case "[": linked(at: place, in: range, intent)
        case "!" where place + 1 < range.upperBound && text[place + 1] == "[":
            linked(at: place + 1, in: range, intent)
        case "<": address(at: place, in: range, intent)
        default: nil
        }
    }

    private mutating func escaped(
        at place: Int, in range: Range<Int>, _ intent: InlinePresentationIntent, _ link: String?
    ) -> Int? {
        guard place + 1 < range.upperBound else { return nil }
        let next = text[place + 1]
        guard next.isNewline || (next.isASCII && (next.isPunctuation || next.isSymbol)) else { return nil }
        add(String(next), next.isNewline ? intent.union(.lineBreak) : intent, link)
        return place + 2
    }

    private func runEnd(at place: Int, in range: Range<Int>) -> Int {
        text[place..<range.upperBound].firstIndex { $0 != text[place] } ?? range.upperBound
    }

    private mutating func code(
        at place: Int, in range: Range<Int>, _ intent: InlinePresentationIntent, _ link: String?
    ) -> Int? {
        let start = runEnd(at: place, in: range)
        guard let end = codeEnd(after: start, length: start - place, in: range) else { return nil }
        var inner = String(text[start..<end].map { $0.isNewline ? " " : $0 })
        if inner.hasPrefix(" "), inner.hasSuffix(" "), inner.contains(where: { $0 != " " }) {
            inner = String(inner.dropFirst().dropLast())
        }
        add(inner, intent.union(.code), link)
        return end + (start - place)
    }

    private mutating func codeEnd(after start: Int, length: Int, in range: Range<Int>) -> Int? {
        var place = start
        defer { steps += place - start }
        while place < range.upperBound {
            guard text[place] == "`" else {
                place += 1
                continue
            }
            let end = runEnd(at: place, in: range)
            if end - place == length { return place }
            place = end
        }
        return nil
    }

    private mutating func emphasis(
        at place: Int, in range: Range<Int>, _ intent: InlinePresentationIntent, _ link: String?
    ) -> Int? {
        let sign = text[place]
        let start = runEnd(at: place, in: range)
        let length = start - place
        guard length <= 3, start < range.upperBound, !text[start].isWhitespace,
            sign != "~" || length == 2,
            sign != "_" || place == 0 || !(text[place - 1].isLetter || text[place - 1].isNumber),
            let end = emphasisEnd(of: sign, length, after: start, in: range)
        else { return nil }
        let styles: InlinePresentationIntent =
            sign == "~"
            ? .strikethrough
            : [[], .emphasized, .stronglyEmphasized, [.emphasized, .stronglyEmphasized]][length]
        read(start..<end, intent.union(styles), link)
        return end + length
    }

    private mutating func emphasisEnd(
        of sign: Character, _ length: Int, after start: Int, in range: Range<Int>
    ) -> Int? {
        var place = start
        defer { steps += place - start }
        while place < range.upperBound {
            let end = "*_~`".contains(text[place]) ? runEnd(at: place, in: range) : place + 1
            if text[place] == "\\" {
                place += 2
            } else if text[place] == "`" {
                place = codeEnd(after: end, length: end - place, in: range).map { $0 + end - place } ?? end
            } else if text[place] == sign, !text[place - 1].isWhitespace,
                end - place == length || (end - place == 3 && length < 3)
            {
                guard sign != "_" || end == text.count || !(text[end].isLetter || text[end].isNumber) else {
                    place = end
                    continue
                }
                return end - length
            } else {
                place = end
            }
        }
        return nil
    }

    private mutating func linked(
        at place: Int, in range: Range<Int>, _ intent: InlinePresentationIntent
    ) -> Int? {
        guard let close = end(of: "]", opening: "[", at: place, in: range), close + 1 < range.upperBound,
            text[close + 1] == "(", let last = end(of: ")", opening: "(", at: close + 1, in: range)
        else { return nil }
        // A title may follow the address.
        let inner = String(text[(close + 2)..<last])
        let target = inner.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
        let isImage = place > range.lowerBound && text[place - 1] == "!"
        read((place + 1)..<close, intent, isImage || target.isEmpty ? nil : target)
        return last + 1
    }

    private mutating func end(
        of closing: Character, opening: Character, at place: Int, in range: Range<Int>
    ) -> Int? {
        var (depth, index) = (0, place)
        defer { steps += index - place }
        while index < range.upperBound {
            if text[index] == "\\" {
                index += 1
            } else if text[index] == opening {
                depth += 1
            } else if text[index] == closing {
                depth -= 1
                if depth == 0 { return index }
            }
            index += 1
        }
        return nil
    }

    private mutating func address(
        at place: Int, in range: Range<Int>, _ intent: InlinePresentationIntent
    ) -> Int? {
        let found = text[place..<range.upperBound].firstIndex(of: ">")
        steps += (found ?? range.upperBound) - place
        guard let end = found else { return nil }
        let inner = String(text[(place + 1)..<end])
        guard inner.contains(":"), !inner.contains(where: \.isWhitespace) else { return nil }
        add(inner, intent, inner)
        return end + 1
    }
}
