/// The outcome of a row.
public enum Verdict: Sendable, Equatable {
    /// The value is Apple's within the tolerance. The deviation is in the row's unit; 0 for what is no
    /// number.
    case agrees(deviation: Double)
    /// The value is another one.
    case differs(deviation: Double)
    /// A name that UIKit does not have here.
    case noAPI(String)
    /// A part of the set-up or quantity that the language does not have.
    case notUnderstood(String)
    /// The row is about what a Mac has in place of a device's, such as widths of text.
    case otherSystem
}
