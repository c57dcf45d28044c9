package import FlipbookCore
import Foundation

/// The Swift files of a scene as they were when it was compiled, for writing values of parameters back into
/// them.
package final class ParameterSource {
    private struct File {
        let path: String
        var text: String
    }

    private var files: [File]
    private let scene: String?
    private let monitor: RunMonitor?

    /// Reads the files.
    ///
    /// - Parameters:
    ///   - paths: the paths of the files.
    ///   - scene: the name of the scene's class; nil where a file has only one.
    ///   - monitor: the monitor that lists files while they are not complete.
    package init(paths: [String], scene: String?, monitor: RunMonitor?) {
        (self.scene, self.monitor) = (scene, monitor)
        files = paths.compactMap { path in
            (try? String(contentsOfFile: path, encoding: .utf8)).map { File(path: path, text: $0) }
        }
    }

    /// Writes a value in place of a parameter's literal, and returns a sentence about it.
    /// - Throws: `FilmError` when the file has changed since it was read, when there is no literal or more
    /// than one,
    ///   and when the file cannot be written.
    package func write(_ value: Double, of parameter: ParameterDeclaration) throws -> String {
        let name = parameter.name
        let found = files.indices.flatMap { index in
            ParameterLiteral.all(of: name, in: files[index].text, scene: scene).map { (index, $0) }
        }
        guard let (index, literal) = found.first, found.count == 1 else {
            let count = found.isEmpty ? "no literal" : "\(found.count) literals"
            throw FilmError.invalid(
                "“\(name)” is not written: the text has \(count) of it, and has to have one, as in “var \(name) = "
                    + "\(parameter.defaultText)”.")
        }
        let path = files[index].path
        guard let now = try? String(contentsOfFile: path, encoding: .utf8), now == files[index].text else {
            throw FilmError.invalid("“\(name)” is not written: “\(path)” has changed meanwhile.")
        }
        let new = literal.text(of: value, isWhole: parameter.isWhole)
        let old = String(now[literal.range])
        guard new != old else { return "“\(name)” is \(old) in the text already." }
        let text = now.replacingCharacters(in: literal.range, with: new)
        try writeAtomically(Data(text.utf8), to: path, monitor: monitor, replacesInput: true)
        files[index].text = text
        let line = now[..<literal.range.lowerBound].count { $0.isNewline } + 1
        return "\(path):\(line): \(name) is \(new) now; it was \(old)."
    }
}
