import Foundation
import Testing

@Suite struct AdapterReaderTests {
    /// A file of `Tests/Corpus`: an ordinary input, or one that was read wrongly once.
    struct Input: Sendable, CustomStringConvertible {
        let reader: AdapterReader
        let file: URL

        var description: String { "\(reader)/\(file.lastPathComponent)" }

        static let all: [Input] = AdapterReader.allCases.flatMap { reader in
            let folder = Repository.root.appendingPathComponent("Tests/Corpus/\(reader)")
            let files =
                (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
                ?? []
            return files.sorted { $0.path < $1.path }.map { Input(reader: reader, file: $0) }
        }
    }

    @Test(arguments: Input.all) func readersOfSourceTextReadTheirCorpus(_ input: Input) throws {
        input.reader.read(try Data(contentsOf: input.file))
    }

    @Test(arguments: AdapterReader.allCases) func readersOfSourceTextAllHaveInputs(_ reader: AdapterReader) {
        #expect(Input.all.contains { $0.reader == reader })
    }

    /// The scanner of plain files is a second reader of the language: every file that it takes has to be one
    /// that the parser reads in the same way.
    @Test(arguments: ["Scenes", "Sources", "Tests", "Tools"])
    func filesThatCountAsPlainNeedNoAdaptation(_ folder: String) throws {
        let files = try Repository.swiftFiles(below: folder)
        #expect(!files.isEmpty)
        for file in files { AdapterReader.plain.read(try Data(contentsOf: file)) }
    }
}
