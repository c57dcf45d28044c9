import ArgumentParser
import Flipbook
import Picture
import UIKitHost

/// The shell completions for the values of options and arguments.
extension CompletionKind {
    /// The names of scenes, and the Swift files below the current folder or the typed one.
    static let scenes = custom { _, _, prefix in
        prefix.contains("/") ? swiftFiles(from: prefix) : sceneNames + swiftFiles(from: prefix)
    }

    /// The Swift files.
    static let swiftFiles = file(extensions: ["swift"])

    /// The video files, and the folders for frames.
    static let videos = file(extensions: VideoFormat.allCases.map(\.rawValue))

    /// The files of videos, and of films made of vectors.
    static let films = file(
        extensions: VideoFormat.allCases.map(\.rawValue) + ["svg", "lottie", "html", "json"])

    /// The files of single pictures.
    static let pictures = file(extensions: PictureFormat.allCases.map(\.rawValue))

    /// The files of pictures and videos.
    static let picturesAndVideos = file(
        extensions: PictureFormat.allCases.map(\.rawValue) + VideoFormat.allCases.map(\.rawValue))

    /// The names of colors.
    static let colors = list(Color.names)

    /// The names of devices, and the word for the list of them.
    static let devices = list(DeviceProfile.all.map(\.name) + ["list"])

    /// The names of quantities; each completion keeps the names up to the last comma.
    static let quantities = custom { _, _, prefix in
        let before = prefix.lastIndex(of: ",").map { prefix[...$0] } ?? ""
        return Quantity.allCases.map { before + $0.rawValue }
    }

    /// The parameters of the scenes on the command line, each with its `=`.
    static let settings = custom { words, _, _ in
        onMainActor {
            let scenes = Program.catalog.entries.filter { words.contains($0.name) }
            return scenes.flatMap { $0.parameters.map { "\($0.name)=" } }
        }
    }

    private static var sceneNames: [String] { onMainActor { Program.catalog.visible.map(\.name) } }

    /// Runs the closure on the main actor, where the program already is: it requests completions while it
    /// reads the command line.
    private static func onMainActor(_ words: @MainActor () -> [String]) -> [String] {
        MainActor.assumeIsolated(words)
    }

    private static func swiftFiles(from prefix: String) -> [String] {
        SwiftFiles(startingWith: prefix).paths
    }
}
