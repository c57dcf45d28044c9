import Picture

/// The end of a text whose rest has no room: an ellipsis at its place, or none where lines end at words or
/// characters.
@MainActor struct TextTruncation {
    private static let ellipsis = "…"
    private let paragraph: StyledText.Paragraph
    private let ruler: any TextMeasurer
    private let width: CGFloat

    /// Prepares the end of a paragraph in a width.
    init(_ paragraph: StyledText.Paragraph, ruler: any TextMeasurer, width: CGFloat) {
        (self.paragraph, self.ruler, self.width) = (paragraph, ruler, width)
    }

    /// Returns the atoms of the last line.
    ///
    /// - Parameters:
    ///   - rest: The atoms from the line's start to the paragraph's end.
    ///   - first: The atoms that fit the line.
    func atoms(of rest: [StyledAtom], first: [StyledAtom]) -> [StyledAtom] {
        let letters = rest.flatMap { atom in
            atom.string.map { StyledAtom(String($0), run: atom.run, endsWord: false) }
        }
        switch paragraph.style.lineBreakMode {
        case .byWordWrapping, .byCharWrapping, .byClipping: return first
        case .byTruncatingTail: return start(of: letters, in: width)
        case .byTruncatingHead: return end(of: letters, in: width)
        case .byTruncatingMiddle:
            let end = end(of: letters, in: width / 2)
            let used = end.reduce(0) { $0 + width(of: $1) }
            let start = start(of: letters, in: width - used + width(of: end.first))
            return start.dropLast() + end
        }
    }

    private func start(of letters: [StyledAtom], in width: CGFloat) -> [StyledAtom] {
        var (kept, used): ([StyledAtom], CGFloat) = ([], 0)
        for letter in letters {
            let tab = letter.isTab ? paragraph.style.width(ofTabAt: used, before: TabField(), space: 0) : 0
            let next = used + self.width(of: letter) + tab
            guard next + ruler.width(of: Self.ellipsis, in: run(of: letter)) <= width else { break }
            kept.append(letter)
            used = next
        }
        while let last = kept.last, last.text.isEmpty { kept.removeLast() }
        return kept + [ellipsis(like: kept.last ?? letters.first)]
    }

    private func end(of letters: [StyledAtom], in width: CGFloat) -> [StyledAtom] {
        var (kept, used): ([StyledAtom], CGFloat) = ([], 0)
        for letter in letters.reversed() {
            let next = used + self.width(of: letter)
            guard next + ruler.width(of: Self.ellipsis, in: run(of: letter)) <= width else { break }
            kept.insert(letter, at: 0)
            used = next
        }
        while let first = kept.first, first.text.isEmpty { kept.removeFirst() }
        return [ellipsis(like: kept.first ?? letters.last)] + kept
    }

    private func ellipsis(like letter: StyledAtom?) -> StyledAtom {
        // A run of an attachment has no letters.
        let own = letter?.run ?? 0
        let run =
            paragraph.runs[own].picture == nil
            ? own : paragraph.runs.lastIndex { $0.picture == nil } ?? own
        return StyledAtom(Self.ellipsis, run: run, endsWord: true)
    }

    private func run(of letter: StyledAtom) -> StyledRun { paragraph.runs[letter.run] }

    private func width(of letter: StyledAtom?) -> CGFloat {
        guard let letter, !letter.isTab else { return 0 }
        let run = run(of: letter)
        if let picture = run.picture { return picture.bounds.width }
        return ruler.width(of: letter.text, in: run)
            + (letter.spaces > 0 ? CGFloat(letter.spaces) * ruler.widthOfSpace(in: run) : 0)
    }
}
