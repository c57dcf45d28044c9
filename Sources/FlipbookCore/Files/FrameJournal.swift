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
        let files: FrameRecords
        /// The process that is still filming, or nil when it has ended.
        let process: pid_t?
    }

    /// The extension of a journal's name, which otherwise is a temporary file's.
    private static let suffix = "journal"

    private let path: String
    private let descriptor: FileDescriptor
    private let monitor: RunMonitor?

    /// Creates the journal of a run.
    /// - Parameters:
    ///   - film: the manifest of a film without frames.
    ///   - folder: the folder of the frames.
    ///   - monitor: the monitor that lists the journal while it has no frames.
    /// - Throws: `FilmError.unwritable`.
    init(of film: Manifest, in folder: String, monitor: RunMonitor?) throws {
        self.monitor = monitor
        path = folder + "/" + TemporaryName(extension: Self.suffix).text
        let file = path
        // A journal without frames is of no use, so it is removed when the process is stopped.
        monitor?.unfinishedFiles.note(path)
        descriptor = try naming(path) { try createFile(file) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try append(encoder.encode(film) + Data("\n".utf8))
    }

    /// Records a frame that is about to be written.
    func note(_ frame: Manifest.FrameFile) throws {
        monitor?.unfinishedFiles.forget(path)
        var line: [UInt8] = []
        EntryLayout.line.append(frame, to: &line)
        try append(line + "\n".utf8)
    }

    /// Closes the file and its lock, so that other processes see that the run has ended.
    func close() { try? descriptor.close() }

    /// Removes the journal, after its frames were merged into film.json.
    func remove() {
        unlink(path)
        monitor?.unfinishedFiles.forget(path)
        close()
    }

    private func append(_ line: some Sequence<UInt8>) throws {
        _ = try naming(path) { try descriptor.writeAll(line) }
    }

    /// Returns whether a name is that of a journal.
    static func isJournal(_ name: String) -> Bool {
        TemporaryName.process(of: name) != nil && name.hasSuffix(".\(suffix)")
    }

    /// Returns the journals of a folder, except the given one.
    static func records(in folder: String, but own: FrameJournal? = nil) -> [Record] {
        names(in: folder, where: isJournal).map { folder + "/" + $0 }.filter { $0 != own?.path }
            .compactMap(record)
    }

    /// Removes journals without a first line, whose processes ended at once.
    static func removeBlank(in folder: String) {
        for path in names(in: folder, where: isJournal).map({ folder + "/" + $0 })
        where record(at: path) == nil {
            guard
                let file = try? FileDescriptor.open(
                    FilePath(path), .readOnly, options: [.noFollow, .nonBlocking, .closeOnExec])
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
        let content = withFile(path) { try Self.content(from: BlockReader($0)) }
        guard let content else { return nil }
        let process = TemporaryName.process(of: FilePath(path).lastComponent?.string ?? "")
        return Record(
            path: path, film: content.film, files: content.files, process: isLive ? process : nil)
    }

    /// Reads a journal, of which the last line may be cut short and any other damaged, or returns nil when
    /// the first line is no film.
    static func content(from reader: BlockReader) throws -> (film: Manifest, files: FrameRecords)? {
        while try reader.skip("\n") {}
        guard let first = try reader.line(atMost: Manifest.mostOtherBytes), let film = Manifest(first) else {
            return nil
        }
        let decoder = JSONDecoder()
        var files: [Manifest.FrameFile] = []
        while true {
            let entry = try reader.withBytes(atLeast: EntryLayout.maximumByteCount) { bytes in
                EntryLayout.line.read(bytes).flatMap { entry in
                    bytes.dropFirst(entry.count).first == UInt8(ascii: "\n") ? entry : nil
                }
            }
            if let entry {
                reader.skip(entry.count + 1)
                files.append(entry.record)
                continue
            }
            guard let line = try reader.line(atMost: Manifest.mostOtherBytes) else { break }
            let other = try? decoder.decode(FrameEntry.self, from: line)
            if let file = other.flatMap(Manifest.FrameFile.init) { files.append(file) }
        }
        return (film, FrameRecords(files, keepsLast: true))
    }
}
