import Foundation

/// The reason for which a scene file cannot be filmed.
package enum SceneFileError: Error {
    /// The compiler found errors, which it has printed; `advice` names replacements for features that Linux
    /// lacks.
    case notCompiled(path: String, advice: [String])
    /// The compiler failed without an error about any file.
    case compilerFailed(path: String, messages: String)
    /// A source exceeds a limit, on a line or as a whole.
    case overLimit(path: String, line: Int?, rule: String)
    /// The compiler did not end in time; `place` is where it was.
    case compilerTimedOut(path: String, place: String?, seconds: Int)
    /// The compiler crashed; `place` is where it was.
    case compilerCrashed(path: String, place: String?)
    /// The source adapter ended on the sources without an answer, since they take too long or too much
    /// memory.
    case adapterStopped(path: String, reason: String)
    /// No class of the file can be filmed; `hasStatements` is true for statements at the top level of a file,
    /// which show no live view, and `nearMiss` is the rule that a class breaks which is nearly a scene.
    case noScene(path: String, hasStatements: Bool, nearMiss: String?)
    /// Several classes can be filmed, and the command line names none.
    case severalScenes(path: String, names: [String])
    /// Several classes are marked as the app's entry; each with the path of its file.
    case severalApps(path: String, entries: [(name: String, file: String)])
    /// The named scene is not in the file.
    case unknownScene(name: String, path: String, names: [String])
    /// The file needs source adaptation, whose program is not installed.
    case noAdapter(path: String)
    /// The program that adapts source code gave no answer.
    case adapterFailed(path: String, reason: String)
    /// There is no Swift compiler on the PATH.
    case noCompiler(path: String)
    /// The modules that scenes import are not in the folders where they belong.
    case noModules(folders: [String])
    /// The compiled library cannot be loaded into this program.
    case notLoaded(path: String, reason: String)
}

extension SceneFileError: CustomStringConvertible {
    /// The sentence for the user.
    package var description: String {
        switch self {
        case .notCompiled(let path, let advice):
            (["“\(path)” does not compile; the compiler's messages are above."] + advice.map { "  " + $0 })
                .joined(separator: "\n")
        case .compilerFailed(let path, let messages):
            "The Swift compiler failed on “\(path)”: \(messages.split(separator: "\n").first ?? "no message")."
        case .overLimit(let path, let line, let rule):
            "“\(path)” is not read: " + (line.map { "on line \($0) " } ?? "") + "\(rule)."
        case .compilerTimedOut(let path, let place, let seconds):
            "The Swift compiler has not finished “\(path)” in \(seconds) s"
                + (place.map { "; it was at \($0)" } ?? "") + ". --compile-timeout allows more."
        case .compilerCrashed(let path, let place):
            "The Swift compiler crashed on “\(path)”" + (place.map { ", at \($0)" } ?? "") + "."
        case .adapterStopped(let path, let reason):
            "The source adapter cannot read “\(path)”: \(reason)."
        case .noScene(let path, _, let reason?):
            "There is no scene in “\(path)”: \(reason)."
        case .noScene(let path, false, nil):
            "There is no scene in “\(path)”. A scene is a class that conforms to Scene, or a view controller; it is at the "
                + "file's top level and not private. `flipbook new MyScenes` writes one to begin with."
        case .noScene(let path, true, nil):
            "There is no scene in “\(path)”: its statements belong to no class. Put them into viewDidLoad() of a "
                + "class ViewController: UIViewController, or import PlaygroundSupport and show a view with "
                + "PlaygroundPage.current.liveView = view."
        case .severalScenes(let path, let names):
            "There are several scenes in “\(path)”: \(names.joined(separator: ", ")). "
                + "Say which one: \(path):\(names[0])"
        case .severalApps(let path, let entries):
            "“\(path)” has several apps: " + Self.sentence(of: entries, in: path)
        case .unknownScene(let name, let path, let names):
            "There is no scene named “\(name)” in “\(path)”; there is \(names.joined(separator: ", "))."
        case .noCompiler(let path):
            "Cannot compile “\(path)”: swiftc is not on the PATH. How to get it: https://www.swift.org/install"
        case .noAdapter(let path):
            "“\(path)” needs source adaptation, whose program is missing: `make install` in Flipbook's folder installs "
                + "it, and `make adapter` only builds it."
        case .adapterFailed(let path, let reason):
            "The source adapter “\(path)” failed: \(reason)."
        case .noModules(let folders):
            "Cannot compile scenes: Flipbook's modules are not in \(folders.joined(separator: " or ")). "
                + "`make install` puts them there."
        case .notLoaded(let path, let reason):
            "Cannot load the scenes of “\(path)” into this program: \(reason). "
                + "The command `flipbook` films files; a package of its own films what is in its catalog."
        }
    }

    /// Returns the end of a sentence about several apps, with the way to choose one.
    private static func sentence(of entries: [(name: String, file: String)], in path: String) -> String {
        let names = entries.map { "\($0.name) (\(URL(fileURLWithPath: $0.file).lastPathComponent))" }
        let isOneFile = Set(entries.map { $0.file }).count == 1
        return names.joined(separator: ", ") + ". Put each into a " + (isOneFile ? "file" : "folder")
            + " of its own" + (isOneFile ? "." : ", or film the file of one: \(entries[0].file)")
    }
}
