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

    /// Reads the bytes of a file.
    init(_ data: Data) throws(TextTable.Refusal) {
        guard let catalog = try? JSONDecoder().decode(Self.self, from: data) else {
            throw TextTable.Refusal(description: "it is no string catalog in JSON")
        }
        self = catalog
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
