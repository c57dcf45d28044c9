import DeterministicMath
import FlipbookCore
import Foundation
import SourceOutline

/// The replies of the source adapter that are kept in the cache folder, so that files that have not changed
/// are not adapted again at each start of the command.
///
/// A reply belongs to the texts and paths of the files, to the adapter and the compiler by path, size and
/// time of change, and to this program. Kept are the replies that each start asks for: outlines, and
/// adaptations without omissions and repairs.
struct AdapterReplies {
    private let cache: CompilationCache
    /// Text that changes when another version replaces one of the programs.
    private let programs: String

    /// The largest reply that is kept, in bytes: 4 MiB, some 200 times that of a file of 300 lines.
    private static let byteLimit = 4 << 20
    /// The number of replies beyond which the least recently used are deleted.
    private static let mostReplies = 100
    private static let folder = "adapted"

    /// Opens the replies of an adapter; nil for a program that is not there.
    ///
    /// - Parameters:
    ///   - adapter: the adapter's path.
    ///   - file: the path of the file or folder that is adapted.
    ///   - cache: the cache folder.
    init?(of adapter: String, for file: String, in cache: CompilationCache) {
        guard let adapter = try? SwiftCompiler.identity(of: adapter) else { return nil }
        // The adapter may read syntax with a library of the compiler.
        let compiler = (try? SwiftCompiler(for: file).identity) ?? ""
        (self.cache, programs) = (cache, "\(adapter)\0\(compiler)")
    }

    /// Returns the kept reply and marks it as used now; nil where there is none.
    func reply(to request: AdapterRequest) -> AdapterReply? {
        guard let name = name(of: request), let data = FileManager.default.contents(atPath: cache.path(name)),
            let reply = try? JSONDecoder().decode(AdapterReply.self, from: data)
        else { return nil }
        utimes(cache.path(name), nil)
        return reply
    }

    /// Keeps the bytes of a reply. A full disk loses nothing but time: the next start asks again.
    func keep(_ reply: Data, to request: AdapterRequest) {
        guard reply.count <= Self.byteLimit, let name = name(of: request) else { return }
        removeUnfinished(in: cache.path(Self.folder))
        try? cache.write(reply, to: name)
        cache.removeOldest(in: Self.folder, ofType: "json", beyond: Self.mostReplies)
    }

    /// Returns the name of a request's file in the cache; nil for a request whose reply is not kept.
    private func name(of request: AdapterRequest) -> String? {
        let question: String
        switch request.question {
        case .outlines: question = "outlines"
        case .adaptation(let omitted, let repairs) where omitted.isEmpty && repairs.isEmpty:
            question = "adaptation"
        case .adaptation, .repairs, .parts, .tokens: return nil
        }
        let words =
            [programs, "\(request.version)", question]
            + request.files.flatMap { [$0.path, $0.text, $0.language.map(String.init) ?? ""] }
        return "\(Self.folder)/\(Hash64(of: Data(words.joined(separator: "\0").utf8)).text).json"
    }
}
