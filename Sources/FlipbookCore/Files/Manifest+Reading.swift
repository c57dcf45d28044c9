import Foundation
import SystemPackage

extension Manifest {
    /// Reads the manifest of a folder, or returns nil when there is none.
    /// - Throws: `FilmError.unreadable` for a film.json that is not a manifest.
    public static func read(from folder: String) throws -> Manifest? {
        let path = folder + "/" + fileName
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        let manifest = withFile(path) { file -> Manifest? in
            let reader = BlockReader(file)
            guard reader.fileSize <= maximumByteCount else { return nil }
            if let manifest = try Manifest(asWritten: reader) { return manifest }
            try file.seek(offset: 0, from: .start)
            return try BlockReader(file).rest(atMost: maximumByteCount).flatMap { Manifest($0) }
        }
        guard let manifest else {
            throw FilmError.unreadable(path: path, reason: "it is not a film.json of Flipbook's")
        }
        return manifest
    }

    /// Decodes JSON, or returns nil when it is not a manifest, has settings that no film has, or names frames
    /// beyond the longest film, whose ranges would take too long to enumerate. Settings under a digest show
    /// in it that they were changed.
    init?(_ json: Data) {
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: json),
            manifest.digest != nil || manifest.isPossible,
            [manifest.frames, manifest.unfinished].allSatisfy({ $0.map { $0.last < Film.mostFrames } ?? true }
            )
        else { return nil }
        self = manifest
    }

    /// A Boolean value that indicates whether the settings are within the limits of films. A file without a
    /// digest may have any.
    private var isPossible: Bool {
        let lengths = [size.width, size.height, pixels.width, pixels.height]
        return lengths.allSatisfy { $0 > 0 && $0.isFinite } && (1...240).contains(fps)
            && scale > 0 && scale <= 8 && duration > 0 && duration <= 3600
            && (1...100).contains(slowMotion ?? 1) && (1...64).contains(motionBlur ?? 1)
    }

    /// The number of bytes that film.json may have before its frames and after them to be read in blocks, and
    /// the first line of a journal: 4 MiB, of which a script of touches takes at most half.
    static let mostOtherBytes = 1 << 22

    /// The number of bytes of the largest film.json in any layout: that of the longest film.
    private static let maximumByteCount = Film.mostFrames * EntryLayout.maximumByteCount + 2 * mostOtherBytes

    /// Reads a film.json as Flipbook writes it, entry by entry. Returns nil for any other text, which may be
    /// a manifest all the same.
    init?(asWritten reader: BlockReader) throws {
        var head = Data()
        repeat {
            guard head.count < Self.mostOtherBytes, let line = try reader.line(atMost: Self.mostOtherBytes)
            else { return nil }
            head += line
        } while !head.ends(with: "\n  \"files\" : [\n")
        guard let records = try Self.records(from: reader), try reader.skip("\n  ]"),
            let tail = try reader.rest(atMost: Self.mostOtherBytes)
        else { return nil }

        // A strange film.json may have several lists of files. Only that which the decoder takes shows an
        // entry put into it.
        func manifest(holding entries: String) -> Manifest? {
            Manifest(head + Data(entries.utf8) + Data("\n  ]".utf8) + tail)
        }
        let blank = String(decoding: try JSONEncoder().encode(FrameEntry.blank), as: UTF8.self)
        guard let bare = manifest(holding: ""), bare.files == FrameRecords(),
            manifest(holding: blank)?.files.omitted == 1
        else { return nil }
        self = bare
        files = records
    }

    /// Reads entries in the layout of film.json, or returns nil when one has another layout or is not in
    /// rising order.
    private static func records(from reader: BlockReader) throws -> FrameRecords? {
        var records = FrameRecords()
        // An entry with all hashes has 174 bytes. Memory is not used before there are records in it.
        records.reserveCapacity(min(reader.fileSize / 170, Film.mostFrames))
        repeat {
            let entry = try reader.withBytes(atLeast: EntryLayout.maximumByteCount) {
                EntryLayout.indented.read($0)
            }
            guard let entry, records.last.map({ $0.frame < entry.record.frame }) ?? true else { return nil }
            reader.skip(entry.count)
            records.insert(entry.record)
        } while try reader.skip(",\n")
        return records
    }
}

extension Data {
    fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
