import CCairo
import CoreGeometry
import Foundation
import Picture

/// The fonts that apps bring along in files, for all runs of the process, in which fontconfig and Pango keep
/// them. A run has names for those that its app registers.
///
/// Their bytes are kept in memory, and fontconfig gets the path of a descriptor that stays open, so that a
/// film does not change with the file, and leaves none behind. Fonts have keys in place of their families: an
/// app's own Inter neither replaces the one that draws the system font nor is replaced by it.
final class FontFiles: @unchecked Sendable {
    /// The only list.
    static let shared = FontFiles()

    private struct File {
        let path: String
        let hash: UInt64
        let faces: [FontFace]
    }

    private let lock = NSLock()
    private var files: [File] = []
    /// The places of files in the list, by their hashes.
    private var places: [UInt64: Int] = [:]

    /// The number of files with fonts.
    var count: Int { lock.withLock { files.count } }

    /// Reads a file, unless the same bytes were read before, and returns its fonts; none for bytes that are
    /// no fonts, and when the process has no descriptor left.
    func faces(in bytes: Data) -> [FontFace] {
        var hash = Hash64()
        bytes.withUnsafeBytes { hash.combine(bytes: $0) }
        return lock.withLock {
            if let place = places[hash.value] { return files[place].faces }
            guard let descriptor = Self.hold(bytes) else { return [] }
            let path = "/proc/self/fd/\(descriptor)"
            let faces = FontFileReader(path: path, hash: hash.value).faces
            guard !faces.isEmpty else {
                close(descriptor)
                return []
            }
            places[hash.value] = files.count
            files.append(File(path: path, hash: hash.value, faces: faces))
            return faces
        }
    }

    /// Returns a map of the installed fonts and those of all files; nil without memory.
    ///
    /// It has a configuration of its own: Pango's maps do not notice fonts that are added to one, and read it
    /// on other threads.
    func makeFontMap() -> UnsafeMutablePointer<PangoFontMap>? {
        guard let configuration = FcInitLoadConfigAndFonts() else { return nil }
        defer { FcConfigDestroy(configuration) }
        Font.addBundledFonts(to: configuration)
        lock.withLock {
            for file in files { Self.add(file, to: configuration) }
        }
        return ccairo_font_map(configuration)
    }

    /// Adds the fonts of a file under their keys.
    private static func add(_ file: File, to configuration: OpaquePointer) {
        let first = Int(FcConfigGetFonts(configuration, FcSetApplication)?.pointee.nfont ?? 0)
        guard FcConfigAppFontAddFile(configuration, file.path) != 0,
            let fonts = FcConfigGetFonts(configuration, FcSetApplication)
        else { return }
        for index in first..<max(first, Int(fonts.pointee.nfont)) {
            guard let pattern = fonts.pointee.fonts[index] else { continue }
            FcPatternDel(pattern, FC_FAMILY)
            FcPatternDel(pattern, FC_FAMILYLANG)
            FcPatternAddString(pattern, FC_FAMILY, FontFileReader.key(hash: file.hash, pattern))
        }
    }

    /// Returns a descriptor of a file in memory; nil when there is none left.
    private static func hold(_ bytes: Data) -> Int32? {
        let closesInPrograms: UInt32 = 1  // MFD_CLOEXEC
        let descriptor = memfd_create("font", closesInPrograms)
        guard descriptor >= 0 else { return nil }
        do {
            try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: bytes)
            return descriptor
        } catch {
            close(descriptor)
            return nil
        }
    }
}
