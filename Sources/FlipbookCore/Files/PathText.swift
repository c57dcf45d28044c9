import Foundation
import SystemPackage

// Each frame's file asks for its folder and extension. `FilePath` takes half of the processor time of a whole
// film in a debug build for that, because its generic collections are not specialized there; so a path in the
// usual form, with single slashes and a name at its end, is read by the functions of C.

/// Returns the folder of a file, or `.` for a bare name.
package func folder(of path: String) -> String {
    let folder =
        PathText.split(path) { start, name in
            let length = name - start
            return length == 0 ? "" : PathText.string(start, length == 1 ? 1 : length - 1)
        } ?? FilePath(path).removingLastComponent().string
    return folder.isEmpty ? "." : folder
}

/// Returns what follows the last period of a file's name; nil for a name without one, and for one whose only
/// period is its first character.
package func pathExtension(of path: String) -> String? {
    PathText.split(path) { _, name in
        guard let period = strrchr(name, 0x2e), period != UnsafeMutablePointer(mutating: name) else {
            return String?.none
        }
        return PathText.string(period + 1, strlen(period + 1))
    } ?? FilePath(path).extension
}

/// A path in the usual form.
private enum PathText {
    /// Calls a function with the beginnings of a path and of the name at its end; returns nil for a path in
    /// another form, such as one that ends in a slash or in `..`.
    static func split<Result>(
        _ path: String, _ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Result
    ) -> Result? {
        path.withCString { start in
            let name = strrchr(start, 0x2f).map { UnsafePointer($0) + 1 } ?? start
            let end = name + strlen(name)
            guard end > name, end[-1] != 0x2e, strstr(start, "//") == nil else { return nil }
            return body(start, name)
        }
    }

    /// Returns the text of some bytes.
    static func string(_ start: UnsafePointer<CChar>, _ count: Int) -> String {
        String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
}
