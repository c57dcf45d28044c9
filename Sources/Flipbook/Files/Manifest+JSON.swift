import Foundation

extension Manifest {
    /// The manifest of a folder, or nil when it holds none.
    /// - Throws: `FilmError.unreadable` when there is one that makes no sense.
    public static func read(from folder: String) throws -> Manifest? {
        let path = folder + "/" + fileName
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        guard let data = readFile(path), let manifest = Manifest(data) else {
            throw FilmError.unreadable(path: path, reason: "it is not a film.json of Flipbook's")
        }
        return manifest
    }

    /// Reads JSON; nil where it is no manifest, or one of more frames than a film has: they could not be counted
    /// in any useful time.
    init?(_ json: Data) {
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: json),
            [manifest.frames, manifest.unfinished].allSatisfy({ $0.map { $0.last < Film.mostFrames } ?? true }
            )
        else { return nil }
        self = manifest
    }

    /// Writes the manifest into a folder, whole or not at all, so that it outlives a crash of the machine.
    func write(to folder: String) throws {
        try AtomicFile.write(json(), to: folder + "/" + Self.fileName)
    }

    /// Sorted keys, a line each.
    ///
    /// The encoder makes objects of all that it writes, hundreds of bytes a frame, so it gets one blank frame
    /// and those of the film are written where that one stands.
    func json() throws -> Data {
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
    /// Whether a sink can have written this; a film.json may come from anywhere.
    var isOwn: Bool {
        (0..<Film.mostFrames).contains(frame) && file == Manifest.fileName(ofFrame: frame)
            && [hash, picture, pixels].allSatisfy { $0.map(Fingerprint.isText) ?? true }
    }

    /// In one line. An encoder takes longer for a frame than the frame's file takes to be written.
    var line: String { "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}" }

    /// As the encoder writes it, which a test compares.
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
