/// Files that compile against Flipbook as they are.
///
/// Reading them takes no parser: the declarations at their top level have a simple form, and nothing in them
/// is a construct that source adaptation changes. When in doubt, files do not count as plain.
public struct PlainUnit: Sendable {
    /// The files and their types. Types within others are left out; none of them is a class.
    public let outline: UnitOutline

    /// Reads files. Returns nil unless all of them are plain.
    ///
    /// - Parameter files: the paths and texts.
    public init?(_ files: [(path: String, text: String)]) {
        var (outlines, types) = ([SourceFile](), [TypeOutline]())
        var (memberWords, strings, extendedTypes) = (Set<String>(), Set<String>(), Set<String>())
        for (index, file) in files.enumerated() {
            guard SourceLimits.isParsable(file.text), !Swift2Signs.isSwift2(file.text),
                let tokens = SourceScanner.tokens(of: file.text), !AdaptationSigns.isIn(tokens)
            else { return nil }
            var reader = DeclarationReader(tokens, file: index)
            guard reader.read() else { return nil }
            outlines.append(
                SourceFile(path: file.path, text: file.text, isScript: false, imports: reader.imports))
            types += reader.types
            memberWords.formUnion(reader.memberWords)
            extendedTypes.formUnion(reader.extendedTypes)
            let texts = tokens.filter { $0.kind == .string }.map(\.text)
            strings.formUnion(texts)
            strings.formUnion(texts.flatMap(KeyValuePath.names))
        }
        // A string may be the selector of a method or the name of a property, which adaptation lists.
        guard strings.isDisjoint(with: memberWords), !strings.contains(where: { $0.hasSuffix(":") }) else {
            return nil
        }
        // A class may override members of an extension of its superclass.
        let superclasses = Set(types.filter(\.isClass).map(\.name)).intersection(extendedTypes)
        guard types.allSatisfy({ !$0.isClass || superclasses.isDisjoint(with: $0.inherited) }) else {
            return nil
        }
        outline = UnitOutline(files: outlines, types: types)
        guard !outline.usesUIKit || outlines.allSatisfy(\.importsUIKit) else { return nil }
    }

    /// The texts for the compiler, in the order of the files.
    public var adapted: [AdaptedSource] {
        outline.files.enumerated().map { index, file in
            let text = AdaptedSource.text(
                of: file, edited: file.text,
                generated: UnitOutline.registrationSource(ofFile: index, calls: []))
            return AdaptedSource(text: text, map: ColumnMap(), notes: [])
        }
    }
}
