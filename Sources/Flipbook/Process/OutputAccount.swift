import Foundation

/// An account of the outputs of this process: what is whole and what is not, for the sentence that says so when
/// it has to stop.
package final class OutputAccount: @unchecked Sendable {
    /// The account of all films of the process.
    package static let shared = OutputAccount()

    fileprivate struct Entry {
        let path: String
        let frameCount: Int
        var frames: Int?
        var isWhole = false
    }

    private let lock = NSLock()
    private var entries: [Entry] = []

    /// An empty account.
    package init() {}

    /// Notes an output that is begun, standard output excepted; of a folder each frame counts by itself.
    func begin(_ path: String, isFolder: Bool, frameCount: Int) {
        guard path != "-" else { return }
        let entry = Entry(path: path, frameCount: frameCount, frames: isFolder ? 0 : nil)
        lock.withLock { entries.append(entry) }
    }

    /// Notes a frame that is there, whole.
    func noteFrame(in path: String) {
        change(path) { $0.frames? += 1 }
    }

    /// Notes an output that is complete.
    func finish(_ path: String) {
        change(path) { $0.isWhole = true }
    }

    private func change(_ path: String, _ body: (inout Entry) -> Void) {
        lock.withLock {
            guard let place = entries.lastIndex(where: { $0.path == path }) else { return }
            body(&entries[place])
        }
    }

    /// What is whole and what was not made, such as `Whole: 41 of 120 frames in “a/”. Not made: “a.mp4”.`; empty
    /// when nothing was begun.
    package var sentence: String {
        let entries = lock.withLock { self.entries }
        let whole = entries.compactMap(\.whole)
        let missing = entries.filter { $0.whole == nil }.map { "“\($0.path)”" }
        return [("Whole: ", whole), ("Not made: ", missing)].filter { !$0.1.isEmpty }
            .map { "\($0)\($1.joined(separator: ", "))." }.joined(separator: " ")
    }
}

extension OutputAccount.Entry {
    /// What there is of the output; nil for nothing.
    fileprivate var whole: String? {
        guard let frames, frames < frameCount else { return isWhole || frames != nil ? "“\(path)”" : nil }
        return frames > 0 ? "\(frames) of \(frameCount) frames in “\(path)”" : nil
    }
}
