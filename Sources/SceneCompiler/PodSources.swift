import SourceOutline

/// The Swift files of the libraries in an app's folders `Pods`, as CocoaPods writes them: a folder for each
/// library, named as its module.
///
/// Those of the modules that the app imports, or that one of these libraries imports, are compiled with the
/// app, as libraries in other folders are. Tests are left out with the files that import their libraries.
enum PodSources {
    /// The modules whose stand-ins are compiled in place of the libraries, most of which use the network.
    private static let replaced: Set<Substring> = [
        "Crashlytics", "Fabric", "Firebase", "FirebaseAnalytics", "FirebaseCore", "FirebaseCrashlytics",
        "GoogleMobileAds", "Kingfisher", "OpenCombine", "SDWebImage", "SnapKit", "Then",
    ]

    /// Returns the files of the libraries that an app imports; none where all files together exceed the
    /// limits of a folder.
    ///
    /// - Parameters:
    ///   - files: the files of the app.
    ///   - root: the folder of the app.
    static func files(
        importedBy files: [AdapterRequest.File], in root: String
    ) -> [AdapterRequest.File] {
        let folders = folders(in: root)
        guard !folders.isEmpty else { return [] }
        var (libraries, seen, next) = ([AdapterRequest.File](), replaced, files)
        var (bytes, count) = (0, 0)
        while !next.isEmpty {
            bytes += next.reduce(0) { $0 + $1.text.utf8.count }
            count += next.count
            guard bytes <= SourceLimits.folderBytes, count <= SourceLimits.folderFiles else { return [] }
            let modules = Set(next.flatMap { imports(of: $0.text) }).subtracting(seen).sorted()
            seen.formUnion(modules)
            next = modules.flatMap { sources(of: $0, in: folders, language: files.first?.language) }
            libraries += next
        }
        return libraries
    }

    private static func folders(in root: String) -> [String] {
        let found = (try? SourceFolder.walk(root, for: ["Pods"]).files()) ?? []
        return found.filter { $0 == "Pods" || $0.hasSuffix("/Pods") }
    }

    /// Returns the files of a module in the first of some folders that has any; those that cannot be read, or
    /// exceed the limits of a file, are left out.
    private static func sources(
        of module: Substring, in folders: [String], language: Int?
    ) -> [AdapterRequest.File] {
        for folder in folders {
            let paths = (try? SourceFolder.walk("\(folder)/\(module)", for: [".swift"]).files()) ?? []
            guard !paths.isEmpty else { continue }
            return paths.compactMap { try? SceneFile.read($0) }.map {
                AdapterRequest.File(path: $0.path, text: $0.text, language: language)
            }
        }
        return []
    }

    private static let kinds: Set<Substring> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

    /// Returns the modules that the lines of a text import.
    private static func imports(of text: String) -> [Substring] {
        guard text.contains("import ") else { return [] }
        return text.split(whereSeparator: \.isNewline).compactMap { line in
            // An attribute or a level of access may come first, and a kind of declaration after.
            let words = line.split { $0.isWhitespace || $0 == ";" }
            guard let place = words.prefix(3).firstIndex(of: "import"),
                words[..<place].allSatisfy({ $0.hasPrefix("@") || levels.contains($0) })
            else { return nil }
            let name = words.dropFirst(place + 1).first { !kinds.contains($0) }
            return name?.split(separator: ".").first
        }
    }
}
