import Foundation
import Raster
import SystemPackage

/// Reads pictures in Netpbm's PAM form with red, green, blue and alpha, one after the other, from a pipe.
final class PAMReader: @unchecked Sendable {
    private let queue = DispatchQueue(label: "flipbook.pictures")
    // Used on `queue`.
    private let input: FileDescriptor
    private var isOpen = true

    /// A reader that closes the descriptor at its end.
    init(_ input: FileDescriptor) {
        self.input = input
    }

    deinit { if isOpen { try? input.close() } }

    /// The next picture; nil at the end, also where the end comes within a picture.
    func next() async throws -> Bitmap? {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try self.read() }) }
        }
    }

    /// Lets the program that writes end.
    func close() {
        queue.async {
            if self.isOpen { try? self.input.close() }
            self.isOpen = false
        }
    }

    private func read() throws -> Bitmap? {
        guard isOpen, let (width, height) = try head() else { return nil }
        do {
            return try Bitmap(width: width, height: height) { bytes in
                try fill(bytes)
                premultiply(bytes)
            }
        } catch Errno.brokenPipe {
            return nil
        }
    }

    /// Straight alpha becomes premultiplied, and red and blue change places.
    private func premultiply(_ bytes: UnsafeMutableRawBufferPointer) {
        for start in stride(from: 0, to: bytes.count, by: 4) {
            let alpha = Int(bytes[start + 3])
            func premultiplied(_ component: UInt8) -> UInt8 {
                UInt8((Int(component) * alpha + 127) / 255)
            }
            let red = premultiplied(bytes[start])
            bytes[start + 1] = premultiplied(bytes[start + 1])
            bytes[start] = premultiplied(bytes[start + 2])
            bytes[start + 2] = red
        }
    }

    /// The lines before the pixels end with ENDHDR.
    private func head() throws -> (width: Int, height: Int)? {
        var text: [UInt8] = []
        let end = Array("ENDHDR\n".utf8)
        while !text.suffix(end.count).elementsEqual(end) {
            var byte: UInt8 = 0
            let count = try withUnsafeMutableBytes(of: &byte) { try input.read(into: $0) }
            guard count == 1, text.count < 256 else { return nil }
            text.append(byte)
        }
        let words = String(decoding: text, as: UTF8.self).split(whereSeparator: { $0 == " " || $0.isNewline })
        func number(_ name: Substring) -> Int? {
            words.firstIndex(of: name).flatMap { Int(words[$0 + 1]) }
        }
        guard let width = number("WIDTH"), let height = number("HEIGHT"), number("DEPTH") == 4 else {
            return nil
        }
        return (width, height)
    }

    /// Nothing is written where nothing comes: the head may promise gigabytes.
    private func fill(_ bytes: UnsafeMutableRawBufferPointer) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try input.read(into: UnsafeMutableRawBufferPointer(rebasing: rest))
            guard count > 0 else { throw Errno.brokenPipe }
            rest = rest.dropFirst(count)
        }
    }
}
