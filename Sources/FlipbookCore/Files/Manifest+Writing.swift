import Foundation

extension Manifest {
    /// The number of bytes of a piece of film.json.
    private static let pieceSize = 1 << 16

    /// Writes the manifest into a folder, atomically and durably.
    func write(to folder: String, monitor: RunMonitor? = nil) throws {
        var file = AtomicFile(path: folder + "/" + Self.fileName, monitor: monitor)
        do {
            try file.create()
            try sealed.compose { try file.append($0) }
            try file.keep()
        } catch {
            file.discard()
            throw error
        }
    }

    /// Passes the manifest to a function piece by piece, as JSON with sorted keys, each on its own line.
    func compose(_ body: ([UInt8]) throws -> Void) throws {
        // JSONEncoder allocates hundreds of bytes for each frame. So it encodes one frame, which is then
        // replaced by the text of the film's frames.
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        var bare = self
        bare.files = FrameRecords(files.prefix(1).map { $0 }, keepsLast: false)
        let json = try encoder.encode(bare) + Data("\n".utf8)
        var piece: [UInt8] = []
        if let first = files.first { EntryLayout.indented.append(first, to: &piece) }
        guard !piece.isEmpty, let place = json.range(of: Data(piece)) else {
            return try body(Array(encoder.encode(self) + Data("\n".utf8)))
        }
        piece = Array(json[..<place.upperBound])
        for file in files.dropFirst() {
            piece += ",\n".utf8
            EntryLayout.indented.append(file, to: &piece)
            guard piece.count >= Self.pieceSize else { continue }
            try body(piece)
            piece.removeAll(keepingCapacity: true)
        }
        try body(piece + json[place.upperBound...])
    }
}
