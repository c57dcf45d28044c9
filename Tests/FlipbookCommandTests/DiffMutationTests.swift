import Foundation
import TestSupport
import Testing

/// Edits of one number in scenes of the catalog, made up by a seed, as slips of the hand would be.
///
/// `make test-long` sets FLIPBOOK_ROUNDS to 100, for 200 edits and 1,000 runs of scenes that nobody edited.
@Suite(.tags(.long, .process)) struct DiffMutationTests {
    @Test func flipbookDiffFindsEachEditThatChangesMotion() throws {
        let wanted = 2 * Rounds.count(orElse: 1)
        try inFolder { folder in
            var mutations = MutationSequence(seed: 20_140_925, in: folder)
            var figures = (edits: 0, moved: 0, looks: 0, same: 0)
            while figures.edits < wanted {
                let mutation = try #require(try mutations.next())
                figures.edits += 1
                let diff = try Flipbook(
                    ["diff", mutation.a, mutation.b], in: folder, cache: folder + "/cache")
                let trace = try Flipbook(
                    ["diff", mutation.trace, mutation.b], in: folder, cache: folder + "/cache")
                guard let frame = mutation.firstFrame else {
                    #expect(trace.exitCode == 0, "\(mutation.edit): \(trace.output)")
                    let isSame = mutation.hasSameHash
                    let looks = diff.output.contains("but the pictures differ")
                    // The phase of the display moves pictures alone: a hash is of the engine's own ticks.
                    let mayLook = !isSame || mutation.edit.contains("displayPhase")
                    #expect(diff.exitCode == 0 || looks && mayLook, "\(mutation.edit): \(diff.output)")
                    figures.same += isSame ? 1 : 0
                    figures.looks += looks ? 1 : 0
                    continue
                }
                figures.moved += 1
                #expect(diff.exitCode == 1 && trace.exitCode == 1, "\(mutation.edit)")
                for run in [diff, trace] {
                    let names = run.lines.first?.hasPrefix("frame \(frame) (") ?? false
                    #expect(names, "\(mutation.edit): frame \(frame), but \(run.lines.first ?? "")")
                }
                let causes = diff.lines.dropFirst().joined()
                #expect(!causes.isEmpty, "\(mutation.edit): \(diff.output)")
            }
            print(
                "\(figures.edits) edits: \(figures.moved) change motion and are named with their first frame, "
                    + "\(figures.looks) change pictures alone, \(figures.same) change nothing")
        }
    }

    @Test func flipbookDiffRaisesNoAlarmWhereNothingWasEdited() throws {
        let runs = 10 * Rounds.count(orElse: 1)
        let heaps = CatalogFiles().heaps
        let names = try Flipbook(["list"]).lines.compactMap {
            $0.split(separator: " ").first.map(String.init)
        }
        let scenes = names.filter { !heaps.contains($0 + ".swift") }
        try inFolder { folder in
            var alarms: [String] = []
            for run in 0..<runs {
                let scene = scenes[run % scenes.count]
                // One half beside a run of the same process, one half beside a trace of another one.
                // Rows of a scene without items hold nothing to compare.
                let file = scene == "ParallaxTilt" ? "\(scene).trace" : "\(scene).csv"
                if run >= scenes.count, !FileManager.default.fileExists(atPath: "\(folder)/\(file)") {
                    _ = try Flipbook(["trace", scene, "-o", file], in: folder)
                }
                let other = run / scenes.count % 2 == 0 ? scene : file
                let diff = try Flipbook(["diff", other, scene], in: folder)
                if diff.exitCode != 0 { alarms.append("\(scene): \(diff.output)\(diff.error)") }
            }
            #expect(alarms == [])
            print(
                "\(runs) runs of \(min(runs, scenes.count)) scenes that were not edited: \(alarms.count) alarms"
            )
        }
    }
}

/// An edit of a scene's file, and what it does to the numbers that `flipbook trace` writes.
private struct Mutation {
    /// The files before and after the edit.
    let a, b: String
    /// The trace of the scene before the edit.
    let trace: String
    /// The edit, for messages.
    let edit: String
    /// The first frame whose rows differ; nil when no row does.
    let firstFrame: Int?
    /// True when `flipbook hash` is the same.
    let hasSameHash: Bool
}

/// The files of the catalog's scenes.
private struct CatalogFiles {
    /// All files by their names.
    private(set) var files: [String: URL] = [:]

    init() {
        let folder = Repository.root.appendingPathComponent("Scenes")
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in all! where file.pathExtension == "swift" {
            files[file.lastPathComponent] = file
        }
    }

    /// The files of heaps with thousands of views, each run of which takes as long as those of all others.
    var heaps: Set<String> {
        Set(
            files.filter { (try? String(contentsOf: $1, encoding: .utf8))?.contains("graphColored") == true }
                .keys)
    }
}

/// Edits, one after the other, the same for the same seed.
private struct MutationSequence {
    private let folder: String
    private var state: UInt64
    private let files: [String: URL]
    private let names: [String]
    private var traces: [String: String] = [:]
    private var hashes: [String: String] = [:]

    init(seed: UInt64, in folder: String) {
        (self.folder, state) = (folder, seed)
        let sources = CatalogFiles()
        files = sources.files
        names = files.keys.sorted().filter { !sources.heaps.contains($0) }
    }

    /// The next edit after which the scene still compiles and runs; nil when a thousand tries found none.
    mutating func next() throws -> Mutation? {
        for _ in 0..<1000 {
            let name = names[Int(random() % UInt64(names.count))]
            guard let file = files[name], try prepare(name, file) else { continue }
            let source = try String(contentsOf: file, encoding: .utf8)
            guard let (text, edit) = edited(source) else { continue }
            let (a, b) = ("a/\(name)", "b/\(name)")
            try write(text, b)
            let trace = try Flipbook(["trace", b], in: folder, cache: folder + "/cache")
            guard trace.exitCode == 0 else { continue }
            let hash = try Flipbook(["hash", b], in: folder, cache: folder + "/cache").output
            return Mutation(
                a: a, b: b, trace: "\(name).csv", edit: "\(name): \(edit)",
                firstFrame: Self.firstDifference(traces[name] ?? "", trace.output),
                hasSameHash: hash == hashes[name])
        }
        return nil
    }

    /// Returns whether a file is a scene that compiles alone, and stores its trace.
    private mutating func prepare(_ name: String, _ file: URL) throws -> Bool {
        if let trace = traces[name] { return !trace.isEmpty }
        try write(String(contentsOf: file, encoding: .utf8), "a/\(name)")
        let trace = try Flipbook(["trace", "a/\(name)"], in: folder, cache: folder + "/cache")
        let isScene = trace.exitCode == 0 && trace.lines.count > 1
        traces[name] = isScene ? trace.output : ""
        guard isScene else { return false }
        try write(trace.output, "\(name).csv")
        hashes[name] = try Flipbook(["hash", "a/\(name)"], in: folder, cache: folder + "/cache").output
        return true
    }

    /// A text with one number changed: a little, by half, or by one.
    private mutating func edited(_ source: String) -> (text: String, edit: String)? {
        var numbers: [Range<String.Index>] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let code = line.prefix { $0 != "\"" }
            if !code.contains("//"), !code.contains("static let duration"), !code.contains("import ") {
                let found = code.matches(of: /(?:^|[^\w.])(\d+(?:\.\d+)?)(?![\w.])/)
                numbers += found.map { $0.1.startIndex..<$0.1.endIndex }
            }
        }
        guard !numbers.isEmpty else { return nil }
        let range = numbers[Int(random() % UInt64(numbers.count))]
        let old = String(source[range])
        let value = Double(old) ?? 0
        let factors = [1.01, 0.99, 1.5, 0.5, 1.1]
        let factor = factors[Int(random() % UInt64(factors.count))]
        let new: String
        if old.contains(".") {
            new = "\(value * factor == value ? value + 0.1 : value * factor)"
        } else {
            let rounded = Int((value * factor).rounded())
            new = "\(rounded == Int(value) ? Int(value) + 1 : rounded)"
        }
        let line = source[..<range.lowerBound].count { $0 == "\n" } + 1
        let code = source[source.lineRange(for: range)].trimmingCharacters(in: .whitespacesAndNewlines)
        let edit = "line \(line), \(old) to \(new) in \(code)"
        return (source.replacingCharacters(in: range, with: new), edit)
    }

    /// The frame of the first row that differs.
    private static func firstDifference(_ one: String, _ other: String) -> Int? {
        let (a, b) = (one.split(separator: "\n"), other.split(separator: "\n"))
        for (row, second) in zip(a, b) where row != second {
            return [row, second].compactMap { Int($0.prefix { $0 != "," }) }.min()
        }
        guard a.count != b.count else { return nil }
        let next = (a.count > b.count ? a : b)[min(a.count, b.count)]
        return Int(next.prefix { $0 != "," })
    }

    private func write(_ text: String, _ name: String) throws {
        let file = URL(fileURLWithPath: "\(folder)/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// SplitMix64.
    private mutating func random() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
