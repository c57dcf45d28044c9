/// A list of words as changes of another: parts of the other, and new words after each.
///
/// The states of an animator before and after the code of a scene changed something have most of their words
/// in common, at other places when a contact or a body came or went between them.
struct WordChanges {
    /// A part of the other list, and the number of new words after it.
    private struct Step {
        /// The number of the other's words that are left out before the part; negative for a part that stands
        /// before the place reached.
        var skipped = 0
        var copied = 0
        /// The number of new words after the part, in whose place as many of the other's words are left out.
        var added = 0
    }

    private var steps: [Step] = []
    private var added: [UInt32] = []

    /// Creates the changes that make a list of another.
    init(of words: [UInt32], from base: [UInt32]) {
        // Words that keep their places are found without a search.
        let search = words.count == base.count ? nil : WordSearch(in: base)
        var (step, place) = (Step(), 0)
        for index in words.indices {
            if place >= base.count || words[index] != base[place],
                let other = search?.place(of: words, at: index)
            {
                steps.append(step)
                step = Step(skipped: other - place)
                place = other
            }
            if place < base.count, words[index] == base[place] {
                if step.added > 0 {
                    steps.append(step)
                    step = Step()
                }
                step.copied += 1
            } else {
                step.added += 1
                added.append(words[index])
            }
            place += 1
        }
        steps.append(step)
    }

    /// The changes as a page reads them: the number of steps; the words left out by each, then those copied,
    /// then those added; the new words.
    var words: [UInt32] {
        [UInt32(steps.count)] + steps.map { UInt32(bitPattern: Int32($0.skipped)) }
            + steps.map { UInt32($0.copied) } + steps.map { UInt32($0.added) } + added
    }
}
