package import SourceOutline

/// The code that is left out of a module because it does not compile: parts of files, and whole files.
package struct Omissions: Equatable {
    /// The indices of files.
    package private(set) var files: Set<Int> = []
    package private(set) var parts: Set<OmittedPart> = []
    private var rounds = 0

    /// The number of rounds in which parts are left out; after that whole files are, so that it ends.
    private static let mostRounds = 8
    /// The number of rounds in which statements are left out; after that whole functions are.
    private static let statementRounds = 5

    /// Leaves nothing out.
    package init() {}

    /// Leaves out what the errors are about; returns false when there is nothing more to leave out.
    ///
    /// An error in a function is answered by leaving out the statement; where that does not help, the
    /// statements around it, and then the function. Where that does not help either, or the error is in no
    /// such part, the file is left out.
    ///
    /// Overrides in extensions go first and alone, since they compile on devices only: beside one, each use
    /// of its name is ambiguous.
    package mutating func extend(
        by diagnostics: [CompilerDiagnostic], in module: SceneModule, path: String
    ) async throws -> Bool {
        let before = self
        let indices = Dictionary(
            module.unit.files.enumerated().map { ($0.element.path, $0.offset) }
        ) { first, _ in first }
        func places(of diagnostics: [CompilerDiagnostic]) -> [AdapterRequest.Place] {
            diagnostics.compactMap { diagnostic in
                indices[diagnostic.path].map {
                    AdapterRequest.Place(file: $0, line: diagnostic.line, column: diagnostic.column)
                }
            }.filter { !before.files.contains($0.file) }
        }
        let errors = diagnostics.filter { $0.severity == .error }
        let overrides = places(of: errors.filter(\.isAboutOverride))
        if overrides.isEmpty { rounds += 1 }
        let places = overrides.isEmpty ? places(of: errors) : overrides
        let found = try await module.unit.omittableParts(at: places, path: path)
        for (place, candidates) in zip(places, found) where !files.contains(place.file) {
            let left = candidates.filter { !before.covers($0) }
            if let part = rounds <= Self.statementRounds ? left.first : left.last, rounds <= Self.mostRounds {
                parts.insert(part)
            } else {
                files.insert(place.file)
            }
        }
        let all = parts
        parts = all.filter { part in
            !files.contains(part.file) && !all.contains { $0 != part && $0.covers(part) }
        }
        return files != before.files || parts != before.parts
    }

    /// Returns whether a part is left out, alone or with what is around it.
    private func covers(_ part: OmittedPart) -> Bool { parts.contains { $0.covers(part) } }

    /// Returns the parts as a list for people; nil when there are none.
    func sentence(of module: SceneModule, path: String) -> String? {
        let files = files.sorted().map { module.unit.files[$0].path }
        let parts = parts.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.map { part in
            "\(part.name) (\(module.unit.files[part.file].path):\(part.line))"
        }
        guard !files.isEmpty || !parts.isEmpty else { return nil }
        let names = (files + parts).joined(separator: ", ")
        return "Left out, since it does not compile: \(names). `flipbook check \(path)` says why."
    }
}

extension OmittedPart {
    /// Returns whether a part lies within this one, or is this one.
    fileprivate func covers(_ other: OmittedPart) -> Bool {
        file == other.file && range.lowerBound <= other.range.lowerBound
            && other.range.upperBound <= range.upperBound
    }
}
