import Picture

/// A part of a run between two places at which lines may break, with the spaces at its end.
@MainActor struct StyledAtom {
    /// The place of the run in its paragraph.
    let run: Int
    /// The text without the spaces at its end.
    var text: String
    /// The number of spaces at the end.
    var spaces: Int
    /// A Boolean value that indicates whether a line may end after the atom.
    var endsWord: Bool

    /// Cuts a paragraph into atoms.
    static func atoms(of paragraph: StyledText.Paragraph, ruler: any TextMeasurer) -> [StyledAtom] {
        let byCharacter =
            paragraph.style.lineBreakMode == .byCharWrapping
            || paragraph.style.lineBreakMode == .byClipping
        let breaks = ruler.breaks(in: paragraph.runs.map(\.string).joined())
        var atoms: [StyledAtom] = []
        var place = 0
        for (index, run) in paragraph.runs.enumerated() {
            var part = ""
            for character in run.string {
                part.append(character)
                place += character.utf8.count
                guard byCharacter || breaks.contains(place) || run.picture != nil else { continue }
                atoms.append(StyledAtom(part, run: index, endsWord: true))
                part = ""
            }
            if !part.isEmpty { atoms.append(StyledAtom(part, run: index, endsWord: false)) }
        }
        return atoms
    }

    init(_ string: String, run: Int, endsWord: Bool) {
        spaces = string.reversed().prefix { $0 == " " }.count
        text = String(string.dropLast(spaces))
        (self.run, self.endsWord) = (run, endsWord)
    }

    /// The text with the spaces at its end.
    var string: String { text + String(repeating: " ", count: spaces) }
}

extension [StyledAtom] {
    /// The number of UTF-16 code units of the atoms.
    @MainActor var utf16Count: Int { reduce(0) { $0 + $1.text.utf16.count + $1.spaces } }
}
