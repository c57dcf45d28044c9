import Foundation

extension CommandLine {
    /// The words after the program's name, in which files and folders whose names begin with - stand with their
    /// folder, `./-dash.swift`: the argument parser would take them for options, and a letter h among them for help.
    static var words: [String] { namingDashes(in: Array(arguments.dropFirst())) }

    private static func namingDashes(in words: [String]) -> [String] {
        let end = words.firstIndex(of: "--") ?? words.endIndex
        guard words[..<end].contains(where: isFile) else { return words }
        let flags = (try? CommandTree.flipbook().flags) ?? []
        return words.indices.map { place in
            guard place < end, isFile(words[place]) else { return words[place] }
            // What follows an option is its value, whatever it looks like.
            let before = place > 0 ? words[place - 1] : ""
            let isValue = before.hasPrefix("-") && !before.contains("=") && !flags.contains(before)
            return isValue && !isFile(before) ? words[place] : "./" + words[place]
        }
    }

    /// Whether a word that looks like options is a scene file, a folder, or something that is there.
    private static func isFile(_ word: String) -> Bool {
        guard word.hasPrefix("-"), !word.hasPrefix("--"), word.count > 2, !word.contains("=") else {
            return false
        }
        return SceneFile(word) != nil || word.hasSuffix("/") || FileManager.default.fileExists(atPath: word)
    }
}
