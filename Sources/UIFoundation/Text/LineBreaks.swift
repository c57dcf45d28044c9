import Picture

/// The division of a paragraph's atoms into lines, each as full as possible.
@MainActor struct LineBreaks {
    private let paragraph: StyledText.Paragraph
    private let atoms: [StyledAtom]
    private let width: CGFloat
    private let ruler: any TextMeasurer
    /// The widths of parts of rows beside areas that lines keep free; nil for whole lines.
    private let rooms: ((Int) -> CGFloat)?

    /// Prepares the division of a paragraph into lines of a width.
    init(
        _ paragraph: StyledText.Paragraph, _ atoms: [StyledAtom], width: CGFloat, ruler: any TextMeasurer,
        rooms: ((Int) -> CGFloat)? = nil
    ) {
        (self.paragraph, self.atoms, self.width, self.ruler) = (paragraph, atoms, width, ruler)
        self.rooms = rooms
    }

    /// Returns the atoms of each line; one empty line for an empty paragraph.
    func lines() -> [[StyledAtom]] {
        var lines: [[StyledAtom]] = [[]]
        var used: CGFloat = 0
        var rest = words()[...]
        while let word = rest.first {
            let room = max(0, room(ofLine: lines.count - 1))
            let indent = paragraph.style.indent(isFirst: lines.count == 1)
            let size = paragraph.size(of: word, at: indent + used, ruler: ruler)
            if used + size.text <= room {
                lines[lines.count - 1] += word
                used += size.whole
                rest.removeFirst()
            } else if !lines[lines.count - 1].isEmpty || isNarrow(lines.count - 1) {
                lines.append([])
                used = 0
            } else {
                let (start, end) = split(word, at: room)
                lines[lines.count - 1] = start
                rest.removeFirst()
                if !end.isEmpty {
                    lines.append([])
                    rest = [end] + rest
                }
                used = end.isEmpty ? paragraph.size(of: start, at: indent, ruler: ruler).whole : 0
            }
        }
        return lines
    }

    private func room(ofLine index: Int) -> CGFloat { rooms?(index) ?? wholeRoom(ofLine: index) }

    private func wholeRoom(ofLine index: Int) -> CGFloat {
        paragraph.style.end(in: width) - paragraph.style.indent(isFirst: index == 0)
    }

    /// True for a part of a row, which stays empty where a word does not fit.
    private func isNarrow(_ index: Int) -> Bool {
        rooms.map { $0(index) < wholeRoom(ofLine: index) - 0.5 } ?? false
    }

    /// The atoms between places at which lines may end.
    private func words() -> [[StyledAtom]] {
        var words: [[StyledAtom]] = []
        var word: [StyledAtom] = []
        for atom in atoms {
            word.append(atom)
            guard atom.endsWord else { continue }
            words.append(word)
            word = []
        }
        return word.isEmpty ? words : words + [word]
    }

    /// Cuts a word that is wider than a line at its last character that fits, at least after the first one.
    private func split(_ word: [StyledAtom], at room: CGFloat) -> ([StyledAtom], [StyledAtom]) {
        var (start, used): ([StyledAtom], CGFloat) = ([], 0)
        for (index, atom) in word.enumerated() {
            let run = paragraph.runs[atom.run]
            let width = run.picture?.bounds.width ?? ruler.width(of: atom.text, in: run)
            if used + width <= room || (start.isEmpty && atom.text.count < 2) {
                start.append(atom)
                used += width
                continue
            }
            let rest = Array(word[index...])
            guard run.picture == nil else { return (start, rest) }
            var count = ruler.count(of: atom.text, fitting: room - used, in: run)
            if count == 0, start.isEmpty { count = 1 }
            guard count > 0 else { return (start, rest) }
            var (head, tail) = (atom, atom)
            (head.text, head.spaces) = (String(atom.text.prefix(count)), 0)
            tail.text = String(atom.text.dropFirst(count))
            return (start + [head], [tail] + rest.dropFirst())
        }
        return (start, [])
    }
}
