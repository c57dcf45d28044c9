import FlipbookTestSupport
import FlipbookVideo
import Foundation
import Picture
import Raster
import TestSupport
import Testing
import UIKitHost

@testable import FlipbookCore

@Suite struct InputFilesTests {
    private let photo = Result { try Bitmap(width: 1, pixels: [Pixel(1, 2, 3)]).pngData() }

    @Test func inputFilesAreNoOutputsByAnyOfTheirNames() async throws {
        try await inFolder { folder in
            let path = folder + "/photo.png"
            try photo.get().write(to: URL(fileURLWithPath: path))
            try writeAtomically(photo.get(), to: path)
            _ = try RegularFile(path, limit: 1 << 20).contents()
            symlink("photo.png", folder + "/link.png")
            for output in [
                "photo.png", "link.png", "../\(URL(fileURLWithPath: folder).lastPathComponent)/photo.png",
            ] {
                let error = #expect(throws: FilmError.self) {
                    try writeAtomically(Data("other".utf8), to: "\(folder)/\(output)")
                }
                guard case .invalid? = error else { Issue.record("\(String(describing: error))"); continue }
            }
            #expect(try contents(path) == photo.get())
            #expect(try names(in: folder) == ["link.png", "photo.png"])
            // As `flipbook play` writes a parameter's value into the scene's text.
            try writeAtomically(photo.get(), to: path, monitor: nil, replacesInput: true)
            #expect(try contents(path) == photo.get())
            // A new file of another name may have the number of a deleted one.
            unlink(path)
            try writeAtomically(photo.get(), to: folder + "/link.png")
            #expect(try contents(folder + "/link.png") == photo.get())
        }
    }

    @Test func inputFilesThatAreFramesAreNotReplacedByForce() async throws {
        try await inFolder { folder in
            let path = folder + "/000000.png"
            try photo.get().write(to: URL(fileURLWithPath: path))
            var entry = CatalogEntry(
                viewController: "Photo", summary: "", size: CGSize(width: 8, height: 8), duration: 0.1
            ) {
                let controller = UIViewController()
                controller.view.addSubview(UIImageView(image: UIImage(named: "000000")))
                return controller
            }
            entry.resourceFolder = folder
            let film = try await film(entry)
            let error = await #expect(throws: FilmError.self) {
                try await FilmRenderer().render(
                    film, to: [.folder(folder)], policy: FolderPolicy(overwritesForeignFiles: true))
            }
            #expect(error?.description.contains("an input of this run") == true)
            #expect(try contents(path) == photo.get())
        }
    }
}
