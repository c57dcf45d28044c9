import FlipbookCore
import Foundation

/// A dotLottie archive: a ZIP file with a manifest and one animation.
struct DotLottie {
    /// The bytes of the archive.
    let data: Data

    /// Packs an animation.
    init(_ animation: Data) {
        let manifest = JSONText.object([
            ("version", .text("1.0")), ("generator", .text("Flipbook \(flipbookVersion)")),
            ("animations", .list([.object([("id", .text("film"))])])),
        ])
        var archive = ZIPArchive()
        archive.add(Data(manifest.text.utf8), name: "manifest.json")
        archive.add(animation, name: "animations/film.json")
        data = archive.finished
    }
}
