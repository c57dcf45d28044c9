import Foundation
package import SourceOutline

/// Swift files that are compiled together, with their adapted texts.
package struct SourceUnit: Sendable {
    /// The files as they are on disk.
    private let originals: [AdapterRequest.File]
    /// The files and their types.
    let outline: UnitOutline
    /// The adapted texts, in the order of the files.
    let sources: [AdaptedSource]
    /// The code in place of the system modules that the files import; nil when none is needed.
    let standIns: String?

    /// The files, in the order in which they were given.
    package var files: [SourceFile] { outline.files }

    /// Adapts files. The source adapter is started only if one of them needs it.
    ///
    /// - Parameters:
    ///   - files: the files.
    ///   - path: the file or folder that the command line names, for messages.
    /// - Throws: `SceneFileError.noAdapter` and `.adapterFailed`.
    init(_ files: [AdapterRequest.File], path: String) async throws {
        if let plain = PlainUnit(files.map { ($0.path, $0.text) }) {
            self.init(originals: files, plain.outline, plain.adapted, nil)
        } else {
            let adaptation = try await SourceAdapter(for: path).adaptation(of: files)
            self.init(originals: files, adaptation.outline, adaptation.sources, adaptation.standIns)
        }
    }

    private init(
        originals: [AdapterRequest.File], _ outline: UnitOutline, _ sources: [AdaptedSource],
        _ standIns: String?
    ) {
        (self.originals, self.outline) = (originals, outline)
        (self.sources, self.standIns) = (sources, standIns)
    }

    /// Returns the unit without some parts, which do not compile, and with some changes.
    func omitting(
        _ parts: Set<OmittedPart>, repairing repairs: Set<SourceRepair>, path: String
    ) async throws -> SourceUnit {
        guard !parts.isEmpty || !repairs.isEmpty else { return self }
        let adaptation = try await SourceAdapter(for: path).adaptation(
            of: originals, omitting: parts, repairing: repairs)
        return SourceUnit(
            originals: originals, adaptation.outline, adaptation.sources, adaptation.standIns)
    }

    /// Returns the changes that errors ask for, at places in the texts without some parts and with some
    /// changes.
    func repairs(
        of errors: [AdapterRequest.CompilerError], omitting omitted: Set<OmittedPart>,
        repairing made: Set<SourceRepair>, path: String
    ) async throws -> Set<SourceRepair> {
        guard !errors.isEmpty else { return [] }
        return try await SourceAdapter(for: path).repairs(
            of: errors, in: originals, omitting: omitted, repairing: made)
    }

    /// Returns the parts around each place that can be left out, the innermost first.
    func omittableParts(
        at places: [AdapterRequest.Place], path: String
    ) async throws -> [[OmittedPart]] {
        guard !places.isEmpty else { return [] }
        return try await SourceAdapter(for: path).parts(of: originals, at: places)
    }

    /// Returns the outline of each file, read by itself.
    ///
    /// - Parameters:
    ///   - files: the files.
    ///   - path: the file or folder that the command line names, for messages.
    package static func outlines(of files: [AdapterRequest.File], path: String) async throws -> [UnitOutline]
    {
        var outlines = files.map { PlainUnit([($0.path, $0.text)])?.outline }
        let others = outlines.indices.filter { outlines[$0] == nil }
        guard !others.isEmpty else { return outlines.compactMap { $0 } }
        let found = try await SourceAdapter(for: path).outlines(of: others.map { files[$0] })
        for (index, outline) in zip(others, found) { outlines[index] = outline }
        return outlines.compactMap { $0 }
    }
}
