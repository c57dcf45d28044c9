/// The rules for files that are already in a film's folder.
public struct FolderPolicy: Sendable, Hashable {
    /// A Boolean value that indicates whether existing frames that verify are kept and only the others are
    /// filmed; default false.
    public var resumes: Bool
    /// A Boolean value that indicates whether a film.json and numbered files that Flipbook did not write may
    /// be replaced; default false.
    public var overwritesForeignFiles: Bool

    /// Creates a policy. By default every frame is filmed, and foreign files are left alone.
    public init(resumes: Bool = false, overwritesForeignFiles: Bool = false) {
        self.resumes = resumes
        self.overwritesForeignFiles = overwritesForeignFiles
    }
}
