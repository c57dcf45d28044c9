/// The texts of a string catalog such as Localizable.xcstrings: JSON with the translations of each key.
struct TextCatalog: Decodable {
    private let sourceLanguage: String?
    private let strings: [String: Entry]

    private struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    /// The text of a key in one language, or its forms by numbers and devices.
    private struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?

        /// The text; of several forms that for most numbers, and that for iPhones.
        var text: String? {
            stringUnit?.value ?? variations?.plural?["other"]?.text ?? variations?.device?["iphone"]?.text
                ?? variations?.device?["other"]?.text
        }
    }

    private struct Unit: Decodable {
        let value: String?
    }

    private struct Variations: Decodable {
        let plural: [String: Localization]?
        let device: [String: Localization]?
    }

    /// The brackets within one another at most: a form within a form of a text has 12 around it, and the
    /// decoder keeps each on its stack.
    private static let deepest = 32

    /// Reads the bytes of a file.
    init(_ data: Data) throws(TextTable.Refusal) {
        guard Self.depth(of: data) <= Self.deepest else {
            throw TextTable.Refusal(description: "its brackets are nested more than \(Self.deepest) deep")
        }
        guard let catalog = try? JSONDecoder().decode(Self.self, from: data) else {
            throw TextTable.Refusal(description: "it is no string catalog in JSON")
        }
        self = catalog
    }

    /// Returns the largest number of brackets within one another, apart from those in quotes.
    private static func depth(of data: Data) -> Int {
        var (depth, largest) = (0, 0)
        var (isQuoted, isEscaped) = (false, false)
        for byte in data {
            if isQuoted {
                let isEnd = byte == UInt8(ascii: "\"") && !isEscaped
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
                isQuoted = !isEnd
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isQuoted = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            largest = max(largest, depth)
        }
        return largest
    }

    /// The texts by their keys, in English, else in the language of the code; none for keys that are texts.
    var texts: [String: String] {
        strings.compactMapValues { entry in
            entry.localizations.flatMap { texts in
                ["en", sourceLanguage].lazy.compactMap { $0 }.compactMap { texts[$0]?.text }.first
            }
        }
    }
}
