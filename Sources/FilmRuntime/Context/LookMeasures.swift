/// Measures of a control, bar or sheet that differ among the generations of Apple's system: one value for
/// each of them. Conforming types stand beside what they measure.
@MainActor package protocol LookMeasures: Sendable {
    /// The measures of iOS 12; by default those of iOS 18.
    static var iOS12: Self { get }
    /// The measures of iOS 13 to 18.
    static var iOS18: Self { get }
    /// The measures of iOS 26; by default those of iOS 18.
    static var iOS26: Self { get }
}

extension LookMeasures {
    package static var iOS12: Self { iOS18 }
    package static var iOS26: Self { iOS18 }

    /// The measures of the look of the current run.
    package static var current: Self { of(SystemLook.current) }

    /// Returns the measures of a look.
    package static func of(_ look: SystemLook) -> Self {
        switch look {
        case .iOS12: iOS12
        case .iOS18: iOS18
        case .iOS26: iOS26
        }
    }
}
