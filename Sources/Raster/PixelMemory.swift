import Foundation

/// Memory of bitmaps that are gone, for the next ones: a film needs pieces of the same sizes again and again, and the system
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

    /// The pieces that came back last; older ones make room for them.
    private final class Shelf: @unchecked Sendable {
        private let lock = NSLock()
        private var pieces: [(start: UnsafeMutableRawPointer, count: Int)] = []
        private var total = 0

        func take(_ count: Int) -> UnsafeMutableRawPointer? {
            lock.withLock {
                guard let place = pieces.lastIndex(where: { $0.count == count }) else { return nil }
                total -= count
                return pieces.remove(at: place).start
            }
        }

        /// Gives what is too much.
        func put(_ start: UnsafeMutableRawPointer, _ count: Int) -> [UnsafeMutableRawPointer] {
            lock.withLock {
                pieces.append((start, count))
                total += count
                var rest: [UnsafeMutableRawPointer] = []
                while total > limit {
                    total -= pieces[0].count
                    rest.append(pieces.removeFirst().start)
                }
                return rest
            }
        }
    }
}
