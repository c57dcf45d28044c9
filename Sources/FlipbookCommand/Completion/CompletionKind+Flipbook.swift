import ArgumentParser
import Flipbook
import Picture

/// What the shells offer for the values of options and arguments.
extension CompletionKind {
    /// The names of scenes, and the Swift files near by.
    static let scenes = custom { _, _, prefix in
        prefix.contains("/") ? swiftFiles(from: prefix) : sceneNames + swiftFiles(from: prefix)
    }

    /// A Swift file.
    static let swiftFiles = file(extensions: ["swift"])

    /// A file that a film can become, or a folder for its frames.
    static let videos = file(extensions: VideoFormat.allCases.map(\.rawValue))

    /// A file that a single picture can become.
    static let pictures = file(extensions: PictureFormat.allCases.map(\.rawValue))

    /// A file that a picture or a film can become.
    static let picturesAndVideos = file(
        extensions: PictureFormat.allCases.map(\.rawValue) + VideoFormat.allCases.map(\.rawValue))

    /// A colour's name.
    static let colors = list(Color.names)

    /// The names of quantities, also behind those that stand before the last comma.
    static let quantities = custom { _, _, prefix in
        let before = prefix.lastIndex(of: ",").map { prefix[...$0] } ?? ""
        return Quantity.allCases.map { before + $0.rawValue }
    }

    /// The parameters of the scene that the line names, each up to its value.
    static let settings = custom { words, _, _ in
        onMainActor {
            let scenes = Program.catalog.listings.filter { words.contains($0.name) }
            return scenes.flatMap { $0.parameters.map { "\($0.name)=" } }
        }
    }

    private static var sceneNames: [String] { onMainActor { Program.catalog.visible.map(\.name) } }

    /// Completions are asked for while the command line is read, and the program reads it on the main actor.
    private static func onMainActor(_ words: @MainActor () -> [String]) -> [String] {
        MainActor.assumeIsolated(words)
    }

    private static func swiftFiles(from prefix: String) -> [String] {
        SwiftFiles(startingWith: prefix).paths
    }
}
