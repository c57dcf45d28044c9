import Foundation
import SceneCompiler

extension CommandLine {
    /// The arguments after the program's name, with `./` before every file and folder whose name begins with
    /// `-`: `./-dash.swift`. The argument parser would read such a name as options, and the letter `h` in it
    /// as a request for help.
    static var words: [String] { namingDashes(in: Array(arguments.dropFirst())) }

    /// Returns an argument that stood after `--`, with `./` before a name that begins with `-`, so that the
    /// argument can stand anywhere.
    static func namingDash(in word: String) -> String { word.hasPrefix("-") ? "./" + word : word }

    private static func namingDashes(in words: [String]) -> [String] {
        let end = words.firstIndex(of: "--") ?? words.endIndex
        guard words[..<end].contains(where: isFile) else { return words }
        let flags = (try? CommandTree.flipbook().flags) ?? []
        return words.indices.map { index in
            guard index < end, isFile(words[index]) else { return words[index] }
            // An argument after an option is the option's value, even if it begins with a dash.
            let before = index > 0 ? words[index - 1] : ""
            let isValue = before.hasPrefix("-") && !before.contains("=") && !flags.contains(before)
            return isValue && !isFile(before) ? words[index] : namingDash(in: words[index])
        }
    }

    /// Returns true if an argument that begins with one `-` is a scene file, ends in `/`, or names an
    /// existing file or folder.
    private static func isFile(_ word: String) -> Bool {
        guard word.hasPrefix("-"), !word.hasPrefix("--"), word.count > 2, !word.contains("=") else {
            return false
        }
        return SceneFile(word) != nil || word.hasSuffix("/") || FileManager.default.fileExists(atPath: word)
    }
}
