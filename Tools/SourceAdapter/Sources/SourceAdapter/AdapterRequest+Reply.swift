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
        case .adaptation(let omitted, let repairs):
            if let refusal = refusal(of: omitted, repairs) { return refusal }
            let unit = SourceUnit(sourceTexts)
            return .adaptation(
                AdapterReply.Adaptation(
                    outline: unit.outline, sources: unit.adapted(omitting: omitted, repairing: repairs),
                    standIns: StandIns.text(for: unit)))
        case .repairs(let errors, let omitted, let repairs):
            if let refusal = refusal(of: omitted, repairs) { return refusal }
            guard errors.allSatisfy({ files.indices.contains($0.place.file) }) else {
                return .refusal("A place of the request is not within its files.")
            }
            return .repairs(
                SourceUnit(sourceTexts).repairs(of: errors, omitting: omitted, repairing: repairs))
        case .parts(let places):
            guard places.allSatisfy({ files.indices.contains($0.file) }) else {
                return .refusal("A place of the request is not within its files.")
            }
            let unit = SourceUnit(sourceTexts)
            return .parts(
                places.map { unit.omittableParts(ofFile: $0.file, line: $0.line, column: $0.column) })
        case .tokens: return .tokens(files.map { SyntaxHighlighter.tokens(of: $0.text) })
        }
    }

    private var sourceTexts: [SourceText] {
        files.map { SourceText(path: $0.path, text: $0.text, language: $0.language) }
    }

    /// Returns the refusal of a request with a part or a change outside of its files. Edits behind the end of
    /// a text have no effect.
    private func refusal(of omitted: Set<OmittedPart>, _ repairs: Set<SourceRepair>) -> AdapterReply? {
        func isWithin(_ file: Int, _ range: Range<Int>) -> Bool {
            files.indices.contains(file) && range.lowerBound >= 0
        }
        guard omitted.allSatisfy({ isWithin($0.file, $0.range) }) else {
            return .refusal("A part that the request leaves out is not within its files.")
        }
        guard repairs.allSatisfy({ isWithin($0.file, $0.range) }) else {
            return .refusal("A change of the request is not within its files.")
        }
        return nil
    }
}
