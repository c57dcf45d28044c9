/// The limits of source code: what is refused, and what the parser reads in time.
public enum SourceLimits {
    /// The largest file, in bytes: 4 MiB.
    public static let fileBytes = 4 << 20
    /// The largest sum of the files of a folder, in bytes: 32 MiB.
    public static let folderBytes = 32 << 20
    /// The largest number of Swift files in a folder.
    public static let folderFiles = 2000
    /// The largest number of entries that are looked at in a folder.
    public static let folderEntries = 100_000
    /// The largest number of folders within one another.
    public static let folderDepth = 64

    /// The largest number of lines in a file.
    static let lines = 100_000
    /// The largest depth of brackets, generic arguments and interpolations together, and that of `#if`. The
    /// parser of Swift 6 allows 256.
    static let nesting = 200
    /// The largest depth of square brackets without a brace between them. At each the parser first tries a
    /// type and then an expression, so its time doubles with every level: 12 take 0.1 s, 20 take 5 s.
    static let squares = 12
    /// The largest number of operators in one expression. The compiler takes time that grows with its square.
    static let operators = 500
    /// The largest number of members, calls and subscripts in one chain.
    static let members = 1000
    /// The largest number of `else if` in a row.
    static let branches = 500
    /// The largest number of characters of an operator, such as one of prefix operators without a space.
    static let operatorLength = 64

    /// Returns the first limit that a text exceeds; nil for a text within all of them.
    public static func excess(in text: String) -> SourceExcess? {
        var text = text
        return text.withUTF8 { bytes in
            var measure = SourceMeasure(bytes)
            do throws(SourceExcess) {
                try measure.run()
                return nil
            } catch {
                return error
            }
        }
    }

    /// Returns false for a text beyond a limit, and for one on which the parser would spend time that grows
    /// with the square of its length: brackets that are never closed, runs of `#`, and one word again and
    /// again. No code has them; such a text is left to the compiler as it is.
    public static func isParsable(_ text: String) -> Bool {
        var text = text
        return excess(in: text) == nil && text.withUTF8 { !hasMuchOpen($0) && !repeatsAWord($0) }
    }

    private static func hasMuchOpen(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var (open, hashes, mostHashes) = (0, 0, 0)
        for byte in bytes {
            hashes = byte == UInt8(ascii: "#") ? hashes + 1 : 0
            mostHashes = max(mostHashes, hashes)
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): open -= 1
            default: break
            }
        }
        return open >= limit || mostHashes >= limit
    }

    private static func repeatsAWord(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var (last, count, start) = (0..<0, 0, 0)
        for place in 0...bytes.count where place == bytes.count || bytes[place] <= UInt8(ascii: " ") {
            defer { start = place + 1 }
            guard start < place else { continue }
            let isSame = bytes[start..<place].elementsEqual(bytes[last])
            (last, count) = (start..<place, isSame ? count + 1 : 0)
            // A table of numbers may repeat one.
            if count > limit, bytes[start] >= UInt8(ascii: "A") { return true }
        }
        return false
    }

    /// The largest number of brackets left open, of `#` in a row, and of repetitions of a word.
    private static let limit = 200
}
