import SourceOutline
import SwiftSyntax

extension SourceUnit {
    /// Returns the changes by which code of an earlier version of Swift gets over errors of the compiler.
    ///
    /// Code of Swift 2 gets all changes: in its time headers said less about nil, and labels and modifiers
    /// were others. Other code gets those of Swift 3 and 4 alone, so that a mistake in current code stays
    /// one.
    ///
    /// - Parameters:
    ///   - errors: the errors, at their places in the adapted texts.
    ///   - omitted: the parts that are left out of those texts.
    ///   - made: the changes that were made already.
    func repairs(
        of errors: [AdapterRequest.CompilerError], omitting omitted: Set<OmittedPart>,
        repairing made: Set<SourceRepair>
    ) -> Set<SourceRepair> {
        let edits = files.indices.map { index in
            edited(
                index, omitting: omitted.filter { $0.file == index },
                repairing: made.filter { $0.file == index })
        }
        var repairs: Set<SourceRepair> = []
        for error in errors {
            let (file, map) = (files[error.place.file], edits[error.place.file].map)
            let column = map.original(line: error.place.line, column: error.place.column)
            guard let token = file.token(ofErrorAt: error.place.line, column, error.message) else { continue }
            let rule = RepairRule(token, error.message, in: self)
            for edit in (file.isSwift2 ? rule.swift2Edits : nil) ?? rule.swift4Edits ?? [] {
                repairs.insert(
                    SourceRepair(file: error.place.file, range: edit.range, replacement: edit.replacement))
            }
        }
        return repairs.subtracting(made)
    }
}

extension SourceText {
    /// Returns the token that an error is about; nil outside of the text.
    ///
    /// The place of a missing initializer is behind the class: for a class on one line it is the next one.
    fileprivate func token(ofErrorAt line: Int, _ column: Int, _ message: String) -> TokenSyntax? {
        let isBehind = message.hasPrefix("'required' initializer") && column == 1
        guard let offset = offset(line: line, column: column) ?? (isBehind ? text.utf8.count : nil) else {
            return nil
        }
        let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
        return isBehind ? token?.previousToken(viewMode: .sourceAccurate) : token
    }
}
