import Foundation

extension Manifest {
    /// Reads the manifest of a folder, or returns nil when there is none.
    /// - Throws: `FilmError.unreadable` for a film.json that is not a manifest.
    public static func read(from folder: String) throws -> Manifest? {
        let path = folder + "/" + fileName
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        guard let data = readFile(path), let manifest = Manifest(data) else {
            throw FilmError.unreadable(path: path, reason: "it is not a film.json of Flipbook's")
        }
        return manifest
    }

    /// Decodes JSON, or returns nil when it is not a manifest, or names frames beyond the longest film, whose
    /// ranges would take too long to enumerate.
    init?(_ json: Data) {
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: json),
            [manifest.frames, manifest.unfinished].allSatisfy({ $0.map { $0.last < Film.mostFrames } ?? true }
            )
        else { return nil }
        self = manifest
    }

    /// Writes the manifest into a folder, atomically and durably.
    func write(to folder: String) throws {
        try AtomicFile.write(json(), to: folder + "/" + Self.fileName)
    }

    /// Returns the manifest as JSON with sorted keys, each on its own line.
    func json() throws -> Data {
        // JSONEncoder allocates hundreds of bytes for each frame. So it encodes one blank frame, which is
        // then replaced by the text of the film's frames.
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let blank = FrameFile(frame: 0, file: "", hash: "")
        var bare = self
        bare.files = files.isEmpty ? [] : [blank]
        var json = try encoder.encode(bare) + Data("\n".utf8)
        guard let place = json.range(of: Data(blank.json.utf8)) else { return json }
        let rest = json[place.upperBound...]
        json.removeSubrange(place.lowerBound...)
        json.reserveCapacity(json.count + files.count * (blank.json.utf8.count + 120) + rest.count)
        for (index, file) in files.enumerated() {
            if index > 0 { json.append(contentsOf: ",\n".utf8) }
            json.append(contentsOf: file.json.utf8)
        }
        return json + rest
    }
}

extension Manifest.FrameFile {
    /// True when a sink can have written the entry; a film.json may come from anywhere.
    var isOwn: Bool {
        (0..<Film.mostFrames).contains(frame) && file == Manifest.fileName(ofFrame: frame)
            && [hash, picture, pixels].allSatisfy { $0.map(Hash64.isText) ?? true }
    }

    /// The entry as JSON in one line, written by hand: JSONEncoder takes longer for it than writing the
    /// frame's file.
    var line: String { "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}" }

    /// The entry as `JSONEncoder` formats it; a test compares them.
    fileprivate var json: String {
        "    {\n" + fields.map { "      \"\($0)\" : \($1)" }.joined(separator: ",\n") + "\n    }"
    }

    private var fields: [(name: String, value: String)] {
        let fields = [
            ("file", "\"\(file)\""), ("frame", "\(frame)"), ("hash", "\"\(hash)\""),
            picture.map { ("picture", "\"\($0)\"") }, pixels.map { ("pixels", "\"\($0)\"") },
        ]
        return fields.compactMap { $0 }
    }
}
