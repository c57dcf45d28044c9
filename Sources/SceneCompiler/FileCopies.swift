import Foundation

/// Copies of files within one app: a library beside the app that has taken over its files, or a file into
/// which all files of a library are joined. Two declarations of a type do not compile.
enum FileCopies {
    /// A file, by what it has in common with its copies.
    struct File {
        let path: String
        let text: String
        /// The names of the types that other files see; for a file with conditions its path alone.
        let types: Set<String>

        init(path: String, text: String) {
            (self.path, self.text) = (path, text)
            types = text.contains("#if") ? [path] : Self.types(in: text)
        }

        private static let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor"]
        private static let modifiers: Set<Substring> = [
            "public", "open", "internal", "package", "final", "indirect",
        ]

        /// Returns the names of the types that begin at the start of a line, outside of comments.
        private static func types(in text: String) -> Set<String> {
            var (types, isComment) = (Set<String>(), false)
            for line in text.split(whereSeparator: \.isNewline) {
                if line.contains("/*") { isComment = true }
                if line.contains("*/") { isComment = false }
                guard !isComment, line.first?.isWhitespace == false else { continue }
                let words = line.split(whereSeparator: \.isWhitespace)
                    .drop { $0.hasPrefix("@") || modifiers.contains($0) }
                guard let keyword = words.first, keywords.contains(keyword) else { continue }
                let rest = words.dropFirst().joined(separator: " ")
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                let next = rest.dropFirst(name.count).first { $0 != " " }
                if !name.isEmpty, next.map({ "{:<".contains($0) }) ?? true { types.insert(String(name)) }
            }
            return types
        }
    }

    /// Returns the places of files without which all types and extensions are still declared: first the files
    /// with the most types, and of two alike the later one.
    static func places(in files: [File]) -> Set<Int> {
        var counts: [String: Int] = [:]
        for type in files.flatMap(\.types) { counts[type, default: 0] += 1 }
        guard counts.values.contains(where: { $0 > 1 }) else { return [] }
        var places: Set<Int> = []
        let order = files.indices.sorted { one, other in
            (files[one].types.count, one) > (files[other].types.count, other)
        }
        for place in order where !files[place].types.isEmpty {
            guard files[place].types.allSatisfy({ counts[$0, default: 0] > 1 }) else { continue }
            places.insert(place)
            for type in files[place].types { counts[type, default: 0] -= 1 }
        }
        // Files that only extend types are copies where a file of their name has the same words.
        var extensions: [String: Set<[Substring]>] = [:]
        for (place, file) in files.enumerated() where file.types.isEmpty {
            let words = file.text.split(whereSeparator: \.isWhitespace)
            let name = URL(fileURLWithPath: file.path).lastPathComponent
            if !extensions[name, default: []].insert(words).inserted { places.insert(place) }
        }
        return places
    }
}
