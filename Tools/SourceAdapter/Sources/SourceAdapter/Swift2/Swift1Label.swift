/// The labels of parameters up to version 1: `#color: UIColor` stood for `color color: UIColor`.
enum Swift1Label {
    private nonisolated(unsafe) static let label = #/([(,]\s*)#(\w+)(\s*:)/#

    /// Returns the edits that write each such label as a label and a name.
    static func edits(in text: String) -> [SourceEdit] {
        text.matches(of: label).map { match in
            let (_, before, name, after) = match.output
            return SourceEdit(
                range: text.offsets(of: match.range), replacement: "\(before)\(name) \(name)\(after)")
        }
    }
}
