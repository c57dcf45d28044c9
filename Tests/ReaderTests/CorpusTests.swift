import Foundation
import TestSupport
import Testing

@Suite @MainActor struct CorpusTests {
    /// A file of `Tests/Corpus`: an ordinary input, or one that was read wrongly once.
    struct Input: Sendable, CustomStringConvertible {
        let reader: Reader
        let name: String

        var description: String { "\(reader)/\(name)" }

        nonisolated static let all: [Input] = Reader.allCases.flatMap { reader in
            let folder = Repository.root.appendingPathComponent("Tests/Corpus/\(reader)").path
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.sorted().map { Input(reader: reader, name: $0) }
        }

        var data: Data {
            get throws {
                try Data(contentsOf: Repository.root.appendingPathComponent("Tests/Corpus/\(description)"))
            }
        }
    }

    @Test(.timeLimit(.minutes(10)), arguments: Input.all)
    func readersOfForeignBytesGiveAValueOrOneSentence(_ input: Input) throws {
        guard let sentence = input.reader.read(try input.data) else { return }
        #expect(sentence.hasSuffix(".") || sentence.hasSuffix("?"), "\(sentence)")
    }

    @Test(arguments: Reader.allCases)
    func readersOfForeignBytesAllHaveInputs(_ reader: Reader) throws {
        let inputs = Input.all.filter { $0.reader == reader }
        #expect(try inputs.contains { reader.read(try $0.data) == nil })
    }
}
