import Flipbook

extension CommandLine {
    /// Verifies that all arguments are UTF-8. Swift replaces other bytes, so a file would get another name
    /// than was typed.
    /// - Throws: `FilmError.invalid` with the argument.
    static func checkEncoding() throws {
        for index in 1..<max(1, Int(argc)) {
            guard let word = unsafeArgv[index], String(validatingCString: word) == nil else { continue }
            throw FilmError.invalid(
                "Argument \(index), “\(String(cString: word))”, is not in UTF-8; Flipbook reads and writes files with names "
                    + "in UTF-8 only.")
        }
    }
}
