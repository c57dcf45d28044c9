import Foundation
import SystemPackage

/// The record of one run's frames, written beside them as the run goes on. The first line holds the film and
/// the range; a line follows for each frame before the frame's file gets its name.
///
/// Every process has its own journal, so that none waits for another. At the end of the run the journal's
/// frames are merged into film.json; after a kill the journal shows which frames are whole.
struct FrameJournal: Sendable {
    /// The contents of a run's journal, as read by other processes.
    struct Record: Sendable {
        /// The path of the journal.
        let path: String
        /// The film, with the range that was to be filmed.
        let film: Manifest
        /// The frames that were filmed, or were about to be.
        let files: [Int: Manifest.FrameFile]
        /// The process that is still filming, or nil when it has ended.
        let process: pid_t?
    }

    /// The extension of a journal's name, which otherwise is a temporary file's.
    private static let suffix = "journal"

    private let path: String
    private let descriptor: FileDescriptor

    /// Creates the journal of a run.
    /// - Parameters:
    ///   - film: the manifest of a film without frames.
    ///   - folder: the folder of the frames.
    /// - Throws: `FilmError.unwritable`.
    init(of film: Manifest, in folder: String) throws {
        path = folder + "/" + TemporaryName(extension: Self.suffix).text
        let file = path
        // A journal without frames is of no use, so it is removed when the process is stopped.
        UnfinishedFiles.all.note(path)
        descriptor = try naming(path) { try createFile(file) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try append(encoder.encode(film) + Data("\n".utf8))
    }

    /// Records a frame that is about to be written.
    func note(_ frame: Manifest.FrameFile) throws {
        UnfinishedFiles.all.forget(path)
        try append(Data((frame.line + "\n").utf8))
    }

    /// Closes the file and its lock, so that other processes see that the run has ended.
    func close() { try? descriptor.close() }

    /// Removes the journal, after its frames were merged into film.json.
    func remove() {
        unlink(path)
        UnfinishedFiles.all.forget(path)
        close()
    }

    private func append(_ line: Data) throws {
        _ = try naming(path) { try descriptor.writeAll(line) }
    }

    /// Returns whether a name is that of a journal.
    static func isJournal(_ name: String) -> Bool {
        TemporaryName.process(of: name) != nil && name.hasSuffix(".\(suffix)")
    }

    /// Returns the journals of a folder, except the given one.
    static func records(in folder: String, but own: FrameJournal? = nil) -> [Record] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter(isJournal).map { folder + "/" + $0 }.filter { $0 != own?.path }
            .compactMap(record)
    }

    /// Removes journals without a first line, whose processes ended at once.
    static func removeBlank(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for path in names.filter(isJournal).map({ folder + "/" + $0 }) where record(at: path) == nil {
            guard
                let file = try? FileDescriptor.open(
                    FilePath(path), .readOnly, options: [.noFollow, .closeOnExec])
            else { continue }
            if file.tryLock(isShared: true) { unlink(path) }
            try? file.close()
        }
    }

    /// Reads a journal, or returns nil when it has no film.
    private static func record(at path: String) -> Record? {
        guard
            let file = try? FileDescriptor.open(
                FilePath(path), .readOnly, options: [.noFollow, .nonBlocking, .closeOnExec])
        else { return nil }
        defer { try? file.close() }
        let isLive = !file.tryLock(isShared: true)
        guard let data = readFile(path), let (film, files) = content(of: data) else { return nil }
        let process = TemporaryName.process(of: FilePath(path).lastComponent?.string ?? "")
        return Record(path: path, film: film, files: files, process: isLive ? process : nil)
    }

    /// Parses a journal, of which the last line may be cut short, or returns nil when the first line is no
    /// film.
    static func content(of data: Data) -> (film: Manifest, files: [Int: Manifest.FrameFile])? {
        let lines = data.split(separator: UInt8(ascii: "\n"))
        guard let first = lines.first, let film = Manifest(first) else { return nil }
        let files = frames(in: lines.dropFirst()).filter(\.isOwn)
        return (film, Dictionary(files.map { ($0.frame, $0) }) { $1 })
    }

    /// Decodes the lines as one array, which takes a fraction of the time, or line by line when one is
    /// damaged.
    private static func frames(in lines: ArraySlice<Data>) -> [Manifest.FrameFile] {
        let decoder = JSONDecoder()
        var array = Data("[".utf8)
        for line in lines {
            if array.count > 1 { array.append(UInt8(ascii: ",")) }
            array.append(line)
        }
        array.append(UInt8(ascii: "]"))
        if let files = try? decoder.decode([Manifest.FrameFile].self, from: array) { return files }
        return lines.compactMap { try? decoder.decode(Manifest.FrameFile.self, from: $0) }
    }
}
