import Foundation
import SystemPackage

/// A folder of frames that any number of processes may film into at the same time.
///
/// `film.json` names the frames of runs that have ended; a `FrameJournal` those of each run that goes on or
/// was killed. Whoever changes film.json holds the folder's lock for that moment, so that nothing another
/// process adds is lost.
struct FrameFolder: Sendable {
    let path: String

    /// Waits until no other process changes what the folder is said to hold.
    func lock() async throws -> FileLock {
        try await FileLock.wait(for: place(FileLock.mark))
    }

    /// The path of a file in the folder.
    func place(_ name: String) -> String { path + "/" + name }

    /// The numbers of files that are called as frames are.
    func numbers() -> Set<Int> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return Set(names.compactMap(Manifest.frame(of:)))
    }

    /// Whether a frame's file is just as it was written.
    func verifies(_ file: Manifest.FrameFile) -> Bool {
        guard let data = readFile(place(file.file)) else { return false }
        return Fingerprint(of: data).text == file.hash
    }

    /// Those of some frames whose files are as they were written, looked at on all processors.
    func verified(_ files: [Int: Manifest.FrameFile]) -> [Int: Manifest.FrameFile] {
        let files = Array(files.values)
        let marks = UnsafeMutableBufferPointer<Bool>.allocate(capacity: files.count)
        marks.initialize(repeating: false)
        defer { marks.deallocate() }
        // Each index is written by one thread.
        nonisolated(unsafe) let isGood = marks
        DispatchQueue.concurrentPerform(iterations: files.count) { isGood[$0] = verifies(files[$0]) }
        let good = files.indices.filter { marks[$0] }.map { files[$0] }
        return Dictionary(uniqueKeysWithValues: good.map { ($0.frame, $0) })
    }

    /// Makes sure that files outlive a crash of the machine.
    ///
    /// Each `fsync` waits for the disk: a second for some hundred frames, many times as long as it takes to
    /// film them. Linux writes all that a file system holds back at once, in hundredths of a second.
    func synchronize(_ names: [String]) throws {
        try naming(path) {
            if try synchronizeFileSystem(of: path) { return }
            for name in names {
                let file = try FileDescriptor.open(FilePath(place(name)), .readOnly, options: .closeOnExec)
                try file.closeAfter { try file.synchronize() }
            }
        }
    }

    /// Removes frames, but none whose file is not as it was written: that one is not ours any more.
    /// - Returns: the frames that were removed.
    @discardableResult func remove(_ files: [Int: Manifest.FrameFile]) -> Set<Int> {
        let ours = verified(files)
        for file in ours.values { unlink(place(file.file)) }
        return Set(ours.keys)
    }
}

extension Manifest {
    /// The number in the name of a frame's file; nil for any other name.
    static func frame(of name: String) -> Int? {
        guard name.hasSuffix(".png"), let number = Int(name.dropLast(4)), number >= 0 else { return nil }
        return fileName(ofFrame: number) == name ? number : nil
    }
}
