package import FlipbookCore
import Foundation

/// A film that moves differently from its golden trace, stored until it is accepted or rejected.
public struct PendingDifference: Sendable, Hashable {
    /// The name of the golden trace.
    public let name: String
    /// The path of the golden trace.
    public let golden: String
    /// The first difference, as a sentence.
    public let sentence: String
    /// The causes of the difference, one line each.
    public let causes: [String]
    let location: GoldenLocation

    /// The location of a difference's files.
    struct GoldenLocation: Sendable, Hashable {
        /// The path of the folder.
        let folder: String
        /// The file name without its extension.
        let stem: String

        /// Creates the location for a golden trace: beside it, or in a folder shared by all tests, where the
        /// stem gets a hash of the golden trace's path because names may repeat.
        init(of golden: GoldenMotion, in folder: String?) {
            if let folder {
                (self.folder, stem) = (
                    folder, golden.name + "-" + Hash64(of: Data(golden.path.utf8)).text
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

        /// Removes the files, and the folder if it is empty afterwards.
        func remove() {
            for suffix in ["json", "png", "trace"] { unlink(path(suffix)) }
            rmdir(folder)
        }
    }

    /// The name of the folders for pending differences, beside golden traces.
    static let folderName = ".pending"

    /// The path of the picture, which may not exist.
    public var picture: String { location.path("png") }

    private var trace: String { location.path("trace") }

    /// Writes the files. The JSON record comes last, since `all(in:)` searches for it.
    func store(_ trace: MotionTrace, picture: Data?) throws {
        unlink(location.path("json"))
        try writeAtomically(Data(trace.compactText.utf8), to: self.trace)
        if let picture { try writeAtomically(picture, to: self.picture) } else { unlink(self.picture) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let record = Record(name: name, golden: golden, sentence: sentence, causes: causes)
        try writeAtomically(encoder.encode(record) + Data("\n".utf8), to: location.path("json"))
    }

    /// Replaces the golden trace by the new one, atomically, and removes the difference.
    /// - Throws: `FilmError.unreadable` for a trace that is damaged or missing; `FilmError.unwritable`.
    public func accept() throws {
        try accept(monitor: nil)
    }

    /// Accepts the new trace as `accept()` does; a monitor lists the file while it is not complete.
    package func accept(monitor: RunMonitor?) throws {
        let trace = try MotionTrace(path: trace)
        try writeAtomically(Data(trace.compactText.utf8), to: golden, monitor: monitor)
        location.remove()
    }

    /// Removes the difference and leaves the golden trace as it is.
    public func reject() {
        location.remove()
    }

    /// The contents of a difference's JSON file.
    private struct Record: Codable {
        let name: String
        let golden: String
        let sentence: String
        let causes: [String]
    }
}

// MARK: Finding them

extension PendingDifference {
    /// Returns all differences in a folder and its subfolders, in the order of their paths.
    ///
    /// Folders whose names begin with a dot are skipped, except `.pending`. A file is skipped if it is no
    /// record of a difference, or if its golden trace could not be at the path that it names.
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
                location: GoldenLocation(folder: folder, stem: stem))
        }
    }

    /// Returns whether a golden trace of a name may be at a path. Records may come from anywhere, and
    /// accepting one replaces the file at its path, so an existing file has to be a compact trace.
    private static func isGolden(_ path: String, _ name: String) -> Bool {
        let file = URL(fileURLWithPath: path)
        guard path.hasPrefix("/"), file.lastPathComponent == name + ".trace",
            file.deletingLastPathComponent().lastPathComponent == GoldenMotion.folderName
        else { return false }
        guard FileManager.default.fileExists(atPath: path) else { return true }
        return readFile(path, atMost: 64).map(MotionTrace.isCompact) ?? false
    }
}
