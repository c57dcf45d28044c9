/// All members without effect, by their names.
struct MembersWithoutEffect {
    /// The members that Flipbook lists.
    static let all = MembersWithoutEffect(lines)

    private let byName: [Substring: [MemberWithoutEffect]]

    /// Reads the lines of a list.
    init(_ lines: String) {
        let members = lines.split(separator: "\n").flatMap(MemberWithoutEffect.members)
        byName = Dictionary(grouping: members, by: \.name)
    }

    /// Returns the member that the compiler names: the path leaves out the outer types where a member is
    /// declared in an extension.
    subscript(path: Substring) -> MemberWithoutEffect? {
        let (owner, name) = MemberWithoutEffect.parts(of: path)
        guard !owner.isEmpty else { return nil }
        return byName[name]?.first { $0.owner.suffix(owner.count).elementsEqual(owner) }
    }

    /// The requirements with a name; several protocols may have the same.
    func requirements(named name: Substring) -> [MemberWithoutEffect] {
        (byName[name] ?? []).filter { $0.kind == .requirement }
    }
}
