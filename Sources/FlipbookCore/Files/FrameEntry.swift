/// An entry for a frame in film.json or in a journal, which may come from anywhere.
struct FrameEntry: Sendable, Hashable, Codable {
    let frame: Int
    let file: String
    let hash: String
    let picture: String?
    let pixels: String?

    /// An entry that no sink can have written, since it names no file.
    static let blank = FrameEntry(frame: 0, file: "", hash: "", picture: nil, pixels: nil)
}

extension FrameEntry {
    /// Creates the entry of a record.
    init(_ file: Manifest.FrameFile) {
        self.init(
            frame: file.frame, file: file.file, hash: file.hash, picture: file.picture, pixels: file.pixels)
    }
}

extension Manifest.FrameFile {
    /// Creates the record of an entry, or returns nil for one that no sink can have written.
    init?(_ entry: FrameEntry) {
        let hashes = [entry.hash, entry.picture, entry.pixels].map { $0.map(UInt64.init(hexadecimal:)) }
        guard (0..<Film.mostFrames).contains(entry.frame),
            entry.file == Manifest.fileName(ofFrame: entry.frame),
            !hashes.contains(.some(nil)), let bytes = hashes[0] ?? nil
        else { return nil }
        self.init(frame: entry.frame, bytes: bytes, picture: hashes[1] ?? nil, pixels: hashes[2] ?? nil)
    }
}
