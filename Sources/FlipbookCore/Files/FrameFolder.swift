import Foundation
import Raster
import SystemPackage

/// A folder of frames that any number of processes may film into at the same time.
///
/// `film.json` lists the frames of runs that have ended; a `FrameJournal` lists those of each run that is
/// active or was killed. A process holds the folder's lock while it changes film.json, so that concurrent
/// additions are not lost.
struct FrameFolder: Sendable {
    let path: String
    /// The monitor that lists locks and records while they are not complete.
    var monitor: RunMonitor?

    /// Waits for the lock on the folder's records and acquires it.
    func lock() async throws -> FileLock {
        try await FileLock.wait(for: path(of: FileLock.mark), monitor: monitor)
    }

    /// Returns the path of a file in the folder.
    func path(of name: String) -> String { path + "/" + name }

    /// Returns the numbers of the files that have the name of a frame.
    func numbers() -> FrameSet {
        var numbers = FrameSet()
        forEachName(in: path) { name in
            if let number = Manifest.frame(of: name) { numbers.insert(number) }
        }
        return numbers
    }

    /// Returns whether a frame's file has the bytes that were written.
    func verifies(_ file: Manifest.FrameFile) -> Bool {
        guard let data = try? PNGHeader.file(at: path(of: file.file)) else { return false }
        return file.hasBytes(data)
    }

    /// Returns those frames whose files have the bytes that were written; all processors take part.
    func verified(_ files: FrameRecords) -> FrameRecords {
        let marks = UnsafeMutableBufferPointer<Bool>.allocate(capacity: files.count)
        marks.initialize(repeating: false)
        defer { marks.deallocate() }
        // Safe, since each index is written by one thread.
        nonisolated(unsafe) let isGood = marks
        DispatchQueue.concurrentPerform(iterations: files.count) { isGood[$0] = verifies(files[$0]) }
        var index = -1
        return files.filter { _ in
            index += 1
            return marks[index]
        }
    }

    /// Returns whether a frame's file is a whole picture with pixels that neither the given records nor a
    /// journal lists. A damaged file is not a picture; recompression by another program keeps the pixels.
    func isEdited(_ frame: Int, since records: [Manifest.FrameFile]) -> Bool {
        guard let data = try? PNGHeader.file(at: path(of: Manifest.fileName(ofFrame: frame))),
            let bitmap = try? Bitmap(png: data)
        else { return false }
        func isAsWritten(_ file: Manifest.FrameFile) -> Bool { file.hasBytes(data) || file.shows(bitmap) }
        if records.contains(where: isAsWritten) { return false }
        // The journals are read after the file: a run at work records a frame before it replaces the file.
        let journals = FrameJournal.records(in: path)
        return !journals.contains { $0.files[frame: frame].map(isAsWritten) ?? false }
    }

    /// Writes files to disk, so that they survive a crash of the machine.
    ///
    /// Each `fsync` waits for the disk: for some hundred frames about a second, many times as long as filming
    /// them. Linux writes all cached data of a file system at once, in hundredths of a second.
    func synchronize(_ files: FrameRecords) throws {
        try naming(path) {
            if try synchronizeFileSystem(of: path) { return }
            for record in files {
                let path = FilePath(path(of: record.file))
                let file = try FileDescriptor.open(path, .readOnly, options: .closeOnExec)
                try file.closeAfter { try file.synchronize() }
            }
        }
    }

    /// Removes frames whose files are unchanged; a file that was changed is no longer Flipbook's.
    /// - Returns: the frames that were removed.
    @discardableResult func remove(_ files: FrameRecords) -> FrameSet {
        let ours = verified(files)
        for file in ours { unlink(path(of: file.file)) }
        return ours.numbers
    }
}

extension Manifest {
    /// Returns the number in the name of a frame's file, or nil for any other name.
    static func frame(of name: String) -> Int? {
        guard name.hasSuffix(".png"), let number = Int(name.dropLast(4)), number >= 0 else { return nil }
        return fileName(ofFrame: number) == name ? number : nil
    }
}
