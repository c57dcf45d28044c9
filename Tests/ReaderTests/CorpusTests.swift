import Foundation
import TestSupport
import Testing

@Suite("Readers of foreign bytes")
@MainActor struct CorpusTests {
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

    @Test(
        "each input gives a value or one sentence, and ends", .timeLimit(.minutes(10)), arguments: Input.all)
    func replay(_ input: Input) throws {
        guard let sentence = input.reader.read(try input.data) else { return }
        #expect(sentence.hasSuffix(".") || sentence.hasSuffix("?"), "\(sentence)")
    }

    @Test("every reader has inputs, and some give a value", arguments: Reader.allCases)
    func corpus(_ reader: Reader) throws {
        let inputs = Input.all.filter { $0.reader == reader }
        #expect(try inputs.contains { reader.read(try $0.data) == nil })
    }
}
