/// A generation of Apple's system, whose controls, bars and sheets a film shows. Flipbook's own.
public enum SystemLook: String, Sendable, Hashable, CaseIterable {
    /// The look until iOS 12: no dark interface, and sheets that cover the screen.
    case iOS12
    /// The look of iOS 13 to iOS 18.
    case iOS18
    /// The look from iOS 26 on: round controls, and bars and sheets that float.
    case iOS26

    /// The version that the system names itself: that of the system whose numbers the look has.
    public var systemVersion: String {
        switch self {
        case .iOS12: "12.4"
        case .iOS18: "18.0"
        case .iOS26: "26.1"
        }
    }

    /// The look of the current run.
    ///
    /// Any thread can read it, as colors depend on it; only the main actor changes it, between runs, when no
    /// other thread of a film reads colors.
    @exclusivity(unchecked) nonisolated(unsafe) package internal(set) static var current = SystemLook.iOS18

    /// A Boolean value that indicates whether the system has a dark interface, which came with iOS 13.
    public var hasDarkInterface: Bool { self != .iOS12 }
}
