extension String {
    /// The text as a file name that is valid on every disk and needs no quotes in a URL or a shell. ASCII
    /// letters, digits, `-` and `_` stay; each run of other characters becomes one `-`. At most 60
    /// characters; `scene` when none is left.
    var fileName: String {
        let words = split { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" || $0 == "-") }
        let name = words.joined(separator: "-").drop { $0 == "-" }.prefix(60)
        return name.isEmpty ? "scene" : String(name)
    }
}

extension Sequence<String> {
    /// A unique file name for each text, in order: `Fall`, `fall-2`. No two are equal even on a file system
    /// that ignores case.
    var fileNames: [String] {
        var taken: Set<String> = []
        return map { text in
            let name = text.fileName
            let candidates = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? name : "\(name)-\($0)" }
            return candidates.first { taken.insert($0.lowercased()).inserted }!
        }
    }
}
