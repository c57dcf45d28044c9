import SourceOutline

extension AdapterRequest {
    /// The answer to the request.
    public var reply: AdapterReply {
        guard version == Self.currentVersion else {
            return .refusal(
                "The source adapter answers requests of version \(Self.currentVersion), but this one has version "
                    + "\(version).")
        }
        switch question {
        case .outlines: return .outlines(sourceTexts.map { SourceUnit([$0]).outline })
        case .adaptation(let omitted):
            guard omitted.allSatisfy(isWithinFile) else {
                return .refusal("A part that the request leaves out is not within its files.")
            }
            let unit = SourceUnit(sourceTexts)
            return .adaptation(
                AdapterReply.Adaptation(
                    outline: unit.outline, sources: unit.adapted(omitting: omitted),
                    standIns: StandIns.text(forImports: Set(unit.files.flatMap(\.imports)))))
        case .parts(let places):
            guard places.allSatisfy({ files.indices.contains($0.file) }) else {
                return .refusal("A place of the request is not within its files.")
            }
            let unit = SourceUnit(sourceTexts)
            return .parts(
                places.map { unit.omittablePart(ofFile: $0.file, line: $0.line, column: $0.column) })
        case .tokens: return .tokens(files.map { SyntaxHighlighter.tokens(of: $0.text) })
        }
    }

    private var sourceTexts: [SourceText] { files.map { SourceText(path: $0.path, text: $0.text) } }

    /// Returns a Boolean value that indicates whether a part is in one of the files. Edits behind the end of
    /// its text have no effect.
    private func isWithinFile(_ part: OmittedPart) -> Bool {
        files.indices.contains(part.file) && part.range.lowerBound >= 0
    }
}
