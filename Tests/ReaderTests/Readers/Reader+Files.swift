import Dispatch
import Foundation

@testable import FlipbookCore
@testable import FlipbookDiff
@testable import FlipbookDrawing
@testable import FlipbookVideo
@testable import Raster
@testable import UIFoundation

/// Files that stand in folders of frames.
extension Reader {
    func readManifest(_ data: Data) throws {
        let streamed = try Manifest(asWritten: BlockReader(data))
        check(streamed == nil || streamed == Manifest(data))
        guard let manifest = Manifest(data) else { throw NothingRead() }
        use(manifest)
        // Only such files are ever written.
        var own = manifest
        own.fill(manifest.files.filter { _ in true }, asked: FrameSet())
        var json = Data()
        try own.compose { json += $0 }
        check(Manifest(json) == own)
    }

    func readJournal(_ data: Data) throws {
        guard let (film, files) = try FrameJournal.content(from: BlockReader(data)) else {
            throw NothingRead()
        }
        use(film)
        check(zip(files, files.dropFirst()).allSatisfy { $0.frame < $1.frame })
        var whole = film
        whole.fill(files, asked: FrameSet(film.frames.prefix(1000)))
        try whole.compose { _ in }
    }

    private func use(_ manifest: Manifest) {
        check(manifest.frames.count >= 1)
        check(manifest.isSameFilm(as: manifest) && manifest.difference(from: manifest) == nil)
        _ = manifest.absent.map { ($0.named, $0.count) }
        check(zip(manifest.files, manifest.files.dropFirst()).allSatisfy { $0.frame < $1.frame })
    }

    @MainActor func readFolder(_ data: Data) throws {
        let parts = data.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        let files = ["film.json", ".flipbook-999999999-0123456789abcdef.journal", "000000.png"]
        let folder = try Self.folder(of: Array(zip(files, parts)))
        let verification = wait { try await FolderVerification(of: folder) }
        for takesAll in [true, false] {
            let sequence = try PNGSequence(folder: folder, takesAll: takesAll)
            _ = try sequence.bitmap(of: sequence.files[0])
        }
        _ = try verification.get().isWhole
    }

    /// A folder of this process in memory, where there is one, that holds just these files.
    private static func folder(of files: [(name: String, data: Data)]) throws -> String {
        let memory = FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : nil
        let parent = memory ?? FileManager.default.temporaryDirectory.path
        let folder = "\(parent)/flipbook-reader-\(getpid())"
        mkdir(folder, 0o700)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            unlink("\(folder)/\(name)")
        }
        for (name, data) in files where !data.isEmpty {
            try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        return folder
    }

    /// Waits for what only a task can do.
    func wait<Value: Sendable>(
        _ body: @escaping @Sendable () async throws -> Value
    ) -> Result<Value, any Error> {
        let (end, result) = (Dispatch.DispatchSemaphore(value: 0), Reply<Value>())
        Task.detached {
            do { result.value = .success(try await body()) } catch { result.value = .failure(error) }
            end.signal()
        }
        end.wait()
        return result.value!
    }

    private final class Reply<Value: Sendable>: @unchecked Sendable {
        var value: Result<Value, any Error>?
    }
}

/// PNG files.
extension Reader {
    func readHead(_ data: Data) throws {
        let head = try PNGHeader(data, path: "a.png")
        check(head.width >= 1 && head.height >= 1)
    }

    /// Reads a PNG, compresses it in a way that its first byte selects, and reads it again.
    func readPNG(_ data: Data) throws {
        // Larger ones take seconds, by the same code.
        if let head = try? PNGHeader(data, path: "a.png"), head.width * head.height > 1 << 20 {
            throw NothingRead()
        }
        let bitmap = try Bitmap(png: data)
        try pack(bitmap, by: data.last ?? 0)
    }

    /// Reads a JPEG.
    func readJPEG(_ data: Data) throws {
        let bitmap = try Bitmap(jpeg: data)
        check(bitmap.isOpaque)
    }

    /// Reads the first frame of a GIF; larger ones take seconds, by the same code.
    func readGIF(_ data: Data) throws {
        let bitmap = try Bitmap(gif: data, pixelLimit: 1 << 20)
        check(bitmap.width >= 1 && bitmap.height >= 1)
    }

    /// Reads a PDF and draws its first page.
    @MainActor func readPDF(_ data: Data) throws {
        let (image, _) = try asFailure { try UIImage.page(ofPDF: data) }
        check(image.size.width > 0 && image.size.height > 0)
    }

    /// Reads an SVG and draws it.
    @MainActor func readSVG(_ data: Data) throws {
        let (image, _) = try asFailure { try UIImage.drawing(ofSVG: data) }
        check(image.size.width > 0 && image.size.height > 0)
    }

    /// Reads a table of texts; written with quotes and backslashes alone, it has to be the same.
    func readTable(_ data: Data) throws {
        func texts(of data: Data) throws -> [String: String] {
            do { return try TextTable(data).texts } catch {
                throw SceneFailure("The table cannot be read: \(error).", isAboutFile: true)
            }
        }
        func quoted(_ text: String) -> String {
            "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }
        let found = try texts(of: data)
        let lines = found.map { "\(quoted($0.key)) = \(quoted($0.value));\n" }
        check(try texts(of: Data(lines.joined().utf8)) == found)
    }

    /// Reads an image, and throws its error as the failure that a scene of it ends with.
    @MainActor private func asFailure<T>(_ read: () throws -> T) throws -> T {
        do { return try read() } catch { throw SceneFailure("\(error)", isAboutFile: true) }
    }

    /// The first byte is the width, the second chooses the packing; each other one is a pixel of one of 256
    /// colors, the last four bits its opacity where the third byte is odd.
    func readPixels(_ data: Data) throws {
        guard data.count > 3, data[0] > 0 else { throw NothingRead() }
        let (width, isOpaque) = (Int(data[0]), data[2] % 2 == 0)
        let places = data.dropFirst(3)
        let height = (places.count + width - 1) / width
        let bitmap = try Bitmap(width: width, height: height) { bytes in
            for place in 0..<width * height {
                let byte = place < places.count ? places[3 + place] : 0
                let alpha = isOpaque ? 255 : byte % 16 * 17
                for component in 0..<3 {
                    let value = byte &* [1, 37, 101][component]
                    // Premultiplied colors are at most the opacity.
                    bytes[4 * place + component] = min(value, alpha)
                }
                bytes[4 * place + 3] = alpha
            }
        }
        try pack(bitmap, by: data[1])
    }

    private func pack(_ bitmap: Bitmap, by byte: UInt8) throws {
        let all = PNGCompression.allCases
        let packed = try bitmap.pngData(all[Int(byte) % all.count])
        check(try Bitmap(png: packed) == bitmap)
    }

    /// The file with the checksum of each chunk as its content demands.
    func withRightChecksums(_ data: Data) -> Data {
        var bytes = [UInt8](data)
        var place = 8
        while place + 12 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = place + 8 + length
            guard end + 4 <= bytes.count else { break }
            let sum = Self.checksum(of: bytes[place + 4..<end])
            for number in 0..<4 { bytes[end + number] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * number)) }
            place = end + 4
        }
        return Data(bytes)
    }

    /// CRC-32, bit by bit.
    private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
