import Foundation

/// A film that moves differently than its golden trace says, until somebody accepts or rejects it.
public struct PendingDifference: Sendable, Hashable {
    /// The golden trace's name.
    public let name: String
    /// The golden trace's file.
    public let golden: String
    /// What differs first.
    public let sentence: String
    /// What caused it, a line each.
    public let causes: [String]
    let place: Place

    /// Where its files lie.
    struct Place: Sendable, Hashable {
        /// The folder.
        let folder: String
        /// What the files' names begin with.
        let stem: String

        /// Beside the golden trace; or in a folder for all tests, where names may be there twice.
        init(of golden: GoldenMotion, in folder: String?) {
            if let folder {
                (self.folder, stem) = (
                    folder, golden.name + "-" + Fingerprint(of: Data(golden.path.utf8)).text
                )
            } else {
                (self.folder, stem) = (
                    golden.folder + "/" + PendingDifference.folderName, golden.name
                )
            }
        }

        init(folder: String, stem: String) {
            (self.folder, self.stem) = (folder, stem)
        }

        func path(_ suffix: String) -> String { "\(folder)/\(stem).\(suffix)" }

        /// Removes the files, and the folder when it is empty then.
        func remove() {
            for suffix in ["json", "png", "trace"] { unlink(path(suffix)) }
            rmdir(folder)
        }
    }

    /// The name of folders with pending differences, beside golden traces.
    public static let folderName = ".pending"

    /// The picture's file, which need not be there.
    public var picture: String { place.path("png") }

    private var trace: String { place.path("trace") }

    /// Writes its files; that by which it is found comes last.
    func store(_ trace: MotionTrace, picture: Data?) throws {
        unlink(place.path("json"))
        try writeAtomically(Data(trace.compactText.utf8), to: self.trace)
        if let picture { try writeAtomically(picture, to: self.picture) } else { unlink(self.picture) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let record = Record(name: name, golden: golden, sentence: sentence, causes: causes)
        try writeAtomically(encoder.encode(record) + Data("\n".utf8), to: place.path("json"))
    }

    /// Puts the new trace in place of the golden one, which appears whole or not at all.
    /// - Throws: `FilmError.unreadable` for a trace that is damaged or gone; `FilmError.unwritable`.
    public func accept() throws {
        let trace = try MotionTrace(path: trace)
        try writeAtomically(Data(trace.compactText.utf8), to: golden)
        place.remove()
    }

    /// Removes it; the golden trace stays.
    public func reject() {
        place.remove()
    }

    /// What a file says of a difference.
    private struct Record: Codable {
        let name: String
        let golden: String
        let sentence: String
        let causes: [String]
    }
}

// MARK: Finding them

extension PendingDifference {
    /// All differences in a folder and in those below it, in the order of their paths.
    ///
    /// Folders whose names begin with a dot are passed over, but for `.pending`. A file that is no record of a
    /// difference, or that names a place where no golden trace can be, does not count.
    public static func all(in folder: String) -> [PendingDifference] {
        var found = records(in: folder, isBesideGolden: false)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() {
            let path = folder == "." ? name : folder + "/" + name
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
            if name == folderName {
                let isBesideGolden = URL(fileURLWithPath: folder).lastPathComponent == GoldenMotion.folderName
                found += records(in: path, isBesideGolden: isBesideGolden)
            } else if !name.hasPrefix(".") {
                found += all(in: path)
            }
        }
        return found
    }

    private static func records(in folder: String, isBesideGolden: Bool) -> [PendingDifference] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().compactMap { file in
            guard let data = readFile(folder + "/" + file, atMost: 1 << 20),
                let record = try? JSONDecoder().decode(Record.self, from: data),
                GoldenMotion.isName(record.name)
            else { return nil }
            let stem = String(file.dropLast(5))
            guard isBesideGolden ? stem == record.name : stem.hasPrefix(record.name) else { return nil }
            let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
            let golden = isBesideGolden ? "\(parent)/\(record.name).trace" : record.golden
            guard isGolden(golden, record.name) else { return nil }
            return PendingDifference(
                name: record.name, golden: golden, sentence: record.sentence, causes: record.causes,
                place: Place(folder: folder, stem: stem))
        }
    }

    /// Whether a golden trace of a name may lie at a path: records may come from anywhere, and a golden trace is
    /// replaced.
    private static func isGolden(_ path: String, _ name: String) -> Bool {
        let file = URL(fileURLWithPath: path)
        guard path.hasPrefix("/"), file.lastPathComponent == name + ".trace",
            file.deletingLastPathComponent().lastPathComponent == GoldenMotion.folderName
        else { return false }
        guard FileManager.default.fileExists(atPath: path) else { return true }
        return readFile(path, atMost: 64).map { $0.starts(with: MotionTrace.compactMark.utf8) } ?? false
    }
}
