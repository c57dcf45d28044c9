import Foundation

/// The layout of a frame's entry in JSON: the bytes before each value and after the last one.
///
/// JSONEncoder takes longer for an entry than writing the frame's file, and JSONDecoder allocates a kilobyte
/// for each. So entries of the layouts that Flipbook writes are composed and recognized here.
struct EntryLayout: Sendable {
    /// The layout of film.json, as `JSONEncoder` formats it with sorted keys.
    static let indented = EntryLayout("    {\n      ", " : ", ",\n      ", "\n    }")
    /// The layout of a journal, an entry in one line.
    static let line = EntryLayout("{", ":", ",", "}")

    /// The number of bytes that no entry exceeds.
    static let maximumByteCount = 512

    private let file, frame, hash, picture, pixels, end: [UInt8]
    private static let fileExtension = Array(".png".utf8)

    private init(_ opening: String, _ colon: String, _ comma: String, _ closing: String) {
        file = Array("\(opening)\"file\"\(colon)\"".utf8)
        frame = Array("\"\(comma)\"frame\"\(colon)".utf8)
        hash = Array("\(comma)\"hash\"\(colon)\"".utf8)
        picture = Array("\"\(comma)\"picture\"\(colon)\"".utf8)
        pixels = Array("\"\(comma)\"pixels\"\(colon)\"".utf8)
        end = Array("\"\(closing)".utf8)
    }

    /// Appends the entry of a record.
    func append(_ record: Manifest.FrameFile, to bytes: inout [UInt8]) {
        bytes += file
        bytes += record.file.utf8
        bytes += frame
        bytes += String(record.frame).utf8
        bytes += hash
        append(record.bytesHash, to: &bytes)
        for (name, value) in [(picture, record.pictureHash), (pixels, record.pixelsHash)] {
            guard let value else { continue }
            bytes += name
            append(value, to: &bytes)
        }
        bytes += end
    }

    private func append(_ hash: UInt64, to bytes: inout [UInt8]) {
        for shift in stride(from: UInt64(60), through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: hash >> shift & 15)
            bytes.append(digit < 10 ? 48 + digit : 87 + digit)
        }
    }

    /// Reads the entry at the beginning of some bytes.
    /// - Returns: the record and the number of its bytes, or nil unless the bytes are exactly those that
    ///   `append` writes.
    func read(_ bytes: UnsafeRawBufferPointer) -> (record: Manifest.FrameFile, count: Int)? {
        var scanner = EntryScanner(bytes)
        guard scanner.skip(file), let name = scanner.number(digits: 6), scanner.skip(Self.fileExtension),
            scanner.skip(frame), let number = scanner.number(digits: 1), number == name,
            number < Film.mostFrames, scanner.skip(hash), let hash = scanner.hash()
        else { return nil }
        var (pictureHash, pixelsHash): (UInt64?, UInt64?)
        if scanner.skip(picture) {
            pictureHash = scanner.hash()
            guard pictureHash != nil else { return nil }
        }
        if scanner.skip(pixels) {
            pixelsHash = scanner.hash()
            guard pixelsHash != nil else { return nil }
        }
        guard scanner.skip(end) else { return nil }
        let record = Manifest.FrameFile(
            frame: number, bytes: hash, picture: pictureHash, pixels: pixelsHash)
        return (record, scanner.place)
    }
}

/// A scanner of an entry's bytes, which stays in place where they are not as expected.
private struct EntryScanner {
    private let bytes: UnsafeRawBufferPointer
    /// The number of bytes that were scanned.
    private(set) var place = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// Scans some text, and returns whether it is there.
    mutating func skip(_ text: [UInt8]) -> Bool {
        guard bytes.count - place >= text.count,
            bytes[place..<place + text.count].elementsEqual(text)
        else { return false }
        place += text.count
        return true
    }

    /// Scans a number with at least `digits` digits, and with zeros before it only where it has fewer.
    mutating func number(digits: Int) -> Int? {
        let text = bytes[place...].prefix(8).prefix { (48...57).contains($0) }
        guard text.count == digits || text.count > digits && text.first != 48, text.count <= 7 else {
            return nil
        }
        place += text.count
        return text.reduce(0) { 10 * $0 + Int($1) - 48 }
    }

    /// Scans 16 hexadecimal digits in lower case.
    mutating func hash() -> UInt64? {
        guard bytes.count - place >= 16 else { return nil }
        var hash: UInt64 = 0
        for byte in bytes[place..<place + 16] {
            switch byte {
            case 48...57: hash = hash << 4 | UInt64(byte - 48)
            case 97...102: hash = hash << 4 | UInt64(byte - 87)
            default: return nil
            }
        }
        place += 16
        return hash
    }
}
