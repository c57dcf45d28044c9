import Foundation

/// A file beside the code of a scene, which may be anything: a pipe whose end never comes, a device, or more
/// bytes than fit into memory.
package struct RegularFile {
    /// The path.
    package let path: String
    /// The largest number of bytes that is read, in whole MiB.
    package let limit: Int

    /// A reason for which a file is not read, without the path.
    package enum Refusal: Error, CustomStringConvertible {
        /// It is a pipe, a device or a folder.
        case notRegular
        /// It has more bytes than the limit.
        case tooLarge(limit: Int)

        /// The rule, as the end of a sentence.
        package var description: String {
            switch self {
            case .notRegular: "it is not a regular file"
            case .tooLarge(let limit): "it has more than \(limit >> 20) MiB"
            }
        }
    }

    /// Names a file; nothing is read.
    package init(_ path: String, limit: Int) {
        (self.path, self.limit) = (path, limit)
    }

    /// Returns the bytes; nil when there is no such file, or it may not be read. The file counts as an input
    /// from then on, whose place no output takes.
    ///
    /// - Throws: `Refusal` for a file that is not a regular one, or that is too large.
    package func contents() throws -> Data? {
        // Without O_NONBLOCK a pipe would be waited for.
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { return nil }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw Refusal.notRegular
        }
        guard status.st_size <= limit else { throw Refusal.tooLarge(limit: limit) }
        InputFiles.note(path, status)
        return try read(file, size: Int(status.st_size))
    }

    /// Reads to the end. The kernel's own files have a size of zero and may have no end.
    private func read(_ file: Int32, size: Int) throws -> Data? {
        var data = Data(count: size + 4096)
        var count = 0
        while true {
            if count == data.count { data.count *= 2 }
            let free = data.count - count
            let more = data.withUnsafeMutableBytes { bytes in
                bytes.baseAddress.map { Foundation.read(file, $0 + count, free) } ?? 0
            }
            if more < 0, errno == EINTR { continue }
            guard more >= 0 else { return nil }
            if more == 0 { break }
            count += more
            guard count <= limit else { throw Refusal.tooLarge(limit: limit) }
        }
        return data.prefix(count)
    }
}
