import FlipbookCore
import Foundation
import Raster
import SystemPackage

/// A reader of a sequence of pictures in Netpbm's PAM format, with red, green, blue and alpha, from a pipe.
final class PAMReader: @unchecked Sendable {
    private let queue = DispatchQueue(label: "flipbook.pictures")
    // Used only on `queue`.
    private let input: FileDescriptor
    private var isOpen = true

    /// Creates a reader that owns the descriptor and closes it.
    init(_ input: FileDescriptor) {
        self.input = input
    }

    deinit { if isOpen { try? input.close() } }

    /// Returns the next picture, or nil at the end of the input, even when it comes within a picture.
    func next() async throws -> Bitmap? {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try self.read() }) }
        }
    }

    /// Closes the descriptor, so that a program that still writes gets a broken pipe and ends.
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

    /// Converts straight to premultiplied alpha, and RGBA to BGRA.
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

    /// Reads the header, which ends with ENDHDR, or returns nil when it is cut off, over 256 bytes or not of
    /// depth 4.
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

    /// Reads until the buffer is full. Bytes are written only as they arrive, so a header that claims
    /// gigabytes costs no memory.
    private func fill(_ bytes: UnsafeMutableRawBufferPointer) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try input.read(into: UnsafeMutableRawBufferPointer(rebasing: rest))
            guard count > 0 else { throw Errno.brokenPipe }
            rest = rest.dropFirst(count)
        }
    }
}
