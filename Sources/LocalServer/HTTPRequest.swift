package import Foundation

/// The head of an HTTP request: its first line and its fields. A body is never read: the server has no use
/// for one.
package struct HTTPRequest: Sendable, Hashable {
    /// The method, such as `GET`.
    package let method: String
    /// The path, such as `/live`.
    package let path: String
    /// The text behind the path's question mark; empty for none.
    package let query: String
    /// The fields by their names in lowercase. A field occurs once.
    package let fields: [String: String]

    /// The largest number of bytes of a head.
    package static let byteLimit = 8192
    /// The largest number of fields.
    static let mostFields = 64

    /// Reads a head, which ends with an empty line.
    /// - Throws: `HTTPRefusal` for whatever is not a plain request of HTTP/1.1.
    package init(head: Data) throws(HTTPRefusal) {
        guard head.count <= Self.byteLimit else { throw .headTooLarge }
        // Bytes beyond ASCII have no place in what a page of ours sends, and control characters in none.
        guard head.allSatisfy({ $0 < 0x7f && ($0 >= 0x20 || $0 == 0x0d || $0 == 0x0a || $0 == 0x09) }) else {
            throw .malformed
        }
        // As bytes, for CR and LF together are one character of a string.
        guard head.suffix(4).elementsEqual("\r\n\r\n".utf8) else { throw .malformed }
        let rows = head.dropLast(4).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let ends = rows.dropLast().allSatisfy { $0.last == UInt8(ascii: "\r") }
        var lines = rows.map {
            String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
        }
        guard ends, !lines.contains(where: { $0.utf8.contains(UInt8(ascii: "\r")) }) else { throw .malformed }
        let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2] == "HTTP/1.1", words[1].first == "/", !words[0].isEmpty else {
            throw .malformed
        }
        method = String(words[0])
        let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(parts[0])
        query = parts.count > 1 ? String(parts[1]) : ""
        guard lines.count <= Self.mostFields else { throw .headTooLarge }
        fields = try Self.fields(lines)
    }

    private static func fields(_ lines: [String]) throws(HTTPRefusal) -> [String: String] {
        var fields: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { throw .malformed }
            let name = line[..<colon]
            guard !name.isEmpty, name.utf8.allSatisfy(isNamePart) else { throw .malformed }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            guard fields.updateValue(value, forKey: name.lowercased()) == nil else { throw .malformed }
        }
        return fields
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Returns the value of a name in the query; nil when it is missing or occurs twice.
    package func value(_ name: String) -> String? {
        let values = query.split(separator: "&").compactMap { pair -> Substring? in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return parts.count == 2 && parts[0] == name ? parts[1] : nil
        }
        return values.count == 1 ? String(values[0]) : nil
    }

    /// Returns whether a field with commas, such as `Connection`, lists a word in any letter case.
    func lists(_ word: String, in field: String) -> Bool {
        (fields[field] ?? "").split(separator: ",").contains {
            $0.trimmingCharacters(in: .whitespaces).lowercased() == word
        }
    }
}
