/// The beginning of an element of XML, with its attributes.
struct MarkupTag: Equatable {
    let name: String
    let attributes: [String: String]

    /// Returns the tags of a text in their order, without those at the ends of elements.
    static func all(in text: String) -> [MarkupTag] {
        var (tags, rest) = ([MarkupTag](), text[...])
        while let start = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: start)...]
            guard let first = rest.first, first.isLetter else { continue }
            let name = rest.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
            rest = rest.dropFirst(name.count)
            tags.append(MarkupTag(name: String(name), attributes: attributes(&rest)))
        }
        return tags
    }

    private static func attributes(_ rest: inout Substring) -> [String: String] {
        var attributes: [String: String] = [:]
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "/" }
            guard let first = rest.first, first != ">" else { return attributes }
            let name = rest.prefix { $0 != "=" && $0 != ">" }
            rest = rest.dropFirst(name.count + 1)
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return attributes }
            let value = rest.dropFirst().prefix { $0 != quote }
            rest = rest.dropFirst(value.count + 2)
            attributes[String(name)] = unescaped(value)
        }
    }

    private static func unescaped(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        let names = ["lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&"]
        let parts = text.split(separator: "&", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(String(parts[0])) { result, part in
            guard let end = part.firstIndex(of: ";") else { return result + "&" + part }
            let (name, rest) = (String(part[..<end]), part[part.index(after: end)...])
            let letter = name.hasPrefix("#") ? character(name.dropFirst()) : names[name]
            return result + (letter ?? "&\(name);") + rest
        }
    }

    private static func character(_ code: Substring) -> String? {
        let number = code.hasPrefix("x") ? UInt32(code.dropFirst(), radix: 16) : UInt32(code)
        return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
