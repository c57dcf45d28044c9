import Foundation
import SystemPackage

/// What one run films into a folder, noted beside the frames while it goes on: the film and the range on the
/// first line, then a line for each frame, before the frame gets its name.
///
/// Every process has a journal of its own, so that nobody waits for another. At the run's end it becomes a
/// part of film.json; after a kill it tells which frames are whole.
struct FrameJournal: Sendable {
    /// A journal of some run, as others read it.
    struct Record: Sendable {
        /// The journal's file.
        let path: String
        /// The film with the range that was to be filmed.
        let film: Manifest
        /// The frames that were filmed, or were about to be.
        let files: [Int: Manifest.FrameFile]
        /// The process that films still, nil when it has ended.
        let process: pid_t?
    }

    /// The ending of a journal's name; the rest is a temporary file's.
    private static let suffix = "journal"

    private let path: String
    private let descriptor: FileDescriptor

    /// Begins the journal of a run.
    /// - Parameter film: the manifest of a film without frames.
    init(of film: Manifest, in folder: String) throws {
        path = folder + "/" + TemporaryName(extension: Self.suffix).text
        let file = path
        // A journal without frames tells nothing.
        UnfinishedFiles.all.note(path)
        descriptor = try naming(path) { try createFile(file) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try append(encoder.encode(film) + Data("\n".utf8))
    }

    /// Notes a frame that is about to be written.
    func note(_ frame: Manifest.FrameFile) throws {
        UnfinishedFiles.all.forget(path)
        try append(Data((frame.line + "\n").utf8))
    }

    /// Stops writing; others see then that the run has ended.
    func close() { try? descriptor.close() }

    /// Removes the journal, which film.json has taken over.
    func remove() {
        unlink(path)
        UnfinishedFiles.all.forget(path)
        close()
    }

    private func append(_ line: Data) throws {
        _ = try naming(path) { try descriptor.writeAll(line) }
    }

    /// Whether a name is that of a journal.
    static func isJournal(_ name: String) -> Bool {
        TemporaryName.process(of: name) != nil && name.hasSuffix(".\(suffix)")
    }

    /// The journals of a folder other than this one.
    static func records(in folder: String, but own: FrameJournal? = nil) -> [Record] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter(isJournal).map { folder + "/" + $0 }.filter { $0 != own?.path }
            .compactMap(record)
    }

    /// Removes journals that were killed before they said anything.
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

    /// Reads a journal's file.
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

    /// Reads a journal as far as it goes; the last line may be cut short. Nil when not even the film is there.
    static func content(of data: Data) -> (film: Manifest, files: [Int: Manifest.FrameFile])? {
        let lines = data.split(separator: UInt8(ascii: "\n"))
        guard let first = lines.first, let film = Manifest(first) else { return nil }
        let files = frames(in: lines.dropFirst()).filter(\.isOwn)
        return (film, Dictionary(files.map { ($0.frame, $0) }) { $1 })
    }

    /// As one array, which takes a fraction of the time; line by line where one of them is broken.
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
