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

    @Test @MainActor func pagesFindTheOutlinesOfLettersWhenTheyRunForTheirSize() {
        let entry = CatalogEntry(playground: "Page") {
            var (letters, glyphs) = (Array("B".utf16), [CGGlyph](repeating: 0, count: 1))
            let font = UIFont.systemFont(ofSize: 100)
            _ = CTFontGetGlyphsForCharacters(font, &letters, &glyphs, 1)
            let path = CTFontCreatePathForGlyph(font, glyphs[0], nil)
            PlaygroundPage.current.liveView = UIView(
                frame: CGRect(x: 0, y: 0, width: path == nil ? 1 : 100, height: 100))
        }
        #expect(entry.size.width == 100)
    }
}
