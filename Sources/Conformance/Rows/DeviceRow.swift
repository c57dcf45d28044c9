/// A measured number of Apple's UIKit: what was built, what was read, and what it was.
public struct DeviceRow: Sendable, Equatable {
    /// The identifier, unique among all files, such as "S0091".
    public let id: String
    /// The subject in words, under which reports sum rows up.
    public let what: String
    /// The text that says what to build, in the language of Documentation/Conform.md.
    public let setup: String
    /// The text that says what to read of it.
    public let quantity: String
    /// The value that Apple's framework had, with the digits of its source.
    public let value: String
    /// The unit of the value; empty for none.
    public let unit: String
    /// The greatest deviation: a number in the row's unit, "exact", or words about the source's precision.
    public let tolerance: String
    /// The place where the value was published.
    public let source: String
    /// The grade of the source, from "probe" (printed by Apple's framework) to "third-hand".
    public let confidence: String
    /// The name of the file without its extension.
    public let file: String
    /// The line of the file in which the row begins, from 1.
    public let line: Int
}
