import Foundation
import SourceOutline

/// A message of the compiler: an error, a warning or a note, at a place.
package struct CompilerDiagnostic: Hashable, Sendable {
    package enum Severity: String, Sendable { case error, warning, note, remark }

    /// The file; empty for a message about none, such as a linker's.
    package var path: String
    /// The line, counted from 1.
    package let line: Int
    /// The column in bytes, counted from 1.
    package var column: Int
    /// The column in the adapted text; nil outside of one.
    var adaptedColumn: Int?
    package let severity: Severity
    package let message: String

    /// True for a message about a member that overrides none, or one that an extension may not override.
    var isAboutOverride: Bool {
        message.hasSuffix("cannot be overridden from extension")
            || message.hasSuffix("and cannot be overridden")
            || message.contains(" does not override any ")
    }

    /// Reads the messages of a compiler that writes each as `file:line:column: error: message`. The excerpts
    /// of the source below them are left out; lines before the first message and of other programs are kept
    /// as errors without a place.
    static func all(in text: String) -> [CompilerDiagnostic] {
        var (found, seen) = ([CompilerDiagnostic](), Set<CompilerDiagnostic>())
        for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
            guard let diagnostic = CompilerDiagnostic(line: line) ?? placeless(line, isFirst: found.isEmpty)
            else {
                continue
            }
            if seen.insert(diagnostic).inserted { found.append(diagnostic) }
        }
        return found
    }

    private init(path: String, line: Int, column: Int, severity: Severity, message: String) {
        (self.path, self.line, self.column) = (path, line, column)
        (self.severity, self.message) = (severity, message)
    }

    /// Reads the first line of a message; nil for any other line.
    private init?(line text: Substring) {
        for severity in [Severity.error, .warning, .note, .remark] {
            guard let mark = text.range(of: ": \(severity.rawValue): ") else { continue }
            let place = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let column = Int(place[place.count - 1]),
                let line = Int(place[place.count - 2])
            else { continue }
            self.init(
                path: place.dropLast(2).joined(separator: ":"), line: line, column: column,
                severity: severity,
                message: String(text[mark.upperBound...]))
            return
        }
        return nil
    }

    /// Returns the message with its place at the end of a file's last line that is not empty.
    func atEnd(of file: SourceFile) -> CompilerDiagnostic {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = lines.lastIndex { $0.contains { !$0.isWhitespace } } ?? 0
        let column = lines[line].reversed().drop(while: \.isWhitespace).reduce(1) { $0 + $1.utf8.count }
        return CompilerDiagnostic(
            path: file.path, line: line + 1, column: column, severity: severity, message: message)
    }

    private static func placeless(_ line: Substring, isFirst: Bool) -> CompilerDiagnostic? {
        let message: Substring
        if let mark = line.range(of: "error: "), mark.lowerBound == line.startIndex || line.contains("ld") {
            message = line[mark.upperBound...]
        } else if isFirst {
            message = line
        } else {
            return nil
        }
        return CompilerDiagnostic(path: "", line: 0, column: 0, severity: .error, message: String(message))
    }

    /// Returns the message as the compiler writes it, with the line of the user's text and a mark below.
    func text(in source: SourceFile?, isColored: Bool) -> String {
        guard !path.isEmpty else { return message }
        let (bold, end) = isColored ? ("\u{1b}[1m", "\u{1b}[0m") : ("", "")
        let hue = isColored ? "\u{1b}[1;\(severity == .error ? 31 : severity == .warning ? 35 : 30)m" : ""
        let head =
            "\(bold)\(path):\(line):\(column): \(end)\(hue)\(severity.rawValue): \(end)\(bold)\(message)\(end)"
        guard let source, let excerpt = source.line(line) else { return head }
        let before = String(decoding: excerpt.utf8.prefix(column - 1), as: UTF8.self)
        let indent = String(before.map { (letter: Character) -> Character in letter == "\t" ? "\t" : " " })
        return "\(head)\n\(excerpt)\n\(indent)^"
    }
}

extension SourceFile {
    /// Returns a line, counted from 1, without its end; nil when the text has fewer lines.
    func line(_ number: Int) -> Substring? {
        let lines = text.split(separator: "\n", maxSplits: number, omittingEmptySubsequences: false)
        guard number >= 1, lines.count >= number else { return nil }
        let line = lines[number - 1]
        return line.last == "\r" ? line.dropLast() : line
    }
}
