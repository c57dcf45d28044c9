/// The limits of texts that the parser reads in time.
public enum SourceLimits {
    /// Returns false for a text on which the parser would spend time that grows with the square of its
    /// length: brackets that are never closed, runs of `#`, and one word again and again. No code has them;
    /// such a text is left to the compiler as it is.
    public static func isParsable(_ text: String) -> Bool {
        var (open, hashes, mostHashes) = (0, 0, 0)
        for byte in text.utf8 {
            hashes = byte == UInt8(ascii: "#") ? hashes + 1 : 0
            mostHashes = max(mostHashes, hashes)
            if [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(byte) { open += 1 }
            if [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte) { open -= 1 }
        }
        guard open < limit, mostHashes < limit else { return false }
        var (last, count) = (Substring(), 0)
        for word in text.split(whereSeparator: \.isWhitespace) {
            count = word == last ? count + 1 : 0
            last = word
            // A table of numbers may repeat one.
            if count > limit, word.utf8.first.map({ $0 >= UInt8(ascii: "A") }) == true { return false }
        }
        return true
    }

    /// The largest number of brackets left open, of `#` in a row, and of repetitions of a word.
    private static let limit = 200
}
