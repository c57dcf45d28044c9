import Foundation

/// A pool of the memory of released bitmaps. A film needs buffers of the same sizes again and again, and the
/// system would clear each new one, which takes as long as drawing a simple frame.
enum PixelBufferPool {
    /// The largest number of bytes that the pool keeps: 48 MiB; a frame of 3840 x 2160 pixels has 33 million
    /// bytes.
    static let limit = 48 << 20

    private static let freeList = FreeList()

    /// Returns a buffer of a number of bytes, with undefined content; nil when memory is short.
    static func take(_ count: Int) -> UnsafeMutableRawPointer? {
        freeList.take(count) ?? malloc(count)
    }

    /// Adds a buffer from `take` or `malloc` to the pool.
    static func release(_ start: UnsafeMutableRawPointer, _ count: Int) {
        for piece in freeList.put(start, count) { free(piece) }
    }

    /// The buffers that were released last; the oldest are freed when the limit is exceeded.
    private final class FreeList: @unchecked Sendable {
        private let lock = NSLock()
        private var pieces: [(start: UnsafeMutableRawPointer, count: Int)] = []
        private var total = 0

        func take(_ count: Int) -> UnsafeMutableRawPointer? {
            lock.withLock {
                guard let index = pieces.lastIndex(where: { $0.count == count }) else { return nil }
                total -= count
                return pieces.remove(at: index).start
            }
        }

        /// Adds a buffer; returns the buffers to free.
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
