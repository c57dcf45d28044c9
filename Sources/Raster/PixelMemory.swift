import Foundation

/// Memory of bitmaps that are gone, for the next ones: a film needs pieces of one size again and again, and the system
/// would clear each anew, which takes as long as to draw a simple frame.
enum PixelMemory {
    /// How many bytes are kept at most; a frame of 3840 x 2160 pixels has 33 million.
    static let limit = 48 << 20

    private static let shelf = Shelf()

    /// A piece of so many bytes, which are undefined; nil when memory is short.
    static func take(_ count: Int) -> UnsafeMutableRawPointer? {
        shelf.take(count) ?? malloc(count)
    }

    /// Takes back a piece, from here or from malloc.
    static func giveBack(_ start: UnsafeMutableRawPointer, _ count: Int) {
        for piece in shelf.put(start, count) { free(piece) }
    }

    /// Pieces of one size: that of the last one that came back.
    private final class Shelf: @unchecked Sendable {
        private let lock = NSLock()
        private var pieces: [UnsafeMutableRawPointer] = []
        private var size = 0

        func take(_ count: Int) -> UnsafeMutableRawPointer? {
            lock.withLock { count == size ? pieces.popLast() : nil }
        }

        /// Gives what is too much.
        func put(_ start: UnsafeMutableRawPointer, _ count: Int) -> [UnsafeMutableRawPointer] {
            lock.withLock {
                var rest: [UnsafeMutableRawPointer] = []
                if count != size { swap(&rest, &pieces) }
                size = count
                if (pieces.count + 1) * count <= limit { pieces.append(start) } else { rest.append(start) }
                return rest
            }
        }
    }
}
