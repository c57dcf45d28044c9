import DeterministicMath

/// The hash of the code that a scene runs on: this program and, for a scene file, its text.
///
/// Equal code makes equal frames, so several processes with equal code may film into one folder. Different
/// code may make equal frames as well, as a debug build or another machine's build of the same scene does.
struct SceneCode: Sendable, Hashable {
    /// The hash as 16 hexadecimal digits.
    let text: String

    /// Computes the hash of a scene of this program, or of a scene file with the given source.
    init(source: String?) {
        var hash = Hash64()
        hash.combine(flipbookVersion)
        hash.combine(ProgramHash.value)
        if let source { hash.combine(source) }
        text = hash.text
    }
}
