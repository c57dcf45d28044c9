/// The programs that the Swift driver starts to make a library of files, with their words.
///
/// The driver takes 60 ms to say them, the same each time, and reaches the linker through two more programs.
/// So it is asked once, and the steps are kept: a library is made in two thirds of the time.
struct LibrarySteps: Codable, Equatable {
    /// The words that stand for the paths of one library.
    private enum Mark {
        static let sources = "<sources>", object = "<object>", library = "<library>"
    }

    /// The paths in the driver's answer, for which others stand in each library.
    struct Example {
        let source, object, library: String
    }

    /// The words of the compiler.
    private(set) var compiler: [String]
    /// The words of the linker; at first those of the program that the driver starts in its place.
    private(set) var linker: [String]

    /// Reads the jobs of the driver, each on a line: the compiler, the search for libraries in the object,
    /// the linking. Returns nil for others.
    ///
    /// - Parameters:
    ///   - jobs: the driver's answer.
    ///   - example: the paths of the source file and of the library in the answer, and the one that takes the
    ///     place of the driver's own for the object.
    init?(jobs: String, of example: Example) {
        let lines = jobs.split(separator: "\n").compactMap(ProgramCall.words)
        guard lines.count == 3, lines[1].first?.hasSuffix("/swift-autolink-extract") == true,
            lines[0].suffix(2).first == "-o", let object = lines[0].last,
            let compiler = lines[0].replacing([example.source: Mark.sources, object: Mark.object]),
            let linking = lines[2].filter({ !$0.hasPrefix("@") }).replacing([object: example.object]),
            lines[2].count == linking.count + 1, linking.contains(example.library)
        else { return nil }
        (self.compiler, linker) = (compiler, linking)
    }

    /// Takes the linker itself from what the program in its place says of it; returns false for something
    /// else.
    ///
    /// - Parameters:
    ///   - answer: the program's answer, one of whose lines has the linker's words in quotes.
    ///   - example: the paths in the answer.
    mutating func takeLinker(from answer: String, of example: Example) -> Bool {
        let calls = answer.split(separator: "\n").filter { $0.hasPrefix(" \"") }
        guard calls.count == 1, let words = ProgramCall.words(in: calls[0]),
            let marked = words.replacing([example.object: Mark.object, example.library: Mark.library])
        else { return false }
        linker = marked
        return true
    }

    /// Returns the words for the compilation of files to an object.
    func compiling(_ sources: [String], to object: String) -> [String] {
        compiler.flatMap { $0 == Mark.sources ? sources : [$0 == Mark.object ? object : $0] }
    }

    /// Returns the words for the linking of an object with libraries that it names.
    func linking(_ object: String, with libraries: [String], to library: String) -> [String] {
        linker.flatMap { $0 == Mark.object ? [object] + libraries : [$0 == Mark.library ? library : $0] }
    }
}

extension [String] {
    /// Returns the words with some in place of others, each of which is there once; nil otherwise.
    fileprivate func replacing(_ changes: [String: String]) -> [String]? {
        guard changes.keys.allSatisfy({ word in filter { $0 == word }.count == 1 }) else { return nil }
        return map { changes[$0] ?? $0 }
    }
}
