/// The texts of a table such as Localizable.strings, by their keys: lines such as `"key" = "text";` with
/// comments of both kinds between them, in UTF-8, or in UTF-16 with a mark. Property lists are tables as
/// well.
struct TextTable {
    /// The texts.
    let texts: [String: String]

    /// A reason for which a table is not read, as the end of a sentence.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// Reads the bytes of a file.
    init(_ data: Data) throws(Refusal) {
        guard let text = Self.text(of: data) else {
            texts = try Self.list(data)
            return
        }
        let start = text.drop(while: \.isWhitespace).first
        guard start != "<", start != "{" else {
            texts = try Self.list(data)
            return
        }
        var reader = TextTableReader(text)
        texts = try reader.texts()
    }

    /// Returns the text of bytes; nil for those of a binary property list, and for no text.
    private static func text(of data: Data) -> String? {
        let marks: [(bytes: [UInt8], encoding: String.Encoding)] = [
            ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
        ]
        guard let mark = marks.first(where: { data.starts(with: $0.bytes) }) else {
            return data.starts(with: Array("bplist".utf8)) ? nil : String(validating: data, as: UTF8.self)
        }
        return String(data: data.dropFirst(mark.bytes.count), encoding: mark.encoding)
    }

    private static func list(_ data: Data) throws(Refusal) -> [String: String] {
        // Foundation prints lines of its own about text that is no property list.
        let isText = data.contains(UInt8(ascii: "<")) || data.contains(UInt8(ascii: "{"))
        let list =
            isText || data.starts(with: Array("bplist".utf8))
            ? PropertyList.values(data) : nil
        guard let texts = list as? [String: String] else {
            throw Refusal(description: "it is neither text in UTF-8 or UTF-16 nor a property list of texts")
        }
        return texts
    }
}
