/// The answer of the source adapter.
public enum AdapterReply: Codable, Sendable {
    /// The outline of each file.
    case outlines([UnitOutline])
    /// The files that are compiled together, adapted.
    case adaptation(Adaptation)
    /// The changes that errors ask for, without those that were made already.
    case repairs(Set<SourceRepair>)
    /// The parts around each place that can be left out, the innermost first.
    case parts([[OmittedPart]])
    /// The tokens of each file; joined, they equal its text.
    case tokens([[SourceToken]])
    /// The sentence that explains why there is no answer.
    case refusal(String)

    /// Files that are compiled together, adapted.
    public struct Adaptation: Codable, Sendable {
        /// The files and their types.
        public let outline: UnitOutline
        /// The adapted texts, in the order of the files.
        public let sources: [AdaptedSource]
        /// The code in place of the system modules that the files import; nil when none is needed.
        public let standIns: String?

        /// Creates an answer.
        public init(outline: UnitOutline, sources: [AdaptedSource], standIns: String?) {
            (self.outline, self.sources, self.standIns) = (outline, sources, standIns)
        }

        /// The file name of the stand-ins in messages.
        public static let standInsPath = "<stand-ins of flipbook>"
    }
}
