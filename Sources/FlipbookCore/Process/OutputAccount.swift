import Foundation

/// The state of outputs, complete or not, for the message when the program is stopped.
package final class OutputAccount: @unchecked Sendable {
    fileprivate struct Entry {
        let path: String
        let frameCount: Int
        var frames: Int?
        var isWhole = false
    }

    private let lock = NSLock()
    private var entries: [Entry] = []

    /// Creates an empty account.
    init() {}

    /// Records the start of an output other than standard output. In a folder each frame counts by itself.
    func begin(_ path: String, isFolder: Bool, frameCount: Int) {
        guard path != "-" else { return }
        let entry = Entry(path: path, frameCount: frameCount, frames: isFolder ? 0 : nil)
        lock.withLock { entries.append(entry) }
    }

    /// Records a complete frame of a folder.
    func noteFrame(in path: String) {
        change(path) { $0.frames? += 1 }
    }

    /// Records that an output is complete.
    func finish(_ path: String) {
        change(path) { $0.isWhole = true }
    }

    private func change(_ path: String, _ body: (inout Entry) -> Void) {
        lock.withLock {
            guard let index = entries.lastIndex(where: { $0.path == path }) else { return }
            body(&entries[index])
        }
    }

    /// The outputs that exist and those that were not made, such as `Whole: 41 of 120 frames in “a/”. Not
    /// made: “a.mp4”.`; empty when none was begun.
    package var sentence: String {
        let entries = lock.withLock { self.entries }
        let whole = entries.compactMap(\.whole)
        let missing = entries.filter { $0.whole == nil }.map { "“\($0.path)”" }
        return [("Whole: ", whole), ("Not made: ", missing)].filter { !$0.1.isEmpty }
            .map { "\($0)\($1.joined(separator: ", "))." }.joined(separator: " ")
    }
}

extension OutputAccount.Entry {
    /// The complete part of the output as a phrase, or nil when there is none.
    fileprivate var whole: String? {
        guard let frames, frames < frameCount else { return isWhole || frames != nil ? "“\(path)”" : nil }
        return frames > 0 ? "\(frames) of \(frameCount) frames in “\(path)”" : nil
    }
}
