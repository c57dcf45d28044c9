import SourceOutline

extension AdaptedModule {
    /// Returns the causes of errors, the most frequent first, each once.
    ///
    /// - Parameters:
    ///   - diagnostics: the messages of the compiler.
    ///   - path: the file or folder that the command line names, whose Objective-C files may explain a name.
    package func hints(_ diagnostics: [CompilerDiagnostic], in path: String) -> [CompileHint] {
        var (found, order) = ([String: CompileHint](), [String]())
        let imports = Dictionary(
            sources.map { ($0.original.path, Set($0.original.imports)) }, uniquingKeysWith: { $0.union($1) })
        // The files are read for a missing name alone.
        var types: ObjectiveCTypes?
        for diagnostic in diagnostics where diagnostic.severity == .error {
            guard let missing = MissingName(diagnostic) else { continue }
            let read = types ?? ObjectiveCTypes(of: path)
            types = read
            guard let hint = read.hint(on: missing) ?? missing.hint(imports: imports[diagnostic.path] ?? [])
            else { continue }
            if found[hint.name] == nil { order.append(hint.name) } else { found[hint.name]?.count += 1 }
            if found[hint.name] == nil { found[hint.name] = hint }
        }
        return order.compactMap { found[$0] }.enumerated()
            .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
    }
}
