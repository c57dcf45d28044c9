import ArgumentParser

/// Why a file with scenes cannot be filmed.
enum SceneFileError: Error {
    /// The compiler found errors, which it has shown; and what to write in place of what Linux has not.
    case notCompiled(path: String, advice: [String])
    /// No class of the file can be filmed.
    case noScene(path: String)
    /// Several can, and none was chosen.
    case severalScenes(path: String, names: [String])
    /// The one that was named is not among them.
    case unknownScene(name: String, path: String, names: [String])
    /// There is no Swift compiler on the PATH.
    case noCompiler(path: String)
    /// The command's own modules, which scenes import, are not where they were put.
    case noModules(folders: [String])
    /// What was compiled does not fit to this program.
    case notLoaded(path: String, reason: String)
}

extension SceneFileError: CustomStringConvertible {
    /// The sentence that a user reads.
    var description: String {
        switch self {
        case .notCompiled(let path, let advice):
            (["“\(path)” does not compile; the compiler's messages are above."] + advice).joined(
                separator: " ")
        case .noScene(let path):
            "There is no scene in “\(path)”. A scene is a class that conforms to Scene, or a view controller; it is at the "
                + "file's top level and not private. `flipbook new MyScenes` writes one to begin with."
        case .severalScenes(let path, let names):
            "There are several scenes in “\(path)”: \(names.joined(separator: ", ")). "
                + "Say which one: \(path):\(names[0])"
        case .unknownScene(let name, let path, let names):
            "There is no scene named “\(name)” in “\(path)”; there is \(names.joined(separator: ", "))."
        case .noCompiler(let path):
            "Cannot compile “\(path)”: swiftc is not on the PATH. How to get it: https://www.swift.org/install"
        case .noModules(let folders):
            "Cannot compile scenes: Flipbook's modules are not in \(folders.joined(separator: " or ")). "
                + "`make install` puts them there."
        case .notLoaded(let path, let reason):
            "Cannot load the scenes of “\(path)” into this program: \(reason). "
                + "The command `flipbook` films files; a package of its own films what is in its catalog."
        }
    }

    var exitCode: ExitCode {
        switch self {
        case .notCompiled, .noScene: .badData
        case .severalScenes: .usage
        case .unknownScene: .noInput
        case .noCompiler, .noModules: .unavailable
        case .notLoaded: .sceneFailed
        }
    }
}
