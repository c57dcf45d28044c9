/// A change to a file by which code of an earlier version of Swift compiles, as an error of the compiler asks
/// for it.
public struct SourceRepair: Codable, Hashable, Sendable {
    /// The index of the file.
    public let file: Int
    /// The range of the file's text that is replaced, in bytes.
    public let range: Range<Int>
    /// The text in its place.
    public let replacement: String

    /// Creates a change.
    public init(file: Int, range: Range<Int>, replacement: String) {
        (self.file, self.range, self.replacement) = (file, range, replacement)
    }
}
