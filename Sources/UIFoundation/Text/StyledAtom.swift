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
    /// The widths of the text between a tab and the next one; 0 for other atoms.
    var field = TabField()
    /// A Boolean value that indicates whether the atom is a tab.
    var isTab: Bool { text == Self.tab }

    /// The text of a tab.
    nonisolated static let tab = "\t"

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
                if character == "\t" {
                    if !part.isEmpty { atoms.append(StyledAtom(part, run: index, endsWord: false)) }
                    atoms.append(StyledAtom(tab, run: index, endsWord: true))
                    (part, place) = ("", place + 1)
                    continue
                }
                part.append(character)
                place += character.utf8.count
                guard byCharacter || breaks.contains(place) || run.picture != nil else { continue }
                atoms.append(StyledAtom(part, run: index, endsWord: true))
                part = ""
            }
            if !part.isEmpty { atoms.append(StyledAtom(part, run: index, endsWord: false)) }
        }
        for index in atoms.indices where atoms[index].isTab {
            let field = atoms[(index + 1)...].prefix { !$0.isTab }
            let width = paragraph.size(of: field, ruler: ruler).text
            let column = column(of: field, in: paragraph).map { paragraph.size(of: $0, ruler: ruler).whole }
            atoms[index].field = TabField(width: width, column: column ?? width)
        }
        return atoms
    }

    /// Returns the atoms before the first character that ends a column; nil without one.
    private static func column(
        of field: ArraySlice<StyledAtom>, in paragraph: StyledText.Paragraph
    ) -> [StyledAtom]? {
        guard let terminators = paragraph.style.columnTerminators else { return nil }
        for (index, atom) in zip(field.indices, field) {
            guard let start = atom.string.prefix(beforeAnyOf: terminators) else { continue }
            return Array(field[..<index]) + [StyledAtom(start, run: atom.run, endsWord: false)]
        }
        return nil
    }

    init(_ string: String, run: Int, endsWord: Bool) {
        spaces = string.reversed().prefix { $0 == " " }.count
        text = String(string.dropLast(spaces))
        (self.run, self.endsWord) = (run, endsWord)
    }

    /// The text with the spaces at its end.
    var string: String { text + String(repeating: " ", count: spaces) }
}

extension StyledText.Paragraph {
    /// Returns the widths of atoms without and with the spaces and tabs at their end.
    ///
    /// - Parameter start: The distance of the first atom from the leading side, on which tabs depend.
    @MainActor func size(
        of atoms: some Sequence<StyledAtom>, at start: CGFloat = 0, ruler: any TextMeasurer
    ) -> (text: CGFloat, whole: CGFloat) {
        var (text, whole): (CGFloat, CGFloat) = (0, 0)
        for atom in atoms {
            let run = runs[atom.run]
            if atom.isTab {
                whole += style.width(
                    ofTabAt: start + whole, before: atom.field, space: ruler.widthOfSpace(in: run))
                continue
            }
            let own = run.picture?.bounds.width ?? ruler.width(of: atom.text, in: run)
            if own > 0 { text = whole + own }
            whole += own
            if atom.spaces > 0 { whole += CGFloat(atom.spaces) * ruler.widthOfSpace(in: run) }
        }
        return (text, whole)
    }
}

extension [StyledAtom] {
    /// The number of UTF-16 code units of the atoms.
    @MainActor var utf16Count: Int { reduce(0) { $0 + $1.text.utf16.count + $1.spaces } }
}
