import Foundation

/// The syntax trees of a module as the compiler writes them after checking types, in which each use of a
/// member names the member's declaration and the place of the use.
///
/// Only what says which members are used is read.
package struct SyntaxDump {
    /// A use of a member without effect.
    struct Use {
        let member: MemberWithoutEffect
        let file: Substring
        let line: Int
    }

    /// A line that may name a member.
    private struct Line {
        let text: String
        /// True for the expression whose value the line before loads.
        let isLoaded: Bool
    }

    private let lines: [Line]
    private let members: MembersWithoutEffect

    /// The arguments with which the compiler checks types and writes the trees of all files: one process
    /// reads each file once, as it does without trees.
    package static let arguments = [
        "-typecheck", "-enable-batch-mode", "-driver-batch-count", "1", "-Xfrontend", "-dump-ast",
    ]

    /// The beginnings of the modules of UIKit, as declarations name them.
    private static let modules = ["\"FilmRuntime.", "\"CoreDrawing.", "\"CoreLayers.", "\"UIKit"]

    /// The beginning of the tree of a file.
    private static let head = Data("(source_file \"".utf8)

    /// The marks of the lines that are read: names of declarations, functions, protocols.
    private static let marks = ["=\"UIKit", "=\"Core", "=\"FilmRuntime.", "(func_decl ", "inherits=\""]

    /// Reads the trees that the compiler has written into a file; nil where it has written none, or some in
    /// another form.
    package init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path), data.starts(with: Self.head) else {
            return nil
        }
        self.init(data)
    }

    /// Reads trees.
    init(_ data: Data, members: MembersWithoutEffect = .all) {
        lines = data.withUnsafeBytes(Self.lines)
        self.members = members
    }

    /// Returns the lines that matter. Trees have some hundred bytes for each byte of source, so the others
    /// never become strings.
    private static func lines(of bytes: UnsafeRawBufferPointer) -> [Line] {
        guard var start = bytes.baseAddress else { return [] }
        let end = start + bytes.count
        var (found, isLoaded) = ([Line](), false)
        while start < end {
            let stop = memchr(start, 0x0A, end - start).map { UnsafeRawPointer($0) } ?? end
            let line = UnsafeRawBufferPointer(start: start, count: stop - start)
            if marks.contains(where: { line.contains($0.utf8) }) {
                found.append(Line(text: String(decoding: line, as: UTF8.self), isLoaded: isLoaded))
            }
            isLoaded = line.contains("load_expr".utf8)
            start = stop + 1
        }
        return found
    }

    /// Returns the uses of members without effect, in the order of the trees.
    func uses() -> [Use] {
        let protocols = conformances
        return lines.compactMap { line in
            line.text.contains("_decl ")
                ? override(in: line.text) ?? requirement(in: line.text, of: protocols)
                : reference(in: line)
        }
    }

    /// The protocols that types conform to, and the classes that they inherit from.
    private var conformances: Set<Substring> {
        lines.reduce(into: []) { names, line in
            guard let list = line.text.text(behind: "inherits=\"", before: "\"") else { return }
            names.formUnion(list.split { " ,&".contains($0) })
        }
    }

    /// Reads an expression that names a declaration. Reading a property is no use of it.
    private func reference(in line: Line) -> Use? {
        guard let member = member(in: line.text, behind: "decl=") else { return nil }
        switch member.kind {
        case .property: guard !line.isLoaded, line.text.contains("type=\"@lvalue ") else { return nil }
        case .function, .constant: break
        case .override, .requirement: return nil
        }
        return line.text.text(behind: "location=", before: " range=").flatMap { use(of: member, at: $0) }
    }

    /// Reads a declaration that overrides another; the accessors of a property have lines of their own.
    private func override(in line: String) -> Use? {
        guard !line.contains("(accessor_decl "), let member = member(in: line, behind: "override=") else {
            return nil
        }
        return line.text(behind: "range=[", before: " - ").flatMap { use(of: member, at: $0) }
    }

    /// Reads a function that a protocol requires, in a module with a type that conforms to the protocol.
    private func requirement(in line: String, of protocols: Set<Substring>) -> Use? {
        guard let place = line.text(behind: "range=[", before: " - "),
            let name = line.text(behind: "] \"", before: "\""),
            let member = members.requirements(named: name).first(where: { protocols.contains($0.owner[0]) })
        else { return nil }
        return use(of: member, at: place)
    }

    private func use(of member: MemberWithoutEffect, at place: Substring) -> Use? {
        let parts = place.split(separator: ":")
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else { return nil }
        return Use(member: member, file: place[..<parts[parts.count - 3].endIndex], line: line)
    }

    /// Returns the member of UIKit that a line names behind a mark. The place of a declaration, behind an
    /// at sign, stands only where the module has been compiled on this machine.
    private func member(in line: String, behind mark: String) -> MemberWithoutEffect? {
        guard let start = line.range(of: mark)?.upperBound,
            Self.modules.contains(where: line[start...].hasPrefix),
            let declaration = String(line[start...].dropFirst()).text(behind: ".(file).", before: "\""),
            let path = declaration.split(separator: "@", maxSplits: 1).first
        else { return nil }
        return members[path.replacingOccurrences(of: " extension", with: "")[...]]
    }
}

extension String {
    /// Returns the text between two marks; nil where one of them is missing.
    fileprivate func text(behind mark: String, before end: String) -> Substring? {
        guard let start = range(of: mark)?.upperBound, let stop = range(of: end, range: start..<endIndex)
        else { return nil }
        return self[start..<stop.lowerBound]
    }
}

extension UnsafeRawBufferPointer {
    /// Returns true where a text is in the bytes.
    fileprivate func contains(_ text: String.UTF8View) -> Bool {
        guard let first = text.first, var start = baseAddress else { return false }
        let end = start + count
        let bytes = Array(text)
        while let found = memchr(start, Int32(first), end - start).map({ UnsafeRawPointer($0) }) {
            guard end - found >= bytes.count else { return false }
            if memcmp(found, bytes, bytes.count) == 0 { return true }
            start = found + 1
        }
        return false
    }
}
