import Foundation
import Raster
import SystemPackage

/// The hash of the running program's file. Copies have equal hashes, since path and date are not included.
enum ProgramHash {
    /// The hash, or 0 when the file cannot be read.
    static let value: UInt64 = {
        hash(of: Bundle.main.executablePath ?? CommandLine.arguments[0])
    }()

    /// The bytes that are read at once: a mapped file of 100 MB would count as memory of the process.
    private static let piece = 1 << 16

    /// Returns the hash of a program's file: that of its build identifier, which the linker computes from the
    /// file's content, or of all bytes in a file without one. 0 when the file cannot be read.
    static func hash(of path: String) -> UInt64 {
        guard let file = try? FileDescriptor.open(FilePath(path), .readOnly, options: .closeOnExec) else {
            return 0
        }
        defer { try? file.close() }
        var hash: UInt64 = 0
        var offset: Int64 = 0
        while let bytes = read(file, at: offset), !bytes.isEmpty {
            if offset == 0, let identifier = BuildIdentifier(startOfFile: bytes) {
                return ContentHash.of(identifier.bytes)
            }
            hash = ContentHash.of(bytes, after: hash)
            offset += Int64(bytes.count)
        }
        return hash
    }

    private static func read(_ file: FileDescriptor, at offset: Int64) -> Data? {
        var bytes = Data(count: piece)
        let count = try? bytes.withUnsafeMutableBytes { try file.read(fromAbsoluteOffset: offset, into: $0) }
        return count.map { bytes.prefix($0) }
    }
}
