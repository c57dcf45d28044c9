import FlipbookCore
import FlipbookTestSupport
import Foundation
import Picture
import Raster
import TestSupport
import Testing
import UIKitHost

@Suite struct PlaygroundTests {
    @Test @MainActor func pagesFindTheirImagesWhenTheyRunForTheirSize() async throws {
        let photo = try Bitmap(width: 3, pixels: Array(repeating: Pixel(1, 2, 3), count: 6)).pngData()
        try await inFolder { folder in
            try photo.write(to: URL(fileURLWithPath: folder + "/photo.png"))
            let entry = CatalogEntry(playground: "Page", resourceFolder: folder) {
                let size = UIImage(named: "photo")?.size ?? .zero
                PlaygroundPage.current.liveView = UIView(frame: CGRect(origin: .zero, size: size))
            }
            #expect(entry.size == CGSize(width: 3, height: 2))
            #expect(entry.resourceFolder == folder)
        }
    }
}
