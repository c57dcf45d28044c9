/// A row with what it has here.
public struct Finding: Sendable, Equatable {
    /// The row.
    public let row: DeviceRow
    /// The value here, in the notation of rows; empty where none was read.
    public let got: String
    /// The outcome.
    public let verdict: Verdict

    /// A Boolean value that indicates whether the value is Apple's.
    public var agrees: Bool { if case .agrees = verdict { true } else { false } }
    /// A Boolean value that indicates whether the value is another one than Apple's.
    public var differs: Bool { if case .differs = verdict { true } else { false } }
    /// The deviation of an evaluated row, in its unit; nil for others.
    public var deviation: Double? {
        switch verdict {
        case .agrees(let deviation), .differs(let deviation): deviation
        default: nil
        }
    }
}
