import SourceOutline

/// A member of UIKit without effect, with the places where code uses it.
package struct MemberUse: Hashable, Sendable {
    /// A place in the user's files.
    package struct Place: Hashable, Sendable {
        package let path: String
        /// The line, counted from 1.
        package let line: Int
    }

    /// The member, such as `UILabel.shadowColor`.
    package let member: String
    /// The places, in the order of files and lines.
    package let places: [Place]
}

extension AdaptedModule {
    /// Returns the members without effect that the module's code uses, the most used first.
    ///
    /// - Parameter dump: the syntax trees that the compiler has written.
    package func membersWithoutEffect(in dump: SyntaxDump) -> [MemberUse] {
        var places: [String: Set<MemberUse.Place>] = [:]
        for use in dump.uses() {
            guard let source = source(ofFile: use.file) else { continue }
            places[use.member.text, default: []].insert(
                MemberUse.Place(path: source.original.path, line: use.line))
        }
        let order = Dictionary(
            sources.enumerated().map { ($1.original.path, $0) }, uniquingKeysWith: { first, _ in first })
        return places.map { member, places in
            MemberUse(
                member: member,
                places: places.sorted { (order[$0.path] ?? 0, $0.line) < (order[$1.path] ?? 0, $1.line) })
        }
        .sorted { ($1.places.count, $0.member) < ($0.places.count, $1.member) }
    }

    /// Returns the source of a file that was written for the compiler, such as `file3.swift`.
    func source(ofFile path: Substring) -> (original: SourceFile, adapted: AdaptedSource)? {
        let name = path.split(separator: "/").last ?? path
        if name == "main.swift" { return module.script.map { sources[$0] } }
        guard name.hasPrefix("file"), name.hasSuffix(".swift"),
            let index = Int(name.dropFirst(4).dropLast(6)), sources.indices.contains(index)
        else { return nil }
        return sources[index]
    }
}
