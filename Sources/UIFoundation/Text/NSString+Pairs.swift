extension NSString {
    /// Returns the place of a letter's beginning for one within the letter, in UTF-16 code units, and any
    /// other place itself: between the two units of a pair Foundation's functions give no text, or end the
    /// process.
    package func startOfLetter(at place: Int) -> Int { isWithinPair(place) ? place - 1 : place }

    /// Returns the place of a letter's end for one within the letter, and any other place itself.
    package func endOfLetter(at place: Int) -> Int { isWithinPair(place) ? place + 1 : place }

    private func isWithinPair(_ place: Int) -> Bool {
        place > 0 && place < length && UTF16.isTrailSurrogate(character(at: place))
            && UTF16.isLeadSurrogate(character(at: place - 1))
    }
}
