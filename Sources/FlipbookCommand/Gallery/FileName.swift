extension String {
    /// The text as a name that is a file's on every disk and needs no quoting in an address or a shell: Latin
    /// letters, digits, `-` and `_` stay, any run of other characters becomes one `-`; at most 60 letters;
    /// `scene` where nothing is left.
    var fileName: String {
        let words = split { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" || $0 == "-") }
        let name = words.joined(separator: "-").drop { $0 == "-" }.prefix(60)
        return name.isEmpty ? "scene" : String(name)
    }
}

extension Sequence<String> {
    /// A file name for each text, in their order, no two alike even on a disk that folds case: `Fall`,
    /// `fall-2`.
    var fileNames: [String] {
        var taken: Set<String> = []
        return map { text in
            let name = text.fileName
            let candidates = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? name : "\(name)-\($0)" }
            return candidates.first { taken.insert($0.lowercased()).inserted }!
        }
    }
}
